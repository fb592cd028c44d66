package parachute.engine.mate;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
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

    /** Sets a position with so many plies left apart from the same position with others. */
    private static final long PLIES_KEY = 0x9E3779B97F4A7C15L;

    private final Attack attack;
    private final ProofTable table;
    private final @Nullable ProofStackEntry[] stack = new ProofStackEntry[2 * MateSolver.MAX_MOVES + 1];
    private final MoveList replies = new MoveList();
    private Position position = Position.start(Variant.DEFAULT);
    private MoveGenerator generator = new MoveGenerator(position);
    private CheckSquares checks = new CheckSquares(position);
    private long nodes;
    private long limit;
    private int rootPlies;
    /** The moves that are searched at the root; empty for all. */
    private List<Integer> rootMoves = List.of();

    ProofNumberSearch(Attack attack, ProofTable table) {
        this.attack = attack;
        this.table = table;
    }

    /** A node being searched: its moves, and for each the key behind it and the numbers it starts with. */
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

    /** Nodes of the last search. */
    long nodes() {
        return nodes;
    }

    /**
     * Searches a position from the numbers already known of it, and leaves what is known then in the node of so many
     * plies left.
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

    /** The line of a mate that was just proved: shortest replies of the attacker, longest of the defender. */
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

    /** The attacker makes the last move. */
    static boolean isAttacker(int pliesLeft) {
        return (pliesLeft & 1) != 0;
    }

    /** The node searched last with so many plies left. */
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

    /** Searches the position on the board until one of its numbers reaches its limit, and writes them down. */
    private void search(int pliesLeft, int phiLimit, int deltaLimit) {
        ProofStackEntry entry = entry(pliesLeft);
        expand(entry, pliesLeft);
        while (entry.phi > 0 && entry.delta > 0 && entry.phi < phiLimit && entry.delta < deltaLimit && nodes < limit) {
            int childPhi = deltaLimit - (entry.open - 1);
            // A little more than the second best reply needs, so as not to jump to and fro between the two.
            int childDelta = Math.min(phiLimit, entry.secondDelta + 1 + entry.secondDelta / 4);
            position.make(entry.moves.get(entry.best));
            search(pliesLeft - 1, childPhi, childDelta);
            position.unmake();
            weigh(entry);
        }
        if (!isRestricted(pliesLeft)) {
            table.put(key(pliesLeft), entry.phi, entry.delta, entry.plies);
        }
    }

    /** Works out a node's numbers from the rules and from what is known of its replies. */
    private void expand(ProofStackEntry entry, int pliesLeft) {
        nodes++;
        entry.plies = 0;
        if (isSurvival(entry, pliesLeft)) {
            entry.phi = 0;
            entry.delta = INFINITE;
        } else {
            lookAtReplies(entry, pliesLeft);
            weigh(entry);
        }
    }

    /** Fills the list of moves and answers whether the defender has reached his aim: alive at the end, or stalemate. */
    private boolean isSurvival(ProofStackEntry entry, int pliesLeft) {
        generator.prepare();
        boolean inCheck = generator.inCheck();
        generator.generate(entry.moves);
        if (isAttacker(pliesLeft)) {
            return false;
        }
        return pliesLeft == 0 ? entry.moves.size() > 0 || !inCheck : entry.moves.size() == 0 && !inCheck;
    }

    private void lookAtReplies(ProofStackEntry entry, int pliesLeft) {
        boolean attacking = isAttacker(pliesLeft);
        // Only a check can be the last move.
        boolean onlyChecks = pliesLeft == 1 || attacking && attack == Attack.CHECKS;
        if (onlyChecks || isRestricted(pliesLeft)) {
            keep(entry.moves, onlyChecks, isRestricted(pliesLeft));
        }
        for (int i = 0; i < entry.moves.size(); i++) {
            position.make(entry.moves.get(i));
            entry.keys[i] = key(pliesLeft - 1);
            entry.phis[i] = 1;
            entry.deltas[i] = 1;
            if (attacking) {
                lookAtDefence(entry, i, pliesLeft);
            }
            position.unmake();
        }
    }

    /** Whether only some of the moves with so many plies left are searched: those that were asked about, at the root. */
    private boolean isRestricted(int pliesLeft) {
        return pliesLeft == rootPlies && !rootMoves.isEmpty();
    }

    /** Leaves out moves that do not give check, or that are not among those of the root. */
    private void keep(MoveList moves, boolean onlyChecks, boolean onlyRootMoves) {
        checks.prepare();
        int kept = 0;
        for (int i = 0; i < moves.size(); i++) {
            int move = moves.get(i);
            if ((!onlyChecks || checks.givesCheck(move)) && (!onlyRootMoves || rootMoves.contains(move))) {
                moves.set(kept++, move);
            }
        }
        moves.truncate(kept);
    }

    /**
     * The first numbers of a move that the attacker has just made: the replies are what remains to be proved, so that
     * moves that leave the defender few of them come first, checks or not (mobility initialization; chessprogramming
     * wiki, "Proof-Number Search"). Without replies it is mate or stalemate.
     */
    private void lookAtDefence(ProofStackEntry entry, int index, int pliesLeft) {
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

    /** Works out a node's numbers from those of its replies. */
    private void weigh(ProofStackEntry entry) {
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
            measure(entry, true);
        } else if (entry.open == 0) {
            entry.delta = 0;
            measure(entry, false);
        } else {
            entry.delta = Math.min(INFINITE - 1, greatestPhi + entry.open - 1);
        }
    }

    /**
     * The length of a proof, by the shortest of the replies that win, or by the longest if all lose. For a defender who
     * survives, or an attacker who does not mate, the number means nothing.
     */
    private void measure(ProofStackEntry entry, boolean winning) {
        int length = winning ? Integer.MAX_VALUE : -1;
        for (int i = 0; i < entry.moves.size(); i++) {
            int slot = table.find(entry.keys[i]);
            int delta = slot < 0 ? entry.deltas[i] : table.delta(slot);
            int plies = slot < 0 ? 0 : table.plies(slot);
            if (winning ? delta == 0 && plies < length : plies > length) {
                length = plies;
                entry.best = i;
            }
        }
        entry.plies = length + 1;
    }
}
