import Rowtrail

/// The path of an item of a section.
func at(_ section: Int, _ item: Int) -> RowPath { RowPath(section: section, item: item) }
