package parachute.engine.mate;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;
import parachute.rules.movegen.CheckSquares;
import parachute.rules.movegen.MoveGenerator;
import parachute.rules.movegen.MoveList;

/**
 * Depth-first proof-number search (Nagai, "Df-pn algorithm for searching AND/OR trees", 2002).
 *
 * <p>Each node has two numbers, seen from the side to move: phi, about how many leaves must still be won to show that
 * it reaches its aim, and delta, the same for the opponent. The attacker's aim is mate, the defender's is to survive
 * until after the last move. Phi is the smallest delta of the replies. Delta is the greatest phi of the replies plus
 * one for each further open reply; the sum would count leaves that many replies share many times (Ueda et al., "Weak
 * proof-number search", 2008).
 *
 * <p>The number of plies left bounds the tree, so there are no cycles.
 */
final class ProofNumberSearch {
    private static final int INFINITE = 1 << 28;

    /** Distinguishes keys of the same position with different numbers of plies left. */
    private static final long PLIES_KEY = 0x9E3779B97F4A7C15L;

    private final ProofTable table;
    private final boolean onlyChecks;
    private final @Nullable ProofStackEntry[] stack;
    private final MoveList replies = new MoveList();
    private Position position = Position.start(Variant.DEFAULT);
    private MoveGenerator generator = new MoveGenerator(position);
    private CheckSquares checks = new CheckSquares(position);
    private long nodes;
    private long limit;
    private int rootPlies;
    /** The moves that are searched at the root; empty for all. */
    private List<Integer> rootMoves = List.of();

    /**
     * Creates a search.
     *
     * @param onlyChecks whether the attacker's moves are limited to checks
     * @param maxPlies the maximum length of a mate
     */
    ProofNumberSearch(ProofTable table, boolean onlyChecks, int maxPlies) {
        this.table = table;
        this.onlyChecks = onlyChecks;
        stack = new ProofStackEntry[maxPlies + 1];
    }

    /**
     * A node being searched: its moves, and for each the key of the position after it and the numbers it starts with.
     */
    static final class ProofStackEntry {
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

    /** Returns the number of nodes of the last search. */
    long nodes() {
        return nodes;
    }

    /**
     * Searches a position, starting from its stored numbers, and returns its node with the new numbers.
     *
     * @param first the moves that are searched there; empty for all
     * @param pliesLeft odd if the attacker is to move
     * @param budget nodes before giving up, at least 1
     */
    ProofStackEntry search(Position root, List<Integer> first, int pliesLeft, long budget) {
        setPosition(root);
        rootMoves = first;
        rootPlies = pliesLeft;
        nodes = 0;
        limit = budget;
        search(pliesLeft, INFINITE, INFINITE);
        return entry(pliesLeft);
    }

