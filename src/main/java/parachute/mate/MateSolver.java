package parachute.mate;

import java.util.ArrayList;
import java.util.List;
import parachute.board.Position;
import parachute.board.Variant;
import parachute.movegen.CheckSquares;
import parachute.movegen.LegalMoves;
import parachute.movegen.MoveGenerator;
import parachute.movegen.MoveList;

/**
 * Proves or refutes that a side mates within a number of moves, whatever the other side does: depth-first proof-number
 * search (Nagai, "Df-pn algorithm for searching AND/OR trees", 2002). The number of moves bounds the tree, hence there
 * are no cycles to go round in, and a refutation is as exact as a proof.
 *
 * <p>Each node carries two numbers, seen from the side to move: phi, about how many leaves must still be won to show
 * that it reaches its aim, and delta, the same for the opponent. The attacker's aim is mate, the defender's to be alive
 * after the last move. Phi is the least delta of the replies; delta is the greatest phi of the replies and one for each
 * further reply that is open, rather than their sum, which would count what many replies share many times (Ueda et al.,
 * "Weak proof-number search", 2008).
 *
 * <p>Repetition is not looked at: of a mate that needs a position twice there is a shorter one that does not. Positions
 * are told apart by 64-bit keys. What was found out stays known for the next question, about a position of the same
 * game or not, and a question asked again goes on where it was left. Not safe for use by several threads at once.
 */
public final class MateSolver {
    /** The longest mate that can be asked for, in moves. */
    public static final int MAX_MOVES = 50;

    private static final int INFINITE = 1 << 28;

    /** What a quiet move of the attacker counts before it was looked at: many replies to prove, but not all of them. */
    private static final int QUIET_PROOF = 16;

    /** Sets a position with so many plies left apart from the same position with others. */
    private static final long PLIES_KEY = 0x9E3779B97F4A7C15L;

    private final Attack attack;
    private final int tableLimit;
    private final ProofTable table = new ProofTable();
    private final List<Frame> frames = new ArrayList<>();
    private final MoveList evasions = new MoveList();
    private Position position = Position.start(Variant.CRAZYHOUSE);
    private MoveGenerator generator = new MoveGenerator(position);
    private CheckSquares checks = new CheckSquares(position);
    private long nodes;
    private long limit;
    private int pliesAsked;
    private Verdict answer = Verdict.UNKNOWN;

    /** Which moves of the attacker are looked at; the defender always has all of them. */
    public enum Attack {
        /** All legal moves, so that quiet moves count, too. */
        ALL_MOVES,
        /** Nothing but checks: far fewer, and nearly every mate of crazyhouse is among them. */
        CHECKS
    }

    /** What is known about a mate. */
    public enum Verdict {
        /** It is forced. */
        PROVED,
        /** It is not, by the attacker's moves that are looked at. */
        REFUTED,
        /** The nodes ran out before. */
        UNKNOWN
    }

    /**
     * A solver that knows nothing yet.
     *
     * @param tableLimit positions known beyond which all are forgotten before the next question, at 40 bytes each
     */
    public MateSolver(Attack attack, int tableLimit) {
        this.attack = attack;
        this.tableLimit = tableLimit;
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
        int plies;
    }

    /**
     * Whether the side to move mates in {@code moves} moves or fewer. The position is tried out on its own board, and in
     * the end as it was.
     *
     * @param budget positions to look into before giving up, at least 1
     */
    public Verdict mates(Position root, int moves, long budget) {
        return solve(root, 2 * moves - 1, budget);
    }

    /**
     * Whether the side to move is mated in {@code moves} moves of its opponent or fewer; with 0, whether it stands
     * mated.
     *
     * @param budget positions to look into before giving up, at least 1
     */
    public Verdict isMated(Position root, int moves, long budget) {
        return solve(root, 2 * moves, budget);
    }

    /** The moves that are known to mate in {@code moves} moves or fewer after at most so many nodes for each. */
    public List<Integer> matingMoves(Position root, int moves, long budget) {
        List<Integer> mating = new ArrayList<>();
        MoveList legal = LegalMoves.of(root);
        for (int i = 0; i < legal.size(); i++) {
            root.make(legal.get(i));
            if (isMated(root, moves - 1, budget) == Verdict.PROVED) {
                mating.add(legal.get(i));
            }
            root.unmake();
        }
        return mating;
    }

    /**
     * The line that the last question was answered by if it proved a mate: the shortest way known for the attacker, the
     * longest for the defender, and so at most as long as was asked for, but not always the shortest of all. Empty if it
     * proved none.
     */
    public List<Integer> line() {
        List<Integer> line = new ArrayList<>();
        if (answer != Verdict.PROVED) {
            return line;
        }
        for (int left = pliesAsked; ; left--) {
            Frame frame = frame(left);
            expand(frame, left);
            if (frame.plies == 0) {
                break;
            }
            line.add(frame.moves.get(frame.best));
            position.make(frame.moves.get(frame.best));
        }
        line.forEach(move -> position.unmake());
        return line;
    }

    /** The length of that line, in plies. */
    public int plies() {
        return answer == Verdict.PROVED ? frame(pliesAsked).plies : 0;
    }

    /** Forgets everything. */
    public void clear() {
        table.clear();
    }

    /** Positions looked into for the last question, each with all its moves. */
    public long nodes() {
        return nodes;
    }

    private Verdict solve(Position root, int plies, long budget) {
        if (plies < 0 || plies > 2 * MAX_MOVES) {
            throw new IllegalArgumentException("a mate takes 1 to " + MAX_MOVES + " moves");
        }
        if (table.size() > tableLimit) {
            table.clear();
        }
        setPosition(root);
        pliesAsked = plies;
        nodes = 0;
        limit = budget;
        search(plies, INFINITE, INFINITE);
        answer = answer(frame(plies), isAttacker(plies));
        return answer;
    }

    private static Verdict answer(Frame root, boolean attacking) {
        if (root.phi == 0) {
            return attacking ? Verdict.PROVED : Verdict.REFUTED;
        }
        if (root.delta == 0) {
            return attacking ? Verdict.REFUTED : Verdict.PROVED;
        }
        return Verdict.UNKNOWN;
    }

    private void setPosition(Position root) {
        if (root != position) {
            position = root;
            generator = new MoveGenerator(root);
            checks = new CheckSquares(root);
        }
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
