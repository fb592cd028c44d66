package parachute.tools.puzzle;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import parachute.engine.eval.choice.Evaluation;
import parachute.engine.search.Score;
import parachute.rules.board.Move;
import parachute.rules.board.Position;
import parachute.rules.movegen.LegalMoves;
import parachute.rules.movegen.MateInOne;
import parachute.rules.movegen.Outcome;
import parachute.tools.tactics.BuiltInJudge;
import parachute.tools.tactics.MateFinder;
import parachute.tools.tactics.RankedMove;

/**
 * Finds the forced line of a position: at each turn the solver has one good move, and the opponent makes the best
 * reply. A mate is proved. Otherwise every move of the solver has to be clearly better than the second best by winning
 * chance, first in a short search and then in long ones from the end of the line backwards, by which the early turns
 * know what the later ones have found. Where that is no longer so the line ends. All limits are in nodes: a position
 * always has the same line.
 */
final class SolutionFinder {
    /** The winning chance of the only good move in a line that wins, and what the second best has less at least. */
    private static final double WON = 0.85, GAP = 0.3;

    /** The winning chances of the only defence and of the second best move. */
    private static final double HELD = 0.35, LOST = 0.1;

    /** The winning chance that the opponent's move must have lost. */
    private static final double MISTAKE = 0.1;

    /** Nodes of the first search, by which most positions are left out. */
    private static final long FIRST_NODES = 4_000;

    /** The difference of the winning chances of the best moves that the first search has to see. */
    private static final double PROMISING = 0.12;

    /** Nodes of the short searches, of the step by step searches that follow, and of the long searches at the end. */
    private static final long SHORT_NODES = 16_000, STEP_NODES = 25_000, LONG_NODES = 100_000;

    /** Nodes of the last searches of all turns of a line together. */
    private static final long LAST_NODES = 3_000_000;

    /** Megabytes of the transposition tables of short and long searches. */
    private static final int SHORT_HASH = 4, LONG_HASH = 64;

    /** Moves of the solver at most. */
    private static final int MAX_LENGTH = 6;

    /** Plies of a search whose move is obvious. */
    private static final int OBVIOUS_DEPTH = 2;

    private final BuiltInJudge shortJudge;
    private final BuiltInJudge longJudge;
    private final MateFinder mates = new MateFinder();
    private final AlternativeFinder alternatives;

    /** Whether puzzles are left out in which other moves win as well. */
    private final boolean isStrict;

    SolutionFinder(Evaluation evaluation, boolean isStrict) {
        shortJudge = new BuiltInJudge(evaluation, SHORT_HASH);
        longJudge = new BuiltInJudge(evaluation, LONG_HASH);
        alternatives = new AlternativeFinder(longJudge, mates);
        this.isStrict = isStrict;
    }

    /** The best move of a position by a short search, which scores it as well; there is one at least. */
    RankedMove best(Position position) {
        return shortJudge.judge(position, 1, SHORT_NODES).get(0);
    }

    private static double chance(Position position, int score) {
        return Score.chances(position.variant(), score).points();
    }

    /**
     * The line after a mistake; empty if the move was not a clear mistake, or if there is not one good move after it,
     * or an obvious one.
     *
     * @param before the position in which the mistake was made, without the game before it
     */
    Optional<Solution> find(Position before, int mistake) {
        Position start = before.copy();
        start.make(mistake);
        if (Outcome.of(start).isOver() || LegalMoves.of(start).size() == 1) {
            return Optional.empty();
        }
        List<RankedMove> first = shortJudge.judge(start, 2, FIRST_NODES);
        if (!isPromising(start, first)) {
            return Optional.empty();
        }
        List<RankedMove> ranked = isMate(first) ? first : shortJudge.judge(start, 2, SHORT_NODES);
        int score = ranked.get(0).score();
        boolean wins = chance(start, score) >= WON;
        if (!isMate(ranked) && single(start, ranked, wins).isEmpty()
                || isRecapture(before, mistake, ranked.get(0).move())
                || !isMistake(before, start, score)) {
            return Optional.empty();
        }
        return (isMate(ranked) ? mate(start, ranked) : other(start, ranked, wins))
                .filter(solution ->
                        !isRecapture(before, mistake, solution.moves().get(0)));
    }

    private static boolean isMate(List<RankedMove> ranked) {
        return ranked.get(0).score() >= Score.MATE_BOUND;
    }

    private static boolean isPromising(Position position, List<RankedMove> ranked) {
        return isMate(ranked) || chance(position, ranked, 0) - chance(position, ranked, 1) >= PROMISING;
    }

    /** The winning chance of a move by its rank; 0 if there is none. */
    private static double chance(Position position, List<RankedMove> ranked, int rank) {
        return rank < ranked.size() ? chance(position, ranked.get(rank).score()) : 0;
    }

    /** Whether a move lost winning chance, or let the opponent mate where there was a defence. */
    private boolean isMistake(Position before, Position after, int score) {
        int avoidable = -best(before).score();
        return score >= Score.MATE_BOUND && avoidable < Score.MATE_BOUND
                || chance(after, score) - chance(after, avoidable) >= MISTAKE;
    }

