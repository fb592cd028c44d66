package parachute.cli.command;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import parachute.cli.start.FrontEnds;
import parachute.cli.start.Streams;
import parachute.games.tours.KnightsTours;
import parachute.games.tours.SquareCondition;
import parachute.games.tours.TourBench;
import parachute.games.tours.TourCount;
import parachute.games.tours.TourPicture;
import parachute.games.tours.TourSquare;
import parachute.games.tours.TourTable;
import parachute.io.AtomicFile;
import parachute.io.LineWriter;
import parachute.io.OutputFiles;
import parachute.io.UserException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ScopeType;

/** {@code parachute tour}: counts, lists and finds knight's tours. */
@Command(
        mixinStandardHelpOptions = true,
        scope = ScopeType.INHERIT,
        usageHelpAutoWidth = true,
        synopsisSubcommandLabel = "COMMAND",
        description = {
            "Knight's tours: paths of a knight that visit every square of an N by N board once.",
            "",
            "Squares are X,Y, counted from 0,0 at the bottom left. A tour is shown as a table of its step numbers, row"
                    + " by row from the top, -1 on squares not visited. If there is no tour, or no square to go to, it"
                    + " prints none with exit status 1; the status is 2 if the command is invalid."
        },
        footer = {
            "",
            "Examples:",
            "  parachute tour first 8 0,0",
            "  parachute tour closed 6 3,3 --svg tour.svg",
            "  parachute tour pred 7 0,0 35 'x<5'",
            "  parachute tour ordered_moves 8 1,3"
        })
final class TourCommand extends PrintingCommand implements Runnable {
    private static final int NONE_FOUND = 1;

    /** The table of such a board is 36 MB of text. */
    private static final int MAX_DIMENSION = 2000;

    /** Characters gathered before they are written, so that not every tour waits for the pipe. */
    private static final int CHUNK = 1 << 15;

    private final Streams streams;

    TourCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public void run() {
        throw new UserException("expected a command: count, enum, first, closed, mega, pred, is_legal,"
                + " legal_moves, ordered_moves or bench");
    }

    /** The board and the square that a tour starts on. */
    static final class Start {
        @Parameters(index = "0", paramLabel = "N", description = "Columns and rows of the board, 1 to " + MAX_DIMENSION)
        private int dimension;

        @Parameters(index = "1", paramLabel = "X,Y", description = "The square to start from.")
        private String square = "";
    }

    /** The option to draw the tour. */
    static final class TourDrawing {
        @Mixin
        private final SharedOptions.Force force = new SharedOptions.Force();

        @Option(names = "--svg", paramLabel = "FILE", description = "Also draw the tour in FILE.")
        private Optional<Path> file = Optional.empty();

        /** Checks whether the file can be written. */
        void check() {
            if (file.filter(name -> name.toString().isBlank()).isPresent()) {
                throw new UserException("--svg needs the name of a file, such as --svg=tour.svg");
            }
            new OutputFiles().replace(file, ReplaceableContent.TOUR).check(force.given);
        }
    }

    /** The board, a square, and the squares of the path that led to it. */
    static final class Step {
        @Mixin
        private final Start start = new Start();

        @Parameters(index = "2..*", paramLabel = "VISITED", description = "Squares visited before, in any order.")
        private List<String> visited = List.of();
    }

    @Command(
            name = "count",
            description = {
                "Count the tours from a square, or from all squares together.",
                "This takes seconds up to N = 6, and days for N = 7; a count that takes longer than ten seconds says so"
                        + " beforehand, and shows its progress at a terminal."
            })
    int count(
            @Parameters(paramLabel = "N", description = "Columns and rows of the board.") int dimension,
            @Parameters(paramLabel = "X,Y", arity = "0..1", description = "Where the tours start.")
                    Optional<String> square) {
        checkDimension(dimension);
        TourCount count = square.isEmpty()
                ? TourCount.ofAll(dimension)
                : TourCount.from(dimension, List.of(square(dimension, square.get())));
        // The terminal is not looked for if the count is quick.
        StatusLine status = new StatusLine(err(), () -> new TerminalWidth().get());
        CountProgress progress = new CountProgress(count, status, Duration.ofSeconds(1));
        streams.writer().writeLine(Long.toString(progress.finish()));
        return FrontEnds.OK;
    }

    @Command(
            name = "enum",
            description = "List all tours from a square, one a line, as the squares in the order of the steps.")
    int enumerate(@Mixin Start start) {
        LineWriter writer = streams.writer();
        StringBuilder lines = new StringBuilder();
        int[] found = {0};
        checkDimension(start.dimension);
        KnightsTours.forEachTour(start.dimension, List.of(square(start)), tour -> {
            found[0]++;
            lines.append(lines.isEmpty() ? "" : "\n").append(line(tour.reversed()));
            if (lines.length() >= CHUNK) {
                writer.writeLine(lines.toString());
                lines.setLength(0);
            }
        });
        if (found[0] == 0) {
            return none();
        }
        if (!lines.isEmpty()) {
            writer.writeLine(lines.toString());
        }
        return FrontEnds.OK;
    }

    private static String line(List<TourSquare> squares) {
        return squares.stream().map(TourSquare::toString).collect(Collectors.joining(" "));
    }

