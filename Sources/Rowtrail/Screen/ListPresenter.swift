import Observation

/// Keeps a view up to date with a store: what the adapters for UIKit share, and what knows no UIKit.
///
///     presenter = ListPresenter(store)
///     presenter.screen = self              // a ListScreen
///     presenter.list.itemCount(ofSectionAt: 0)   // what the data source answers
///     presenter.handle(at: path)                 // what a cell captures
///
/// The view shows ``list``, which lags behind the store's until the view is told. It is told once for all that was
/// dispatched in the same turn of the main actor: with a batch; with a reload where it has shown nothing yet or nobody is
/// looking; later where the user has it in hand. A horizon that forgets the revision it shows does not matter.
///
/// What the user did to the view by dragging, the view has done already, and it is not told again: see
/// ``rowMovedByUser(from:to:)``.
///
/// `Sendable`, as everything on the main actor is.
@MainActor
public final class ListPresenter<SectionID: ListID, Item: ListItem> {
  /// What an action came to.
  public typealias Outcome = ListStore<SectionID, Item>.Outcome

  /// The store.
  public let store: ListStore<SectionID, Item>
  /// The view, which is not kept alive.
  public weak var screen: (any ListScreen)?
  /// How long a view that the user has in hand is left alone before it is asked again.
  public var patience: Duration = .milliseconds(100)
  /// Whether the app wants the view left alone, such as while the user types into a cell. The view is told what has come
  /// meanwhile when this is `false` again; ``updateNow()`` and ``reload()`` do not wait.
  public var isHeld = false { didSet { if oldValue, !isHeld { update() } } }
  /// What a move by the user means, by a reorder control or a drop; the move itself unless something else is said. After a
  /// move by a reorder control the view is told in the next turn of the main actor, whatever is called in here.
  public var onMove: ListMove<SectionID, Item>.Meaning = { $0.dispatch() }
  /// Called once the view shows another revision, when its batch or reload is done, also after a move by the user. What else
  /// shows the list, such as a number of stars in a header or an empty state, is renewed here.
  public var didUpdate: () -> Void = {}

  /// What the view shows: every path that it names counts in this list.
  public private(set) var list: ListState<SectionID, Item>
  /// The revision that the view shows.
  public private(set) var revision: Int
  /// The list at ``revision``: the shown one, unless the user moved a row in a way that the store did not follow.
  private var base: ListState<SectionID, Item>
  private var state = State.shown
  /// The sections that the user took a row out of or put one into, whose headers do not know of it yet.
  private var recounted: Set<SectionID> = []
  /// Whether the view shows another revision than when ``didUpdate`` was called last.
  private var isNews = false
  private var isUpdating = false
  /// Whether ``onMove`` is running for a move that the view has made and ``list`` has not.
  private var isMoving = false
  private var isWaiting = false

  private enum State {
    /// The view shows the revision.
    case shown
    /// The view shows the revision with a row moved by the user.
    case moved
    /// The view shows what no list can be: a row before a header that is an item.
    case unlike
  }

  /// A presenter of the list that the store shows now.
  public init(_ store: ListStore<SectionID, Item>) {
    self.store = store
    list = store.visibleList
    base = list
    revision = store.visibleRevision
    follow()
  }

  private func follow() {
    withObservationTracking {
      _ = store.visibleRevision
    } onChange: { [weak self] in
      Task { @MainActor in
        self?.follow()
        self?.update()
      }
    }
  }
}

extension ListPresenter {
  /// Tells the view what changed, now if it is free and else once it is. It comes by itself after a dispatch, and when
  /// ``isHeld`` ends.
  public func update() {
    guard !isHeld else { return }
    guard screen?.readiness == .busy else { return updateNow() }
    guard !isWaiting else { return }
    isWaiting = true
    let patience = patience
    Task { [weak self] in
      try? await Task.sleep(for: patience)
      self?.isWaiting = false
      self?.update()
    }
  }

  /// Tells the view what changed, even where the user has it in hand: what a swipe action's handler and a drop do, whose
  /// animations start from the view as it is then.
  public func updateNow() {
    guard let screen, !isUpdating, !isMoving else { return }
    tell(screen)
    announce()
  }

  private func tell(_ screen: any ListScreen) {
    let (new, newest) = (store.visibleList, store.visibleRevision)
    guard state != .shown || newest != revision || !recounted.isEmpty else { return }
    if state == .unlike || screen.readiness == .unloaded {
      show(new, newest)
      return screen.reload()
    }
    let update = new.update(since: list, from: revision, to: newest)
    let work = update.followUp(before: list, after: new, recounted: recounted)
    guard !update.isEmpty || !work.isEmpty else { return show(new, newest) }
    isUpdating = true
    screen.perform(update, then: work) { self.show(new, newest) }
    isUpdating = false
  }

