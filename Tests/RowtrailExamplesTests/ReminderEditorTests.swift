import Rowtrail
import RowtrailExamples
import RowtrailTesting
import Testing

@Suite("The reminder editor")
@MainActor
struct ReminderEditorTests {
  let editor = ReminderEditor(title: "Water the plants", notes: "")
  var store: ReminderEditor.Store { editor.store }

  @Test("the header is item 0, the text row item 1")
  func cells() throws {
    let header = try #require(editor.cell(at: at(0, 0)))
    #expect(header.isHeader && header.text == "Title" && header.onEdit == nil)
    let field = try #require(editor.cell(at: at(0, 1)))
    #expect(!field.isHeader && field.text == "Water the plants")
    #expect(editor.cell(at: at(0, 2)) == nil && editor.cell(at: at(2, 0)) == nil)
  }

  @Test("the text goes to its own row when a section comes in above while the user types")
  func typing() throws {
    let notes = try #require(editor.cell(at: at(1, 1))?.onEdit)
    store.expect {
      notes("The fern")
    } changes: {
      $0.edit(.notes) { $0.text = "The fern" }
    }
    store.expect {
      editor.setDate("3 March, 9:00")
    } changes: {
      $0.insertSection(SectionAttributes(.date, header: "Date", headerMode: .firstItem), at: 1)
      $0.insert(ReminderText(.date, "3 March, 9:00"), at: at(1, 1))
    }
    store.expect {
      notes("The fern gets half a cup")
    } changes: {
      $0.edit(.notes) { $0.text = "The fern gets half a cup" }
    }
    #expect(store.timeline.entries.last?.hazards.count == 1)
  }

  @Test("the naive text field writes into the section that has slid to its place")
  func naiveTyping() {
    let sections = [ReminderText(.title, "Water the plants"), ReminderText(.notes, "")].map { [ListRow($0)] }
    let naive = NaiveList(sections)
    // The view counts the header, the array does not: every second bug report of such a list.
    let title = naive.textField(at: at(0, 1)) { $0.text = $1 }
    #expect(title("Water all the plants") == .crash)
    let notes = naive.textField(at: at(1, 0)) { $0.text = $1 }
    naive.change { $0.insert([ListRow(ReminderText(.date, "3 March, 9:00"))], at: 1) }
    #expect(notes("The fern") == .hit(.date))
  }

  @Test("the field of an aspect that is switched off sends nothing anywhere")
  func switchedOff() throws {
    editor.setDate("3 March, 9:00")
    editor.shown = store.revision
    let date = try #require(editor.cell(at: at(1, 1))?.onEdit)
    editor.setDate(nil)
    store.expect(rejected: .gone) { date("4 March, 9:00") }
    store.undo()
    store.expect {
      date("4 March, 9:00")
    } changes: {
      $0.edit(.date) { $0.text = "4 March, 9:00" }
    }
  }

  @Test("a row keeps its keyboard: only its own cell is reconfigured, at its place behind the header")
  func onScreen() throws {
    let screen = HeadlessScreen(editor, visibleCount: 6)
    screen[1]?.onEdit?("Water all the plants")
    let update = try #require(screen.update())
    #expect(update == ListUpdate(from: 0, to: 1, reconfigure: [at(0, 1)]))
    #expect(screen[1]?.text == "Water all the plants" && screen[0]?.isHeader == true)
    editor.setDate("3 March, 9:00")
    #expect(screen.update()?.sections.insert == [1])
    #expect(
      (0..<6).map { screen[$0]?.text } == ["Title", "Water all the plants", "Date", "3 March, 9:00", "Notes", ""])
    screen[5]?.onEdit?("The fern")
    #expect(store.list.row(.notes)?.item.text == "The fern")
  }

  @Test("Cancel takes everything back")
  func cancel() throws {
    let before = store.list
    let title = try #require(editor.cell(at: at(0, 1))?.onEdit)
    title("Water all the plants")
    editor.setDate("3 March, 9:00")
    editor.cancel()
    #expect(store.list == before)
  }
}
