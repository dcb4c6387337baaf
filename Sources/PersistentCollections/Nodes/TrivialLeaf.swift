/// The storage of a leaf whose elements own nothing.
final class TrivialLeaf: ManagedBuffer<NodeHeader, UInt> {}
