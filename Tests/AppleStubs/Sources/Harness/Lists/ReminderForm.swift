import LinkedExamples
import LinkedUIKit
import Rowtrail
import UIKit

package final class ReminderFieldCell: UICollectionViewListCell, Readable {
  package var text = ""
  package var onEdit: ((String) -> Void)?
}

/// The reminder editor over a diffable data source: a header is item 0 of its section.
package final class ReminderForm: NSObject {
  package typealias ID = ListPlaceID<ReminderAspect, ReminderAspect>

  package let editor: ReminderEditor
  package let view: UICollectionView
  package let dataSource: UICollectionViewDiffableDataSource<ReminderAspect, ID>
  package let adapter: ListDiffableAdapter<ReminderAspect, ReminderText, ID>

  @MainActor package init(title: String, notes: String) {
    editor = ReminderEditor(title: title, notes: notes)
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .firstItemInSection
    view = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    let rows = UICollectionView.CellRegistration<ReminderFieldCell, RowHandle<ReminderAspect, ReminderText>> {
      cell, _, row in
      cell.text = row.shown.item.text
      cell.onEdit = { text in row.edit { $0.text = text } }
    }
    let headers = UICollectionView.CellRegistration<ReminderFieldCell, SectionHandle<ReminderAspect, ReminderText>> {
      cell, _, section in
      cell.text = section.shown.header
      cell.onEdit = nil
    }
    let provider = Provider()
    dataSource = UICollectionViewDiffableDataSource(collectionView: view) { view, indexPath, id in
      switch id {
      case .row(let id):
        view.dequeueConfiguredReusableCell(using: rows, for: indexPath, item: provider.adapter?.row(for: id))
      case .header(let id):
        view.dequeueConfiguredReusableCell(using: headers, for: indexPath, item: provider.adapter?.section(for: id))
      }
    }
    adapter = ListDiffableAdapter(editor.store, dataSource, in: view)
    super.init()
    provider.adapter = adapter
    adapter.presenter.reload()
  }

  @MainActor private final class Provider {
    weak var adapter: ListDiffableAdapter<ReminderAspect, ReminderText, ID>?
  }
}
