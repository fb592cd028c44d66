package parachute.tools.puzzle;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import parachute.engine.eval.choice.Evaluation;
import parachute.engine.mate.MateSolver.Verdict;
import parachute.engine.search.Score;
import parachute.engine.search.WinDrawLossModel;
import parachute.rules.board.Move;
import parachute.rules.board.Position;
import parachute.rules.movegen.LegalMoves;
import parachute.rules.movegen.MateInOne;
import parachute.rules.movegen.Outcome;
import parachute.tools.tactics.Margins;
import parachute.tools.tactics.MateFinder;
import parachute.tools.tactics.OwnJudge;
import parachute.tools.tactics.RankedMove;

/**
 * Finds the forced line of a position: at each turn the solver has one good move, and the opponent makes the best reply.
 * Every move of the solver has to be clearly better than the second best by winning chance, first in a short search and
 * then in a long one from the end of the line backwards, by which the early turns know what the later ones have found.
 * Where that is no longer so the line ends. Of a line that mates it is then proved, if that does not take too long, that
 * it is the fastest against the longest defence, and that no other move mates as fast. All limits are in nodes: a position
 * always has the same line.
 */
final class SolutionFinder {
    /** Winning chances of the only good move and of the second best in a line that wins. */
    private static final double WON = 0.9, NOT_WON = 0.65;

    /** The winning chance of the second best move where the only good one mates. */
    private static final double NO_MATE = 0.85;

    /** The same where the solver has to find the only defence. */
    private static final double HELD = 0.35, LOST = 0.1;

    /** The winning chance that the opponent's move must have lost. */
    private static final double MISTAKE = 0.1;

    /** Nodes of the short searches, of the step by step searches that follow, and of the long searches at the end. */
    private static final long SHORT_NODES = 16_000, STEP_NODES = 25_000, LONG_NODES = 100_000;

    /** Megabytes of the transposition tables of short and long searches. */
    private static final int SHORT_HASH = 4, LONG_HASH = 64;

    /** Moves of the solver at most. */
    private static final int MAX_LENGTH = 8;

    /** Plies of a search whose move is obvious. */
    private static final int OBVIOUS_DEPTH = 2;

    private final OwnJudge shortJudge;
    private final OwnJudge longJudge;
    private final MateFinder mates = new MateFinder();

    SolutionFinder(Evaluation evaluation) {
        shortJudge = new OwnJudge(evaluation, SHORT_HASH);
        longJudge = new OwnJudge(evaluation, LONG_HASH);
    }

    /** The best move of a position by a short search, which scores it as well; there is one at least. */
    RankedMove best(Position position) {
        return shortJudge.judge(position, 1, SHORT_NODES).get(0);
    }

    private static double chance(Position position, int score) {
        return WinDrawLossModel.chances(position.variant(), score).points();
    }

    /**
     * The line after a mistake; empty if the move was not a clear mistake, or if there is not one good move after it, or an
     * obvious one.
     *
     * @param before the position in which the mistake was made, without the game before it
     */
    Optional<Solution> find(Position before, int mistake) {
        Position start = before.copy();
        start.make(mistake);
        if (Outcome.of(start).isOver() || LegalMoves.of(start).size() == 1) {
            return Optional.empty();
        }
        List<RankedMove> first = shortJudge.judge(start, 2, SHORT_NODES);
        boolean wins = chance(start, first.get(0).score()) >= WON;
        OptionalInt move = single(start, first, wins);
        if (move.isEmpty()
                || isRecapture(before, mistake, move.getAsInt())
                || !isMistake(before, start, first.get(0).score())) {
            return Optional.empty();
        }
        return Optional.of(wins ? line(start) : List.of(move.getAsInt()))
                .filter(line -> !isObvious(start, line))
                .flatMap(line -> confirmed(start, line, wins))
                .filter(line -> !isObvious(start, line))
                .flatMap(line -> solution(start, line, wins));
    }

    /** Whether a move lost winning chance, or let the opponent mate where there was a defence. */
    private boolean isMistake(Position before, Position after, int score) {
        int avoidable = -best(before).score();
        return Score.isMate(score) && !Score.isMate(avoidable)
                || chance(after, score) - chance(after, avoidable) >= MISTAKE;
    }

    /** The only good move; all mates in one are good. */
    private static OptionalInt single(Position position, List<RankedMove> ranked, boolean wins) {
        List<Integer> mating = MateInOne.moves(position);
        if (!mating.isEmpty()) {
            return OptionalInt.of(mating.get(0));
        }
        double good = wins ? WON : HELD;
        double bad = !wins ? LOST : Score.isMate(ranked.get(0).score()) ? NO_MATE : NOT_WON;
        Margins margins = Margins.ofChances(position.variant(), good, bad);
        return ranked.size() == 1 && ranked.get(0).score() >= margins.good()
                ? OptionalInt.of(ranked.get(0).move())
                : margins.single(ranked);
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
     * The part of a line that long searches confirm, from its end backwards; empty if they do not confirm its first move.
     */
    private Optional<List<Integer>> confirmed(Position start, List<Integer> line, boolean wins) {
        Position position = start.copy();
        line.forEach(position::make);
        int length = line.size();
        if (length > 0 && !Outcome.of(position).isOver()) {
            // Forgets the last puzzle.
            List<RankedMove> end = longJudge.judge(position, 1, LONG_NODES);
            if (1 - chance(position, end.get(0).score()) < (wins ? WON : HELD)) {
                return Optional.empty();
            }
        } else {
            longJudge.forget();
        }
        for (int ply = line.size() - 1; ply >= 0; ply--) {
            position.unmake();
            if (ply % 2 == 0) {
                List<RankedMove> ranked = longJudge.judgeNext(position, 2, LONG_NODES);
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

    /** The solution that a line is; empty if it mates, but not as fast as possible, or not against the longest defence. */
    private Optional<Solution> solution(Position start, List<Integer> line, boolean wins) {
        Position end = start.copy();
        line.forEach(end::make);
        Outcome outcome = Outcome.of(end);
        if (outcome.isOver() && !outcome.isDraw()) {
            return mate(start, line);
        }
        Solution.Kind kind = wins ? Solution.Kind.ADVANTAGE : Solution.Kind.DEFENCE;
        return Optional.of(new Solution(line, kind, OptionalInt.empty()));
    }

    /**
     * A mate, with its length if the proofs succeed: if there is a mate in so many moves and none in fewer, the replies of the
     * line are the longest defence.
     */
    private Optional<Solution> mate(Position start, List<Integer> line) {
        mates.forget();
        int length = (line.size() + 1) / 2;
        Verdict fewer = mates.mates(start, length - 1);
        Verdict mate = fewer == Verdict.PROVED ? Verdict.REFUTED : mates.mates(start, length);
        boolean isProved = fewer == Verdict.REFUTED && mate == Verdict.PROVED;
        Position position = start.copy();
        for (int ply = 0; ply < line.size() - 1 && mate != Verdict.REFUTED; ply++) {
            if (ply % 2 == 0) {
                Verdict another = mates.isMateByAnother(position, line.get(ply), length - ply / 2);
                isProved &= another == Verdict.REFUTED;
                mate = another == Verdict.PROVED ? Verdict.REFUTED : mate;
            }
            position.make(line.get(ply));
        }
        return mate == Verdict.REFUTED
                ? Optional.empty()
                : Optional.of(new Solution(
                        line, Solution.Kind.MATE, isProved ? OptionalInt.of(length) : OptionalInt.empty()));
    }
}
