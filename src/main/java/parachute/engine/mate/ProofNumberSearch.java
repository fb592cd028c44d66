package parachute.engine.mate;

import java.util.ArrayList;
import java.util.List;
import parachute.engine.mate.MateSolver.Attack;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;
import parachute.rules.movegen.CheckSquares;
import parachute.rules.movegen.MoveGenerator;
import parachute.rules.movegen.MoveList;

/**
 * Depth-first proof-number search (Nagai, "Df-pn algorithm for searching AND/OR trees", 2002).
 *
 * <p>Each node carries two numbers, seen from the side to move: phi, about how many leaves must still be won to show
 * that it reaches its aim, and delta, the same for the opponent. The attacker's aim is mate, the defender's to be alive
 * after the last move. Phi is the least delta of the replies; delta is the greatest phi of the replies and one for each
 * further reply that is open, rather than their sum, which would count what many replies share many times (Ueda et al.,
 * "Weak proof-number search", 2008).
 *
 * <p>The number of plies left bounds the tree, hence there are no cycles to go round in.
 */
final class ProofNumberSearch {
    private static final int INFINITE = 1 << 28;

    /** What a quiet move of the attacker counts before it was looked at: many replies to prove, but not all of them. */
    private static final int QUIET_PROOF = 16;

    /** Sets a position with so many plies left apart from the same position with others. */
    private static final long PLIES_KEY = 0x9E3779B97F4A7C15L;

    private final Attack attack;
    private final ProofTable table;
    private final Frame[] frames = new Frame[2 * MateSolver.MAX_MOVES + 1];
    private final MoveList evasions = new MoveList();
    private Position position = Position.start(Variant.CRAZYHOUSE);
    private MoveGenerator generator = new MoveGenerator(position);
    private CheckSquares checks = new CheckSquares(position);
    private long nodes;
    private long limit;

    ProofNumberSearch(Attack attack, ProofTable table) {
        this.attack = attack;
        this.table = table;
    }

    /** A node being searched: its moves, and for each the key behind it and the numbers it starts with. */
    static final class Frame {
        final MoveList moves = new MoveList();
        final long[] keys = new long[MoveList.CAPACITY];
        final int[] phis = new int[MoveList.CAPACITY];
        final int[] deltas = new int[MoveList.CAPACITY];
        int phi;
        int delta;
        int best;
        int secondDelta;
        int open;
        int plies;
    }

    /** Nodes of the last search. */
    long nodes() {
        return nodes;
    }

    /**
     * Searches a position from the numbers already known of it, and leaves what is known then in the node of so many
     * plies left.
     *
     * @param pliesLeft odd if the attacker is to move
     * @param budget nodes before giving up, at least 1
     */
    Frame search(Position root, int pliesLeft, long budget) {
        setPosition(root);
        nodes = 0;
        limit = budget;
        search(pliesLeft, INFINITE, INFINITE);
        return frame(pliesLeft);
    }

    /** The line of a mate that was just proved: shortest replies of the attacker, longest of the defender. */
    List<Integer> line(int pliesLeft) {
        List<Integer> line = new ArrayList<>();
        Frame frame = frame(pliesLeft);
        for (int left = pliesLeft; frame.plies > 0; left--) {
            line.add(frame.moves.get(frame.best));
            position.make(frame.moves.get(frame.best));
            frame = frame(left - 1);
            expand(frame, left - 1);
        }
        line.forEach(move -> position.unmake());
        return line;
    }

    private void setPosition(Position root) {
        if (root != position) {
            position = root;
            generator = new MoveGenerator(root);
            checks = new CheckSquares(root);
        }
    }

    /** The attacker makes the last move. */
    static boolean isAttacker(int pliesLeft) {
        return (pliesLeft & 1) != 0;
    }

    /** The node searched last with so many plies left. */
    Frame frame(int pliesLeft) {
        if (frames[pliesLeft] == null) {
            frames[pliesLeft] = new Frame();
        }
        return frames[pliesLeft];
    }

    private long key(int pliesLeft) {
        return position.key() ^ (pliesLeft + 1) * PLIES_KEY;
    }

    /** Searches the position on the board until one of its numbers reaches its limit, and writes them down. */
    private void search(int pliesLeft, int phiLimit, int deltaLimit) {
        Frame frame = frame(pliesLeft);
        expand(frame, pliesLeft);
        while (frame.phi > 0 && frame.delta > 0 && frame.phi < phiLimit && frame.delta < deltaLimit && nodes < limit) {
            int childPhi = deltaLimit - (frame.open - 1);
            // A little more than the second best reply needs, so as not to jump to and fro between the two.
            int childDelta = Math.min(phiLimit, frame.secondDelta + 1 + frame.secondDelta / 4);
            position.make(frame.moves.get(frame.best));
            search(pliesLeft - 1, childPhi, childDelta);
            position.unmake();
            weigh(frame);
        }
        table.put(key(pliesLeft), frame.phi, frame.delta, frame.plies);
    }

