package parachute.engine.search;

/**
 * What is expected of a node (Knuth and Moore, "An Analysis of Alpha-Beta Pruning", 1975; chessprogramming wiki, "Node
 * Types"). Reductions and pruning follow it; a wrong guess costs time and nothing else.
 */
enum NodeKind {
    /** On the principal variation: searched with an open window, in which its score is expected. */
    PV,
    /** One of its first moves is expected to reach beta. */
    CUT,
    /** None of its moves is expected to reach alpha, so that all have to be searched. */
    ALL;

    /** The kind of the node after the first move of this one. */
    NodeKind ofFirstChild() {
        return this == PV ? PV : ofLateChild();
    }

    /** The kind of the node after a later move of this one, searched with a null window and full depth. */
    NodeKind ofLateChild() {
        return this == CUT ? ALL : CUT;
    }

    /** The kind of the same node when it is searched with a null window. */
    NodeKind withNullWindow() {
        return this == PV ? ALL : this;
    }
}
