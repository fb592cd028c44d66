package parachute.tools.mate;

/** A listener to the tree of a proved mate, branch by branch: each is followed by those that continue it. */
@FunctionalInterface
public interface MateTreeListener {
    /**
     * Called for a defence and the reply to it.
     *
     * @param depth number of defences that lead to it: 0 for the first move of the mate
     * @param defence the move of the defender; {@link parachute.rules.board.Move#NONE} at depth 0
     * @param answer the reply of the attacker
     */
    void onBranch(int depth, int defence, int answer);
}