    /** Works out a node's numbers from the rules and from what is known of its replies. */
    private void expand(Frame frame, int pliesLeft) {
        nodes++;
        frame.plies = 0;
        if (isSurvival(frame, pliesLeft)) {
            frame.phi = 0;
            frame.delta = INFINITE;
        } else {
            lookAtReplies(frame, pliesLeft);
            weigh(frame);
        }
    }

    /** Fills the list of moves and answers whether the defender has reached his aim: alive at the end, or stalemate. */
    private boolean isSurvival(Frame frame, int pliesLeft) {
        generator.prepare();
        boolean inCheck = generator.inCheck();
        generator.generate(frame.moves);
        if (isAttacker(pliesLeft)) {
            return false;
        }
        return pliesLeft == 0 ? frame.moves.size() > 0 || !inCheck : frame.moves.size() == 0 && !inCheck;
    }

    private void lookAtReplies(Frame frame, int pliesLeft) {
        boolean attacking = isAttacker(pliesLeft);
        if (pliesLeft == 1 || attacking && attack == Attack.CHECKS) {
            keepChecks(frame.moves);
        }
        for (int i = 0; i < frame.moves.size(); i++) {
            position.make(frame.moves.get(i));
            frame.keys[i] = key(pliesLeft - 1);
            frame.phis[i] = 1;
            frame.deltas[i] = attacking ? repliesToProve() : 1;
            if (frame.deltas[i] == 0) {
                frame.phis[i] = INFINITE;
            } else if (pliesLeft == 1) {
                frame.phis[i] = 0;
                frame.deltas[i] = INFINITE;
            }
            position.unmake();
        }
    }

    /** Only a check can be the last move. */
    private void keepChecks(MoveList moves) {
        checks.prepare();
        int kept = 0;
        for (int i = 0; i < moves.size(); i++) {
            if (checks.givesCheck(moves.get(i))) {
                moves.set(kept++, moves.get(i));
            }
        }
        moves.truncate(kept);
    }

    /** The first proof number of a move just made by the attacker: the evasions after a check, 0 if it is mate. */
    private int repliesToProve() {
        generator.prepare();
        if (!generator.inCheck()) {
            return QUIET_PROOF;
        }
        generator.generate(evasions);
        return evasions.size();
    }

    /** Works out a node's numbers from those of its replies. */
    private void weigh(Frame frame) {
        frame.phi = INFINITE;
        frame.secondDelta = INFINITE;
        frame.best = 0;
        frame.open = 0;
        int greatestPhi = 0;
        for (int i = 0; i < frame.moves.size(); i++) {
            int slot = table.find(frame.keys[i]);
            int phi = slot < 0 ? frame.phis[i] : table.phi(slot);
            int delta = slot < 0 ? frame.deltas[i] : table.delta(slot);
            if (delta < frame.phi) {
                frame.secondDelta = frame.phi;
                frame.phi = delta;
                frame.best = i;
            } else if (delta < frame.secondDelta) {
                frame.secondDelta = delta;
            }
            if (phi > 0) {
                frame.open++;
                greatestPhi = Math.max(greatestPhi, phi);
            }
        }
        if (frame.phi == 0) {
            frame.delta = INFINITE;
            measure(frame, true);
        } else if (frame.open == 0) {
            frame.delta = 0;
            measure(frame, false);
        } else {
            frame.delta = Math.min(INFINITE - 1, greatestPhi + frame.open - 1);
        }
    }

    /**
     * The length of a proof, by the shortest of the replies that win, or by the longest if all lose. For a defender who
     * survives, or an attacker who does not mate, the number means nothing.
     */
    private void measure(Frame frame, boolean winning) {
        int length = winning ? Integer.MAX_VALUE : -1;
        for (int i = 0; i < frame.moves.size(); i++) {
            int slot = table.find(frame.keys[i]);
            int delta = slot < 0 ? frame.deltas[i] : table.delta(slot);
            int plies = slot < 0 ? 0 : table.plies(slot);
            if (winning ? delta == 0 && plies < length : plies > length) {
                length = plies;
                frame.best = i;
            }
        }
        frame.plies = length + 1;
    }
}
