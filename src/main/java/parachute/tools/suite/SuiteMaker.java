package parachute.tools.suite;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import parachute.engine.search.Score;
import parachute.io.AtomicFile;
import parachute.io.UserException;
import parachute.rules.board.Position;
import parachute.rules.movegen.LegalMoves;
import parachute.tools.tactics.Judge;
import parachute.tools.tactics.MateFinder;
import parachute.tools.tactics.MoveFinder;
import parachute.tools.tactics.MoveKind;
import parachute.tools.tactics.RankedMove;
import parachute.tools.tactics.UciChecker;

/**
 * Makes a suite from the engine's own games: the same seed, engine and checker make the same positions. A mate is taken
 * if {@link MateFinder} proves it and finds no shorter one, and the checker reports a mate of the same length. Whether
 * a position is taken does not depend on whether a search that is measured later would solve it.
 */
public final class SuiteMaker implements AutoCloseable {
    /** Precedes the command in the first line of a file that is not complete. */
    private static final String UNFINISHED = "unfinished: ";

    /** Positions of one game. */
    private static final int FROM_ONE_GAME = 2;

    /** Plies between two positions of one game, so that they differ enough. */
    private static final int APART = 8;

    /** The other engine's nodes for each move of a mate. */
    private static final long CHECK_NODES = 200_000;

    /** Legal moves that a position must have at least. */
    private static final int MIN_MOVES = 4;

    private final Suite suite;
    private final SuiteGoals goals;
    private final Consumer<String> report;
    private final Judge checker;
    private final SuiteGames games;
    private final MateFinder mates;
    private final MoveFinder moves;
    private final Set<Long> taken = new HashSet<>();
    private final List<SuitePosition> found = new ArrayList<>();

    /**
     * Creates a maker that has found nothing yet.
     *
     * @param checkerCommand the other engine, which speaks UCI, and its arguments
     * @param report takes a line for each position that is found
     * @throws UserException if the other engine cannot be used; {@link #make} may throw it, too
     */
    public SuiteMaker(Suite suite, SuiteGoals goals, List<String> checkerCommand, Consumer<String> report) {
        this(suite, goals, new UciChecker(checkerCommand, suite.variant()), report);
    }

    SuiteMaker(Suite suite, SuiteGoals goals, Judge checker, Consumer<String> report) {
        this.suite = suite;
        this.goals = goals;
        this.checker = checker;
        this.report = report;
        games = new SuiteGames(suite.variant());
        mates = new MateFinder();
        moves = new MoveFinder(checker);
    }

    /**
     * Plays games until all that is wanted is found, and writes the positions to a file after each of them.
     *
     * @param command the first line of the file, preceded by "unfinished" until it is complete
     * @param seed that of the first game; each further one has the next
     * @param games maximum number of games
     */
    public void make(Path file, String command, long seed, int games) throws IOException {
        write(file, UNFINISHED + command);
        boolean more = true;
        for (long game = seed; more && game < seed + games; game++) {
            more = searchGame(game);
            write(file, UNFINISHED + command);
        }
        write(file, command);
    }

    private void write(Path file, String header) throws IOException {
        String lines =
                positions().stream().map(position -> position.format() + '\n').collect(Collectors.joining());
        AtomicFile.write(file, "# " + header + '\n' + lines);
    }

    /** Plays one game and takes what is wanted from it; returns whether more is wanted. */
    boolean searchGame(long seed) {
        List<Position> positions = games.play(seed);
        List<Integer> order = IntStream.range(0, positions.size()).boxed().collect(Collectors.toList());
        Collections.shuffle(order, new Random(seed));
        List<Integer> fromThisGame = new ArrayList<>();
        for (int number : order) {
            if (fromThisGame.stream().allMatch(other -> Math.abs(other - number) >= APART)
                    && take(positions.get(number))) {
                fromThisGame.add(number);
            }
            if (fromThisGame.size() == FROM_ONE_GAME || goals.areReached(suite, found)) {
                break;
            }
        }
        return !goals.areReached(suite, found);
    }

    /** Returns the positions in their final order and with names. */
    List<SuitePosition> positions() {
        List<SuitePosition> sorted = new ArrayList<>(found);
        sorted.sort(Comparator.comparingInt(position -> position.mate().orElse(0)));
        List<SuitePosition> named = new ArrayList<>();
        for (int i = 0; i < sorted.size(); i++) {
            named.add(sorted.get(i).named(String.format("%s.%03d", suite.title(), i + 1)));
        }
        return named;
    }

    private boolean take(Position position) {
        if (LegalMoves.of(position).size() < MIN_MOVES || taken.contains(position.key())) {
            return false;
        }
        Optional<SuitePosition> problem = suite == Suite.MATES ? mate(position) : winningMove(position);
        problem.ifPresent(one -> {
            taken.add(position.key());
            found.add(one);
            report.accept(found.size() + ": " + one.format());
        });
        return problem.isPresent();
    }

    private Optional<SuitePosition> mate(Position position) {
        if (!mates.isMate(position) || !isWanted(position, mates.roughLength(position))) {
            return Optional.empty();
        }
        OptionalInt length = mates.length(position);
        if (!isWanted(position, length) || !isConfirmed(position, length.getAsInt())) {
            return Optional.empty();
        }
        List<Integer> firstMoves = mates.firstMoves(position, length.getAsInt(), mates.firstMove());
        return Optional.of(problem(position, firstMoves, length));
    }

    /** Returns whether the last mate found, of this length, is wanted. */
    private boolean isWanted(Position position, OptionalInt length) {
        return length.isPresent() && goals.wants(length.getAsInt(), MoveKind.of(position, mates.firstMove()), found);
    }

    /** Returns whether the other engine reports a mate in exactly that many moves. */
    private boolean isConfirmed(Position position, int moves) {
        List<RankedMove> answer = checker.judge(position, 1, moves * CHECK_NODES);
        return !answer.isEmpty() && answer.get(0).score() == Score.mateIn(2 * moves - 1);
    }

    private Optional<SuitePosition> winningMove(Position position) {
        OptionalInt move = moves.winningMove(position);
        return move.isEmpty()
                ? Optional.empty()
                : Optional.of(problem(position, List.of(move.getAsInt()), OptionalInt.empty()));
    }

    private static SuitePosition problem(Position position, List<Integer> best, OptionalInt mate) {
        String kind = MoveKind.of(position, best.get(0)).describe();
        return new SuitePosition("", position, best, mate, kind);
    }

    /** Ends the other engine. */
    @Override
    public void close() {
        checker.close();
    }
}
