import Foundation

@MainActor open class UIResponder: NSObject {}

@MainActor open class UIView: UIResponder {
  public init(frame: CGRect) { super.init() }

  open internal(set) weak var window: UIWindow?
  open var isHidden = false

  open class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) { actionsWithoutAnimation() }

  /// A view comes onto the screen, or leaves it.
  package func setWindow(_ window: UIWindow?) {
    self.window = window
    if window != nil { layoutIfNeeded() }
  }

  open func layoutIfNeeded() {}
}

@MainActor open class UIWindow: UIView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
  }

  open var rootViewController: UIViewController? {
    didSet {
      oldValue?.view?.setWindow(nil)
      show()
    }
  }

  open override var isHidden: Bool { didSet { show() } }

  private func show() {
    guard !isHidden, let rootViewController else { return }
    rootViewController.loadViewIfNeeded()
    rootViewController.view.setWindow(self)
  }
}

@MainActor open class UIScrollView: UIView {
  open var refreshControl: UIRefreshControl?
}

@MainActor open class UIViewController: UIResponder {
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }
  public required init?(coder: NSCoder) { super.init() }

  // Implicitly unwrapped as UIKit has it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var view: UIView!

  open func loadView() {}
  open func viewDidLoad() {}

  public func loadViewIfNeeded() {
    guard view == nil else { return }
    loadView()
    viewDidLoad()
  }
}

@MainActor open class UIControl: UIView {}

@MainActor open class UIRefreshControl: UIControl {
  public init(frame: CGRect, primaryAction: UIAction?) {
    self.primaryAction = primaryAction
    super.init(frame: frame)
  }

  package let primaryAction: UIAction?
  open private(set) var isRefreshing = false

  open func endRefreshing() { isRefreshing = false }

  /// The user pulls.
  package func pull() {
    isRefreshing = true
    if let primaryAction { primaryAction.handler(primaryAction) }
  }
}