    /** Returns the line of a mate that was just proved: shortest replies of the attacker, longest of the defender. */
    List<Integer> line(int pliesLeft) {
        List<Integer> line = new ArrayList<>();
        ProofStackEntry entry = entry(pliesLeft);
        for (int left = pliesLeft; entry.plies > 0; left--) {
            line.add(entry.moves.get(entry.best));
            position.make(entry.moves.get(entry.best));
            entry = entry(left - 1);
            expand(entry, left - 1);
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

    /** Returns whether the attacker is to move: it makes the last move. */
    static boolean isAttacker(int pliesLeft) {
        return (pliesLeft & 1) != 0;
    }

    /** Returns the last searched node with a number of plies left. */
    ProofStackEntry entry(int pliesLeft) {
        ProofStackEntry entry = stack[pliesLeft];
        return entry != null ? entry : addEntry(pliesLeft);
    }

    private ProofStackEntry addEntry(int pliesLeft) {
        ProofStackEntry entry = new ProofStackEntry();
        stack[pliesLeft] = entry;
        return entry;
    }

    private long key(int pliesLeft) {
        return position.key() ^ (pliesLeft + 1) * PLIES_KEY;
    }

    /** Searches the position on the board until one of its numbers reaches its limit, and stores them. */
    private void search(int pliesLeft, int phiLimit, int deltaLimit) {
        ProofStackEntry entry = entry(pliesLeft);
        expand(entry, pliesLeft);
        while (entry.phi > 0 && entry.delta > 0 && entry.phi < phiLimit && entry.delta < deltaLimit && nodes < limit) {
            int childPhi = deltaLimit - (entry.open - 1);
            // A little more than the second best reply needs, to avoid jumping between the two.
            int childDelta = Math.min(phiLimit, entry.secondDelta + 1 + entry.secondDelta / 4);
            position.make(entry.moves.get(entry.best));
            search(pliesLeft - 1, childPhi, childDelta);
            position.unmake();
            updateNumbers(entry);
        }
        if (!isRestricted(pliesLeft)) {
            table.put(key(pliesLeft), entry.phi, entry.delta, entry.plies);
        }
    }

    /** Computes a node's numbers from the rules and from the stored numbers of its replies. */
    private void expand(ProofStackEntry entry, int pliesLeft) {
        nodes++;
        entry.plies = 0;
        if (isSurvival(entry, pliesLeft)) {
            entry.phi = 0;
            entry.delta = INFINITE;
        } else {
            initReplies(entry, pliesLeft);
            updateNumbers(entry);
        }
    }

    /**
     * Generates the moves and returns whether the defender has reached its aim: it has survived the last move, or is
     * stalemated.
     */
    private boolean isSurvival(ProofStackEntry entry, int pliesLeft) {
        generator.prepare();
        if (isAttacker(pliesLeft)) {
            generateAttack(entry.moves, pliesLeft);
            return false;
        }
        boolean inCheck = generator.inCheck();
        generator.generate(entry.moves);
        return pliesLeft == 0 ? entry.moves.size() > 0 || !inCheck : entry.moves.size() == 0 && !inCheck;
    }

    /** Generates the moves that may lead to mate. */
    private void generateAttack(MoveList moves, int pliesLeft) {
        if (onlyChecks || pliesLeft == 1) { // only a check can mate with the last move
            checks.prepare();
            generator.generateChecks(moves, checks);
        } else {
            generator.generate(moves);
        }
    }

    private void initReplies(ProofStackEntry entry, int pliesLeft) {
        boolean attacking = isAttacker(pliesLeft);
        if (isRestricted(pliesLeft)) {
            keepRootMoves(entry.moves);
        }
        for (int i = 0; i < entry.moves.size(); i++) {
            position.make(entry.moves.get(i));
            entry.keys[i] = key(pliesLeft - 1);
            entry.phis[i] = 1;
            entry.deltas[i] = 1;
            if (attacking) {
                initDefence(entry, i, pliesLeft);
            }
            position.unmake();
        }
    }

    /**
     * Returns whether only some moves are searched with a number of plies left: at the root, if its moves were given.
     */
    private boolean isRestricted(int pliesLeft) {
        return pliesLeft == rootPlies && !rootMoves.isEmpty();
    }

    private void keepRootMoves(MoveList moves) {
        int kept = 0;
        for (int i = 0; i < moves.size(); i++) {
            if (rootMoves.contains(moves.get(i))) {
                moves.set(kept++, moves.get(i));
            }
        }
        moves.truncate(kept);
    }

    /**
     * Sets the initial numbers of a move that the attacker has just made. The replies remain to be proved, so moves
     * that leave the defender few replies come first, checks or not (mobility initialization; chessprogramming wiki,
     * "Proof-Number Search"). Without replies it is mate or stalemate.
     */
    private void initDefence(ProofStackEntry entry, int index, int pliesLeft) {
        generator.prepare();
        generator.generate(replies);
        if (replies.size() == 0 && generator.inCheck()) {
            entry.phis[index] = INFINITE;
            entry.deltas[index] = 0;
        } else if (replies.size() == 0 || pliesLeft == 1) {
            entry.phis[index] = 0;
            entry.deltas[index] = INFINITE;
        } else {
            entry.deltas[index] = replies.size();
        }
    }

    /**
     * Computes a node's numbers from those of its replies, which are stored in the table or still the initial ones. The
     * replies' numbers are seen from the opponent: a reply with delta 0 wins the node, one with phi 0 is refuted, and
     * all others are open.
     */
    private void updateNumbers(ProofStackEntry entry) {
        entry.phi = INFINITE;
        entry.secondDelta = INFINITE;
        entry.best = 0;
        entry.open = 0;
        int greatestPhi = 0;
        for (int i = 0; i < entry.moves.size(); i++) {
            int slot = table.find(entry.keys[i]);
            int phi = slot < 0 ? entry.phis[i] : table.phi(slot);
            int delta = slot < 0 ? entry.deltas[i] : table.delta(slot);
            if (delta < entry.phi) {
                entry.secondDelta = entry.phi;
                entry.phi = delta;
                entry.best = i;
            } else if (delta < entry.secondDelta) {
                entry.secondDelta = delta;
            }
            if (phi > 0) {
                entry.open++;
                greatestPhi = Math.max(greatestPhi, phi);
            }
        }
        if (entry.phi == 0) {
            entry.delta = INFINITE;
            setShortestWin(entry);
        } else if (entry.open == 0) {
            entry.delta = 0;
            setLongestLoss(entry);
        } else {
            entry.delta = Math.min(INFINITE - 1, greatestPhi + entry.open - 1);
        }
    }

    /**
     * Sets the best move and the length of a won node: those of the shortest winning reply. The length of a reply that
     * is not stored is 0: it mates at once. For the defender, who survives, the length is undefined.
     */
    private void setShortestWin(ProofStackEntry entry) {
        int shortest = Integer.MAX_VALUE;
        for (int i = 0; i < entry.moves.size(); i++) {
            int slot = table.find(entry.keys[i]);
            int delta = slot < 0 ? entry.deltas[i] : table.delta(slot);
            int plies = slot < 0 ? 0 : table.plies(slot);
            if (delta == 0 && plies < shortest) {
                shortest = plies;
                entry.best = i;
            }
        }
        entry.plies = shortest + 1;
    }

    /**
     * Sets the best move and the length of a lost node: those of the longest reply, 0 plies without one. For the
     * attacker, who does not mate, the length is undefined.
     */
    private void setLongestLoss(ProofStackEntry entry) {
        int longest = -1;
        for (int i = 0; i < entry.moves.size(); i++) {
            int slot = table.find(entry.keys[i]);
            int plies = slot < 0 ? 0 : table.plies(slot);
            if (plies > longest) {
                longest = plies;
                entry.best = i;
            }
        }
        entry.plies = longest + 1;
    }
}
