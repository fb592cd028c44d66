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
 * Finds the forced line of a position: at each turn the solver has one good move, and the opponent makes the most stubborn
 * reply. A mate is proved, with its length and with the fact that no other move mates as fast. Every move of the solver,
 * also one that mates, has to be clearly better than the second best by winning chance, first in a short search and then
 * in a long one from the end of the line backwards, by which the early turns know what the later ones have found. Where
 * that is no longer so the line ends. All limits are in nodes: a position always has the same line.
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
    private static final long SHORT_NODES = 4_000, STEP_NODES = 25_000, LONG_NODES = 100_000;

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
        mates.forget();
        Line line = wins ? line(start) : new Line(List.of(move.getAsInt()), OptionalInt.empty());
        return confirmed(start, line.moves(), wins)
                .filter(confirmed -> !isObvious(start, confirmed))
                .map(confirmed -> solution(start, line, confirmed, wins));
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

    /**
     * Moves, the solver's first.
     *
     * @param mate as {@link Solution#provedMate}, by the whole line
     */
    private record Line(List<Integer> moves, OptionalInt mate) {}

    /** The line by short searches, with proofs where it mates; ends with a move of the solver, or is empty. */
    private Line line(Position start) {
        Position position = start.copy();
        List<Integer> line = new ArrayList<>();
        OptionalInt length = OptionalInt.empty();
        boolean isProved = true;
        while (line.size() < 2 * MAX_LENGTH) {
            List<RankedMove> ranked = shortJudge.judge(position, 2, STEP_NODES);
            OptionalInt move = single(position, ranked, true);
            OptionalInt mate = mate(position, ranked.get(0).score());
            Verdict another = mate.isEmpty() || mate.getAsInt() == 1
                    ? Verdict.REFUTED
                    : mates.isMateByAnother(position, move.orElse(Move.NONE), mate.getAsInt());
            if (move.isEmpty() || another == Verdict.PROVED) {
                break;
            }
            length = line.isEmpty() ? mate : length;
            isProved &= mate.isPresent() && another == Verdict.REFUTED;
            line.add(move.getAsInt());
            position.make(move.getAsInt());
            if (Outcome.of(position).isOver()) {
                boolean isLongest = length.orElse(0) == (line.size() + 1) / 2;
                return new Line(line, isProved && isLongest ? length : OptionalInt.empty());
            }
            int reply = reply(position, mate);
            line.add(reply);
            position.make(reply);
        }
        return new Line(line.isEmpty() ? line : line.subList(0, line.size() - 1), OptionalInt.empty());
    }

    /** The proved moves to a mate that a search reports; empty if it reports none, or too long a one. */
    private OptionalInt mate(Position position, int score) {
        if (!Score.isMate(score) || score < 0) {
            return OptionalInt.empty();
        }
        return mates.provedLength(position, Score.mateInMoves(score));
    }

    /** The most stubborn reply: of those that delay a proved mate longest, or of all, the best by a search. */
    private int reply(Position position, OptionalInt mate) {
        int best = shortJudge.judge(position, 1, STEP_NODES).get(0).move();
        return mate.isEmpty() ? best : mates.longestDefence(position, best, mate.getAsInt() - 1);
    }

    /**
     * The part of a line that long searches confirm, from its end backwards; empty if they do not confirm its first move.
     */
    private Optional<List<Integer>> confirmed(Position start, List<Integer> line, boolean wins) {
        if (isObvious(start, line)) {
            return Optional.empty();
        }
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

    private static Solution solution(Position start, Line line, List<Integer> confirmed, boolean wins) {
        Position end = start.copy();
        confirmed.forEach(end::make);
        Outcome outcome = Outcome.of(end);
        if (outcome.isOver() && !outcome.isDraw()) {
            return new Solution(confirmed, Solution.Kind.MATE, line.mate());
        }
        Solution.Kind kind = wins ? Solution.Kind.ADVANTAGE : Solution.Kind.DEFENCE;
        return new Solution(confirmed, kind, OptionalInt.empty());
    }
}
