package parachute.tools.puzzle;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import parachute.engine.mate.MateSolver.Verdict;
import parachute.rules.board.Move;
import parachute.rules.board.Position;
import parachute.rules.movegen.LegalMoves;
import parachute.rules.movegen.MateInOne;
import parachute.tools.tactics.MateFinder;

/**
 * Finds mates for which there is one move at each turn: no other mates as fast, and the replies are the longest defence.
 * All of that is proved; of several mates in one move at the end each is as good.
 */
final class SingleMate {
    private final MateFinder mates = new MateFinder();

    /**
     * Returns the line of a mate; empty if there is none, if another move mates as fast, or if the proofs take too long.
     *
     * @param maxMoves the longest mate that is looked for
     */
    Optional<List<Integer>> find(Position start, int maxMoves) {
        mates.forget();
        for (int moves = 1; moves <= maxMoves; moves++) {
            Verdict verdict = mates.mates(start, moves);
            if (verdict == Verdict.PROVED) {
                List<Integer> line = new ArrayList<>();
                return addMoves(line, start.copy(), moves) ? Optional.of(line) : Optional.empty();
            }
            if (verdict == Verdict.UNKNOWN) {
                break;
            }
        }
        return Optional.empty();
    }

    /** Adds the moves of a mate in that many moves, and not in fewer, if there is one at each turn. */
    private boolean addMoves(List<Integer> line, Position position, int moves) {
        if (moves == 1) {
            return line.add(MateInOne.moves(position).get(0));
        }
        if (mates.mates(position, moves) != Verdict.PROVED) {
            return false;
        }
        int move = mates.firstMove();
        if (mates.isMateByAnother(position, move, moves) != Verdict.REFUTED) {
            return false;
        }
        line.add(move);
        position.make(move);
        boolean found = addReply(line, position, moves - 1);
        position.unmake();
        return found;
    }

    /** Adds a reply after which the mate takes that many moves, and the moves of the mate. */
    private boolean addReply(List<Integer> line, Position position, int moves) {
        int length = line.size();
        for (int reply : naturalFirst(position)) {
            line.add(reply);
            position.make(reply);
            boolean found = mates.mates(position, moves - 1) == Verdict.REFUTED && addMoves(line, position, moves);
            position.unmake();
            if (found) {
                return true;
            }
            line.subList(length, line.size()).clear();
        }
        return false;
    }

    /** The legal moves, captures first and drops, which often only delay the mate, last. */
    private static List<Integer> naturalFirst(Position position) {
        return LegalMoves.of(position).toList().stream()
                .sorted(Comparator.comparing((Integer move) -> Move.isDrop(move))
                        .thenComparing(move -> !position.isCapture(move)))
                .toList();
    }
}
