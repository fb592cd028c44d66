package parachute.suite;

import java.util.ArrayList;
import java.util.List;
import parachute.board.Move;
import parachute.board.Position;
import parachute.board.Variant;
import parachute.movegen.CheckSquares;
import parachute.movegen.LegalMoves;
import parachute.movegen.MoveGenerator;
import parachute.movegen.MoveList;

/**
 * Proves or refutes that a side mates within a number of moves, whatever the other side does: depth-first proof-number
 * search (Nagai, "Df-pn algorithm for searching AND/OR trees", 2002) over all legal moves, so that quiet moves count
 * on both sides, too. The number of moves bounds the tree, hence there are no cycles to go round in, and a refutation
 * is as exact as a proof.
 *
 * <p>Each node carries two numbers, seen from the side to move: phi, about how many leaves must still be won to show
 * that it reaches its aim, and delta, the same for the opponent. The attacker's aim is mate, the defender's to be alive
 * after the last move. Phi is the least delta of the replies; delta is the greatest phi of the replies and one for each
 * further reply that is open, rather than their sum, which would count what many replies share many times (Ueda et al.,
 * "Weak proof-number search", 2008).
 *
 * <p>Repetition is not looked at: of a mate that needs a position twice there is a shorter one that does not. Positions
 * are told apart by 64-bit keys. Not safe for use by several threads at once.
 */
public final class MateSolver {
    /** The longest mate that can be asked for, in moves. */
    public static final int MAX_MOVES = 50;

    private static final int INFINITE = 1 << 28;

    /** What a quiet move of the attacker counts before it was looked at: many replies to prove, but not all of them. */
    private static final int QUIET_PROOF = 16;

    /** Positions known beyond which the table is emptied between two questions. */
    private static final int TABLE_LIMIT = 4_000_000;

    /** Sets a position with so many plies left apart from the same position with others. */
    private static final long PLIES_KEY = 0x9E3779B97F4A7C15L;

    private final ProofTable table = new ProofTable();
    private final List<Frame> frames = new ArrayList<>();
    private final MoveList evasions = new MoveList();
    private Position position = Position.start(Variant.CRAZYHOUSE);
    private MoveGenerator generator = new MoveGenerator(position);
    private CheckSquares checks = new CheckSquares(position);
    private long nodes;
    private long limit;
    private int decisiveMove;

    /** What is known about a mate. */
    public enum Verdict {
        /** It is forced. */
        PROVED,
        /** It is not. */
        REFUTED,
        /** The nodes ran out before. */
        UNKNOWN
    }

    /** A node being searched: its moves, and for each the key behind it and the numbers it starts with. */
    private static final class Frame {
        final MoveList moves = new MoveList();
        final long[] keys = new long[MoveList.CAPACITY];
        final int[] phis = new int[MoveList.CAPACITY];
        final int[] deltas = new int[MoveList.CAPACITY];
        int phi;
        int delta;
        int best;
        int secondDelta;
        int open;
    }

    /**
     * Whether the side to move mates in {@code moves} moves or fewer.
     *
     * @param budget moves to make on the board before giving up
     */
    public Verdict mates(Position root, int moves, long budget) {
        return solve(root, 2 * moves - 1, budget);
    }

    /**
     * Whether the side to move is mated in {@code moves} moves of its opponent or fewer; with 0, whether it stands
     * mated.
     */
    public Verdict isMated(Position root, int moves, long budget) {
        return solve(root, 2 * moves, budget);
    }

    /** The moves that are known to mate in {@code moves} moves or fewer after at most so many nodes for each. */
    public List<Integer> matingMoves(Position root, int moves, long budget) {
        List<Integer> mating = new ArrayList<>();
        MoveList legal = LegalMoves.of(root);
        for (int i = 0; i < legal.size(); i++) {
            Position after = root.copy();
            after.make(legal.get(i));
            if (isMated(after, moves - 1, budget) == Verdict.PROVED) {
                mating.add(legal.get(i));
            }
        }
        return mating;
    }

    /** The move that the last question was answered by: after a proof that the side to move mates, one that does. */
    public int decisiveMove() {
        return decisiveMove;
    }

    /** Moves made on the board for the last question. */
    public long nodes() {
        return nodes;
    }

    private Verdict solve(Position root, int plies, long budget) {
        if (plies < 0 || plies > 2 * MAX_MOVES) {
            throw new IllegalArgumentException("a mate takes 1 to " + MAX_MOVES + " moves");
        }
        if (table.size() > TABLE_LIMIT) {
            table.clear();
        }
        position = root.copy();
        generator = new MoveGenerator(position);
        checks = new CheckSquares(position);
        nodes = 0;
        limit = budget;
        search(plies, INFINITE, INFINITE);
        Frame frame = frame(plies);
        decisiveMove = frame.phi == 0 && frame.moves.size() > 0 ? frame.moves.get(frame.best) : Move.NONE;
        boolean attacking = isAttacker(plies);
        if (frame.phi == 0) {
            return attacking ? Verdict.PROVED : Verdict.REFUTED;
        }
        if (frame.delta == 0) {
            return attacking ? Verdict.REFUTED : Verdict.PROVED;
        }
        return Verdict.UNKNOWN;
    }

    /** The attacker makes the last move. */
    private static boolean isAttacker(int pliesLeft) {
        return (pliesLeft & 1) != 0;
    }

    private Frame frame(int pliesLeft) {
        while (frames.size() <= pliesLeft) {
            frames.add(new Frame());
        }
        return frames.get(pliesLeft);
    }

    private long key(int pliesLeft) {
        return position.key() ^ (pliesLeft + 1) * PLIES_KEY;
    }

    /** Searches the position on the board until one of its numbers reaches its limit, and writes them down. */
    private void search(int pliesLeft, int phiLimit, int deltaLimit) {
        Frame frame = frame(pliesLeft);
        if (isSurvival(frame, pliesLeft)) {
            frame.phi = 0;
            frame.delta = INFINITE;
        } else {
            lookAtReplies(frame, pliesLeft);
            weigh(frame);
        }
        while (frame.phi > 0 && frame.delta > 0 && frame.phi < phiLimit && frame.delta < deltaLimit && nodes < limit) {
            int childPhi = deltaLimit - (frame.open - 1);
            // A little more than the second best reply needs, so as not to jump to and fro between the two.
            int childDelta = Math.min(phiLimit, frame.secondDelta + 1 + frame.secondDelta / 4);
            position.make(frame.moves.get(frame.best));
            search(pliesLeft - 1, childPhi, childDelta);
            position.unmake();
            weigh(frame);
        }
        table.put(key(pliesLeft), frame.phi, frame.delta);
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
        if (pliesLeft == 1) {
            keepChecks(frame.moves);
        }
        for (int i = 0; i < frame.moves.size(); i++) {
            position.make(frame.moves.get(i));
            nodes++;
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
        } else {
            frame.delta = frame.open == 0 ? 0 : Math.min(INFINITE - 1, greatestPhi + frame.open - 1);
        }
    }
}
