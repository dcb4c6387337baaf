import Foundation

@MainActor open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  public init(style: UITableView.Style) {
    super.init(nibName: nil, bundle: nil)
    loadTable()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    loadTable()
  }

  // Implicitly unwrapped as UIKit has it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tableView: UITableView!
  open var refreshControl: UIRefreshControl?

  private func loadTable() {
    tableView = UITableView(frame: CGRect(), style: .plain)
    tableView.dataSource = self
    tableView.delegate = self
  }

  open override func loadView() { view = tableView }

  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }
}
