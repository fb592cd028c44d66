package parachute.tools.puzzle;

import java.util.ArrayList;
import java.util.List;
import parachute.engine.variant.VariantProfile;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;
import parachute.rules.movegen.LegalMoves;
import parachute.rules.movegen.MateInOne;
import parachute.tools.tactics.BuiltInJudge;
import parachute.tools.tactics.MateFinder;
import parachute.tools.tactics.RankedMove;

/**
 * Finds moves that are not those of a solution and win as well: they mate, in however many moves, or have a score that is
 * hardly ever lost. Where the solver mates in one move every such move is part of the solution, and no other one is looked for.
 */
final class AlternativeFinder {
    /** Nodes of the search that most alternatives are found by, and of the one that finds the others. */
    private static final long QUICK_NODES = 16_000, NODES = 250_000;

    /** Moves that are named at one turn. */
    private static final int MAX_NAMED = 8;

    private final BuiltInJudge judge;
    private final MateFinder mates;

    AlternativeFinder(BuiltInJudge judge, MateFinder mates) {
        this.judge = judge;
        this.mates = mates;
    }

    /**
     * A turn of the solver.
     *
     * @param others the legal moves that are not the solution's; none where a mate in one leaves no choice
     */
    private record SolverTurn(Position position, List<Integer> others) {}

    private static List<SolverTurn> turns(Position start, List<Integer> line) {
        List<SolverTurn> turns = new ArrayList<>();
        Position position = start.copy();
        for (int ply = 0; ply < line.size(); ply++) {
            int move = line.get(ply);
            if (ply % 2 == 0) {
                List<Integer> legal = MateInOne.moves(position).isEmpty()
                        ? LegalMoves.of(position).toList()
                        : List.of();
                turns.add(new SolverTurn(
                        position.copy(),
                        legal.stream().filter(other -> other != move).toList()));
            }
            position.make(move);
        }
        return turns;
    }

    /** Returns whether another move wins at any of the solver's turns. */
    boolean exist(Position start, List<Integer> line) {
        List<SolverTurn> turns = turns(start, line).stream()
                .filter(turn -> !turn.others.isEmpty())
                .toList();
        return turns.stream().anyMatch(turn -> !winning(turn, 1, QUICK_NODES).isEmpty())
                || turns.stream().anyMatch(turn -> mates.isMateByChecks(turn.position, turn.others))
                || turns.stream().anyMatch(turn -> !winning(turn, 1, NODES).isEmpty());
    }

    /** Returns whether a move with a score wins. */
    static boolean wins(Variant variant, int score) {
        return score > VariantProfile.of(variant).wonScore();
    }

    private List<Integer> winning(SolverTurn turn, int count, long nodes) {
        return judge.judgeSome(turn.position, turn.others, count, nodes).stream()
                .filter(ranked -> wins(turn.position.variant(), ranked.score()))
                .map(RankedMove::move)
                .toList();
    }

    /** Returns other winning moves by turn of the solver, best first; empty if there are none at any turn. */
    List<List<Integer>> of(Position start, List<Integer> line) {
        List<List<Integer>> moves = turns(start, line).stream()
                .map(turn -> turn.others.isEmpty() ? List.<Integer>of() : winning(turn, MAX_NAMED, NODES))
                .toList();
        return moves.stream().allMatch(List::isEmpty) ? List.of() : moves;
    }
}