    @Command(name = "first", description = "Find a tour by trying all moves clockwise from 12 o'clock.")
    int first(@Mixin Start start, @Mixin TourDrawing drawing) {
        return find(start, drawing, false, KnightsTours::firstTour);
    }

    @Command(name = "closed", description = "Find a tour whose last square is a knight's move from its first.")
    int closed(@Mixin Start start, @Mixin TourDrawing drawing) {
        return find(start, drawing, true, KnightsTours::firstClosedTour);
    }

    @Command(name = "mega", description = "Find a tour by Warnsdorff's rule, on boards of any size.")
    int mega(@Mixin Start start, @Mixin TourDrawing drawing) {
        return find(start, drawing, false, KnightsTours::tourOnMegaBoard);
    }

    @Command(
            name = "pred",
            description = {
                "Find a path of LENGTH squares that goes only to squares for which EXPR holds.",
                "EXPR compares numbers made of x, y and + - * / %% by < <= > >= == !=, joined by && || ! and brackets,"
                        + " such as 'x+y!=7' or '!(x==2&&y==3)'."
            })
    int pred(
            @Mixin Start start,
            @Parameters(index = "2", paramLabel = "LENGTH", description = "Squares of the path, including the first.")
                    int length,
            @Parameters(index = "3..*", arity = "1..*", paramLabel = "EXPR", description = "The condition.")
                    List<String> expression,
            @Mixin TourDrawing drawing) {
        return find(start, drawing, false, (dimension, path) -> {
            if (length < 1 || length > dimension * dimension) {
                throw new UserException("LENGTH must be from 1 to " + dimension * dimension + ", not " + length);
            }
            Predicate<TourSquare> condition = SquareCondition.parse(String.join(" ", expression));
            return KnightsTours.oneTourPred(dimension, path, length, condition);
        });
    }

    @Command(
            name = "is_legal",
            description =
                    "Print true if a square is on the board and not visited; otherwise false, with exit status 1.")
    int isLegal(@Mixin Step step) {
        List<TourSquare> visited = visited(step);
        String square = step.start.square;
        TourSquare pos = TourSquare.parse(square)
                .orElseThrow(() -> new UserException("X,Y must be two numbers, such as 2,3, not " + square));
        boolean legal = KnightsTours.isLegal(step.start.dimension, visited, pos);
        streams.writer().writeLine(Boolean.toString(legal));
        return legal ? FrontEnds.OK : NONE_FOUND;
    }

    @Command(
            name = "legal_moves",
            description = "List the squares not visited to which a knight can go, clockwise from 12 o'clock.")
    int legalMoves(@Mixin Step step) {
        return answer(KnightsTours.legalMoves(step.start.dimension, visited(step), square(step.start)));
    }

    @Command(
            name = "ordered_moves",
            description = "List the squares of legal_moves by Warnsdorff's rule: those with the fewest moves onward"
                    + " first, equal ones clockwise.")
    int orderedMoves(@Mixin Step step) {
        return answer(KnightsTours.orderedMoves(step.start.dimension, visited(step), square(step.start)));
    }

    @Command(name = "bench", description = "Measure how fast tours are counted and found.")
    int bench() {
        TourBench.run(streams.writer()::writeLine);
        return FrontEnds.OK;
    }

    /** Looks for a tour from a square of a board, and shows it. */
    private int find(
            Start start,
            TourDrawing drawing,
            boolean closed,
            BiFunction<Integer, List<TourSquare>, Optional<List<TourSquare>>> search) {
        drawing.check();
        checkDimension(start.dimension);
        Optional<List<TourSquare>> tour = search.apply(start.dimension, List.of(square(start)));
        if (tour.isEmpty()) {
            return none();
        }
        if (drawing.file.isPresent()) {
            draw(drawing.file.get(), TourPicture.svg(start.dimension, tour.get(), closed));
        }
        streams.writer().writeLine(TourTable.format(start.dimension, tour.get()));
        return FrontEnds.OK;
    }

    private int answer(List<TourSquare> squares) {
        if (squares.isEmpty()) {
            return none();
        }
        streams.writer().writeLine(line(squares));
        return FrontEnds.OK;
    }

    private static void draw(Path file, String svg) {
        try {
            AtomicFile.write(file, svg);
        } catch (IOException e) {
            throw new UserException("the picture cannot be written", e);
        }
    }

    private int none() {
        streams.writer().writeLine("none");
        return NONE_FOUND;
    }

    private List<TourSquare> visited(Step step) {
        int dimension = step.start.dimension;
        checkDimension(dimension);
        return step.visited.stream().map(text -> square(dimension, text)).toList();
    }

    private void checkDimension(int dimension) {
        if (dimension < 1 || dimension > MAX_DIMENSION) {
            throw new UserException("N must be from 1 to " + MAX_DIMENSION + ", not " + dimension);
        }
    }

    private TourSquare square(Start start) {
        return square(start.dimension, start.square);
    }

    private TourSquare square(int dimension, String text) {
        return TourSquare.parse(text)
                .filter(pos -> KnightsTours.isLegal(dimension, List.of(), pos))
                .orElseThrow(() ->
                        new UserException("X,Y must be two numbers from 0 to " + (dimension - 1) + ", not " + text));
    }
}
