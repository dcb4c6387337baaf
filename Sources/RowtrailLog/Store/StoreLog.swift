import Rowtrail

/// The log of a store: hands entries over to the background, and tells the store when that fails.
@MainActor
final class StoreLog<SectionID: ListID, Item: ListItem>: EntryRecorder {
  let writer: BackgroundWriter<SectionID, Item>

  init<Coding: LogCoding>(
    _ opened: LogWriter<Coding>.Opened, of store: ListStore<SectionID, Item>
  ) where Coding.SectionID == SectionID, Coding.Item == Item {
    writer = BackgroundWriter(opened.writer, after: opened.revision) { [weak store] in
      Task { @MainActor in store?.tellRecorder() }
    }
  }

  func record(_ entry: Entry<SectionID, Item>) { writer.add(entry) }
}
