/// A list of text rows under text section ids, as scenario files and text logs hold it.
public typealias TextList = ListState<String, TextItem>
/// An action on a ``TextList``.
public typealias TextAction = ListAction<String, TextItem>
/// An entry of a ``TextTimeline``.
public typealias TextEntry = Entry<String, TextItem>
/// A history of a ``TextList``.
public typealias TextTimeline = Timeline<String, TextItem>