    /** The only good move; all mates in one are good. Where a mate takes too long for a puzzle no move is. */
    private static OptionalInt single(Position position, List<RankedMove> ranked, boolean wins) {
        List<Integer> mating = MateInOne.moves(position);
        if (!mating.isEmpty()) {
            return OptionalInt.of(mating.get(0));
        }
        double best = chance(position, ranked, 0);
        double second = chance(position, ranked, 1);
        boolean isLongMate = isMate(ranked) && Score.mateInMoves(ranked.get(0).score()) > MAX_LENGTH;
        boolean isSingle = wins ? best >= WON && best - second >= GAP && !isLongMate : best >= HELD && second <= LOST;
        return isSingle ? OptionalInt.of(ranked.get(0).move()) : OptionalInt.empty();
    }

    private static boolean isRecapture(Position before, int mistake, int move) {
        return before.isCapture(mistake) && Move.isStep(move) && Move.to(move) == Move.to(mistake);
    }

    /** The line by short searches, with the best reply each; ends with a move of the solver, or is empty. */
    private List<Integer> line(Position start) {
        Position position = start.copy();
        List<Integer> line = new ArrayList<>();
        while (line.size() < 2 * MAX_LENGTH) {
            OptionalInt move = single(position, shortJudge.judge(position, 2, STEP_NODES), true);
            if (move.isEmpty()) {
                break;
            }
            line.add(move.getAsInt());
            position.make(move.getAsInt());
            if (Outcome.of(position).isOver()) {
                return line;
            }
            int reply = shortJudge.judge(position, 1, STEP_NODES).get(0).move();
            line.add(reply);
            position.make(reply);
        }
        return line.isEmpty() ? line : line.subList(0, line.size() - 1);
    }

    /**
     * The part of a line that long searches confirm, from its end backwards; empty if they do not confirm its first
     * move.
     */
    private Optional<List<Integer>> confirmed(Position start, List<Integer> line, boolean wins, long nodes) {
        Position position = start.copy();
        line.forEach(position::make);
        int length = line.size();
        if (length > 0 && !Outcome.of(position).isOver()) {
            // Forgets the last puzzle.
            List<RankedMove> end = longJudge.judge(position, 1, nodes);
            if (1 - chance(position, end.get(0).score()) < (wins ? WON : HELD)) {
                return Optional.empty();
            }
        } else {
            longJudge.forget();
        }
        for (int ply = line.size() - 1; ply >= 0; ply--) {
            position.unmake();
            if (ply % 2 == 0) {
                List<RankedMove> ranked = longJudge.judgeNext(position, 2, nodes);
                if (!single(position, ranked, wins).equals(OptionalInt.of(line.get(ply)))) {
                    length = Math.max(0, ply - 1);
                }
            }
        }
        return length == 0 ? Optional.empty() : Optional.of(line.subList(0, length));
    }

    /** Whether a line is a single move that the shortest search makes as well, and no mate. */
    private boolean isObvious(Position start, List<Integer> line) {
        return line.size() == 1
                && !MateInOne.moves(start).contains(line.get(0))
                && shortJudge.atDepth(start, OBVIOUS_DEPTH).move() == line.get(0);
    }

    /** A mate that is proved, where no other move is known to win as well, unless it is a mate in one. */
    private Optional<Solution> mate(Position start, List<RankedMove> ranked) {
        int moves = Score.mateInMoves(ranked.get(0).score());
        boolean another = isStrict
                && moves > 1
                && ranked.size() > 1
                && AlternativeFinder.wins(start.variant(), ranked.get(1).score());
        return another || moves > MAX_LENGTH
                ? Optional.empty()
                : mates.singleLine(start, moves)
                        .flatMap(line -> withAlternatives(start, line, Solution.SolutionKind.MATE));
    }

    /** A line that wins, or the only defence, as far as long searches confirm it. */
    private Optional<Solution> other(Position start, List<RankedMove> ranked, boolean wins) {
        OptionalInt move = single(start, ranked, wins);
        if (move.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(wins ? line(start) : List.of(move.getAsInt()))
                .filter(line -> !isObvious(start, line))
                .flatMap(line -> confirmed(start, line, wins, LONG_NODES))
                .filter(line -> !isObvious(start, line))
                .flatMap(line -> solution(start, line, wins));
    }

    /** The solution that a line is; a line that ends in mate is one only if the mate can be proved. */
    private Optional<Solution> solution(Position start, List<Integer> line, boolean wins) {
        Position end = start.copy();
        line.forEach(end::make);
        if (Outcome.of(end).isOver()) {
            return mates.singleLine(start, (line.size() + 1) / 2)
                    .flatMap(moves -> withAlternatives(start, moves, Solution.SolutionKind.MATE));
        }
        Solution.SolutionKind kind = wins ? Solution.SolutionKind.ADVANTAGE : Solution.SolutionKind.DEFENCE;
        Optional<Solution> solution = withAlternatives(start, line, kind);
        return isStrict
                ? solution.flatMap(one -> confirmed(start, line, wins, 2 * LAST_NODES / (line.size() + 1)))
                        .filter(moves -> !isObvious(start, moves))
                        .map(moves -> new Solution(moves, kind, List.of()))
                : solution;
    }

    private Optional<Solution> withAlternatives(Position start, List<Integer> line, Solution.SolutionKind kind) {
        if (isStrict) {
            return alternatives.exist(start, line)
                    ? Optional.empty()
                    : Optional.of(new Solution(line, kind, List.of()));
        }
        return Optional.of(new Solution(line, kind, alternatives.of(start, line)));
    }
}
