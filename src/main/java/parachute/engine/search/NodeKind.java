package parachute.engine.search;

/**
 * The expected type of a node (Knuth and Moore, "An Analysis of Alpha-Beta Pruning", 1975; chessprogramming wiki, "Node
 * Types"). Reductions and pruning depend on it; a wrong guess only costs time.
 */
enum NodeKind {
    /** On the principal variation: searched with an open window, in which its score is expected. */
    PV,
    /** One of its first moves is expected to reach beta. */
    CUT,
    /** None of its moves is expected to reach alpha, so that all have to be searched. */
    ALL;

    /** Returns the kind of the node after this node's first move. */
    NodeKind ofFirstChild() {
        return this == PV ? PV : ofLateChild();
    }

    /** Returns the kind of the node after a later move of this node, searched with a null window and full depth. */
    NodeKind ofLateChild() {
        return this == CUT ? ALL : CUT;
    }

    /** Returns the kind of the same node when it is searched with a null window. */
    NodeKind withNullWindow() {
        return this == PV ? ALL : this;
    }
}
