package parachute.tools.mate;

/** Hears of a proved mate as a tree, branch by branch: each is followed by those that go on from it. */
@FunctionalInterface
public interface MateTreeListener {
    /**
     * A defence and the move that answers it.
     *
     * @param depth how many defences lead to it: 0 for the first move of the mate, which answers none
     * @param defence the move of the side that is mated; {@link parachute.rules.board.Move#NONE} at depth 0
     * @param answer the move of the side that mates
     */
    void onBranch(int depth, int defence, int answer);
}