  /// Shows the newest list afresh: when the view is first loaded, or comes back to a window.
  public func reload() {
    if isMoving {
      state = .unlike  // once the move is done
      return
    }
    show(store.visibleList, store.visibleRevision)
    screen?.reload()
    announce()
  }

  private func show(_ list: ListState<SectionID, Item>, _ revision: Int) {
    isNews = isNews || revision != self.revision
    (self.list, base, self.revision, state, recounted) = (list, list, revision, .shown, [])
  }

  private func announce() {
    guard isNews else { return }
    isNews = false
    didUpdate()
  }
}

extension ListPresenter {
  /// A handle for the row at a path of the shown list; `nil` where a header or nothing stands there.
  public func handle(at path: RowPath) -> RowHandle<SectionID, Item>? {
    list.row(at: path).flatMap(handle(for:))
  }

  /// A handle for the row of this id; `nil` where the shown list has none.
  public func handle(for id: Item.ID) -> RowHandle<SectionID, Item>? {
    list.row(id).flatMap(handle(for:))
  }

  private func handle(for row: ListRow<Item>) -> RowHandle<SectionID, Item>? {
    base.path(of: row.id).map { RowHandle(row, at: $0, revision: revision, store: store) }
  }

  /// A handle for the section with an index of the shown list; `nil` where there is none.
  public func sectionHandle(at index: Int) -> SectionHandle<SectionID, Item>? {
    SectionHandle(at: index, of: list, revision: revision, store: store)
  }
}

extension ListPresenter {
  /// `tableView(_:moveRowAt:to:)` and `collectionView(_:moveItemAt:to:)`: the user has moved a row in the view, which is
  /// not told of it again.
  ///
  /// Where the store refuses the move, something else happened meanwhile, or ``onMove`` made more of it, the view is then
  /// told what is left to do. Headers of sections whose number of rows changed are renewed.
  ///
  /// - Parameters:
  ///   - source: the path in the shown list that the row stood at.
  ///   - destination: the path at which the view has it now, which counts with the row taken out.
  @discardableResult
  public func rowMovedByUser(from source: RowPath, to destination: RowPath) -> Outcome {
    isMoving = true
    let outcome =
      state == .shown
      ? store.moveRow(at: source, to: destination, shown: revision, perform: onMove)
      : refuse("move", "\(source) to \(destination)")
    isMoving = false
    let target = moveTarget(for: destination)
    let isInList = list.move(from: source, to: target)
    if source.section != target.section {
      recounted.formUnion([source.section, target.section].compactMap { list.sectionID(at: $0) })
    }
    if !isInList || target != destination {
      state = .unlike
    } else if state == .shown {
      followMove()
    }
    // Also where nothing was dispatched.
    Task { [weak self] in self?.update() }
    return outcome
  }

  /// The view shows the newest revision where the store did what the user did, and no more.
  private func followMove() {
    let (new, moved) = (store.visibleList, recounted)
    if new.update(since: list).isEmpty {
      show(new, store.visibleRevision)
      recounted = moved
    } else {
      state = .moved
    }
  }

  /// `targetIndexPathForMove…`: where a row may be dropped instead of onto a header that is an item.
  public func moveTarget(for proposed: RowPath) -> RowPath {
    guard case .header = list.occupant(of: proposed) else { return proposed }
    return RowPath(section: proposed.section, item: 1)
  }

  /// A drop of rows of this list, after which the view is told at once; see the store's `drop(_:at:shown:perform:)`.
  ///
  /// - Parameters:
  ///   - rows: what is dropped, as the drag holds it.
  ///   - destination: a path of the shown list with the rows taken out; `nil` is the end of the last section.
  @discardableResult
  public func drop(_ rows: [RowHandle<SectionID, Item>], at destination: RowPath?) -> Outcome {
    defer { updateNow() }
    guard state == .shown else { return refuse("drop", "\(destination.map { "\($0)" } ?? "end")") }
    return store.drop(rows, at: destination, shown: revision, perform: onMove)
  }

  /// A drop of new rows from outside the list, after which the view is told at once.
  @discardableResult
  public func drop(_ rows: [ListRow<Item>], at destination: RowPath?) -> Outcome {
    defer { updateNow() }
    guard state == .shown else { return refuse("drop", "\(destination.map { "\($0)" } ?? "end")") }
    return store.drop(rows, at: destination, shown: revision)
  }

  /// Refuses what counts in no revision, since the view has not been put right after a move by the user.
  private func refuse(_ name: String, _ what: String) -> Outcome {
    store.refuse(Rejection(.gone, what), AppAction(name, payload: "\(what) after \(revision)"))
  }
}
