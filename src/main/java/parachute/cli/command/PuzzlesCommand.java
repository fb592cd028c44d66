package parachute.cli.command;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Consumer;
import parachute.cli.start.FrontEnds;
import parachute.engine.eval.choice.Evaluation;
import parachute.io.AtomicFile;
import parachute.io.ExistingFile;
import parachute.io.OutputFiles;
import parachute.rules.board.Position;
import parachute.rules.notation.BoardDiagram;
import parachute.rules.notation.San;
import parachute.rules.notation.VariantName;
import parachute.tools.program.CommandWords;
import parachute.tools.puzzle.Puzzle;
import parachute.tools.puzzle.PuzzleCheck;
import parachute.tools.puzzle.PuzzleFile;
import parachute.tools.puzzle.PuzzleGame;
import parachute.tools.puzzle.PuzzleGames;
import parachute.tools.puzzle.PuzzleMaker;
import parachute.tools.puzzle.PuzzleSelection;
import parachute.tools.puzzle.PuzzleTable;
import parachute.tools.puzzle.Theme;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code parachute puzzles}: finds puzzles in games, shows them and checks them. */
@Command(name = "puzzles", description = "Find puzzles in games of chess and crazyhouse, show them and check them.")
final class PuzzlesCommand extends PrintingCommand {
    /** Nodes by which a check searches each move of the solver: ten times those that found it. */
    private static final int CHECK_NODES = 1_000_000;

    /** How games are searched. */
    static final class PuzzleSearchOptions {
        @Mixin
        private final VariantOption variant = new VariantOption();

        @Mixin
        private final EvaluationOption evaluation = new EvaluationOption();

        @Mixin
        private final SharedOptions.Concurrency concurrency = new SharedOptions.Concurrency();

        @Mixin
        private final ClusterOptions cluster = new ClusterOptions();

        @Option(names = "--resume", description = "Continue with the games that are already stored.")
        private boolean resume;
    }

    /** Puzzles of a file. */
    static final class PuzzleSelectionOptions {
        @Parameters(
                paramLabel = "FILE",
                arity = "0..1",
                description = "A file of puzzles in lichess' columns; the program's own puzzles without it.")
        private Optional<Path> file = Optional.empty();

        @Mixin
        private final VariantOption variant = new VariantOption();

        @Option(
                names = "--theme",
                paramLabel = "THEME",
                description = "Puzzles that have this theme, such as drop; given again, all of them.")
        private List<Theme> themes = new ArrayList<>();

        @Option(names = "--rating", paramLabel = "A-B", description = "Puzzles with ratings from A to B.")
        private Optional<String> rating = Optional.empty();

        @Option(
                names = "--spread",
                paramLabel = "N",
                description = "N of them that are spread over ratings and themes (all).")
        private Optional<Integer> spread = Optional.empty();

        /** Returns the puzzles, at least one. */
        List<Puzzle> puzzles(Consumer<String> warnings) {
            return new PuzzleSelection(file, variant.choice().asked().map(VariantName::variant), themes, rating, spread)
                    .read(warnings);
        }
    }

    /** Files in other formats. */
    static final class Exports {
        @Option(names = "--epd", paramLabel = "FILE", description = "Write the positions to solve to FILE as EPD.")
        private Optional<Path> epd = Optional.empty();

        @Option(names = "--pgn", paramLabel = "FILE", description = "Write mistakes and solutions to FILE as PGN.")
        private Optional<Path> pgn = Optional.empty();

        @Mixin
        private final SharedOptions.Force force = new SharedOptions.Force();

        private OutputFiles addTo(OutputFiles files) {
            return files.replace(epd, ReplaceableContent.NOTHING).replace(pgn, ReplaceableContent.NOTHING);
        }

        private void write(List<Puzzle> puzzles) throws IOException {
            write(epd, PuzzleFile.epd(puzzles));
            write(pgn, PuzzleFile.pgn(puzzles));
        }

        private static void write(Optional<Path> file, String text) throws IOException {
            if (file.isPresent()) {
                AtomicFile.write(file.get(), text);
            }
        }
    }

    @Command(name = "make", description = "Find the puzzles in games, with themes and ratings.")
    int make(
            @Parameters(
                            paramLabel = "GAMES",
                            arity = "1..*",
                            description = "Files of PGN, of train play, or of puzzles.")
                    List<Path> files,
            @Option(
                            names = "--out",
                            paramLabel = "FILE",
                            required = true,
                            description = "Write the puzzles to FILE, in lichess' columns.")
                    Path out,
            @Option(
                            names = "--alternatives",
                            description =
                                    "Keep puzzles in which other moves win as well, and name these in one more column.")
                    boolean alternatives,
            @Mixin PuzzleSearchOptions search,
            @Mixin Exports exports)
            throws IOException, InterruptedException {
        search.cluster.check();
        exports.addTo(new OutputFiles()
                        .read(files)
                        .read(search.evaluation.file())
                        .read(search.cluster.secret)
                        .extend(out))
                .check(exports.force.given);
        List<PuzzleGame> games = PuzzleGames.read(files, search.variant.choice(), this::warn);
        ExistingFile existing = ExistingFile.of(search.resume, exports.force.given);
        try (StatusLine status = status();
                PuzzleMaker maker = new PuzzleMaker(out, existing)) {
            return search.cluster.run(search.concurrency.value, status::onEvent, runner -> {
                status.showWorkers(runner::status);
                maker.run(
                        games,
                        search.evaluation.evaluation(),
                        !alternatives,
                        runner,
                        searched -> status.onStatus(
                                searched,
                                games.size(),
                                List.of("games, " + maker.puzzles().size() + " puzzles")));
                exports.write(maker.puzzles());
                return FrontEnds.OK;
            });
        }
    }

    @Command(name = "show", description = "Count puzzles by rating and theme, and show the first ones.")
    void show(
            @Mixin PuzzleSelectionOptions selection,
            @Option(
                            names = "--boards",
                            paramLabel = "N",
                            defaultValue = "3",
                            converter = BoundedNumber.NotNegative.class,
                            description = "Puzzles that are shown with their solutions (${DEFAULT-VALUE}).")
                    int boards,
            @Option(
                            names = "--levels",
                            description = "Show how many puzzles of five bands of ratings the levels solve.")
                    boolean levels,
            @Option(
                            names = "--csv",
                            paramLabel = "FILE",
                            description = "Write the puzzles to FILE, in lichess' columns.")
                    Optional<Path> csv,
            @Mixin Exports exports)
            throws IOException {
        exports.addTo(new OutputFiles().read(selection.file).replace(csv, ReplaceableContent.NOTHING))
                .check(exports.force.given);
        List<Puzzle> puzzles = selection.puzzles(this::warn);
        PuzzleTable.counts(puzzles).forEach(this::print);
        if (levels) {
            PuzzleTable.levels(puzzles, Evaluation.DEFAULT).forEach(this::print);
        }
        puzzles.stream().limit(boards).forEach(this::show);
        Exports.write(csv, PuzzleFile.csv(puzzles));
        exports.write(puzzles);
    }

    private void show(Puzzle puzzle) {
        Position start = puzzle.start();
        print(BoardDiagram.draw(start, false));
        print("Puzzle " + puzzle.id() + ", rating " + puzzle.rating() + " ± " + puzzle.deviation() + ": "
                + String.join(" ", puzzle.themes()));
        print("From " + puzzle.source() + ", after "
                + San.format(puzzle.before(), puzzle.moves().get(0)));
        print("Solution: " + San.formatLine(start, puzzle.solution()));
    }

    @Command(
            name = "check",
            description = {
                "Check by long searches that each move of the solutions is the only good one.",
                "Exit status 0 if all are, 1 if not."
            })
    int check(
            @Mixin PuzzleSelectionOptions selection,
            @Option(
                            names = "--checker",
                            paramLabel = "COMMAND",
                            description = "Another engine that speaks UCI; this program itself without it.")
                    Optional<String> checker,
            @Option(names = "--sample", paramLabel = "N", description = "Puzzles to check, drawn at random (all).")
                    Optional<Integer> sample,
            @Option(names = "--csv", paramLabel = "FILE", description = "Write those that are right to FILE.")
                    Optional<Path> csv,
            @Mixin SharedOptions.Force force,
            @Mixin SharedOptions.Seed seed,
            @Mixin CheckNodes nodes)
            throws IOException {
        new OutputFiles()
                .read(selection.file)
                .replace(csv, ReplaceableContent.NOTHING)
                .check(force.given);
        List<Puzzle> puzzles = selection.puzzles(this::warn);
        List<Puzzle> shuffled = new ArrayList<>(puzzles);
        Collections.shuffle(shuffled, new Random(seed.value));
        List<Puzzle> drawn = shuffled.subList(0, Math.min(puzzles.size(), sample.orElse(puzzles.size())));
        List<Puzzle> right;
        try (PuzzleCheck check = new PuzzleCheck(drawn, checker.map(CommandWords::splitCommand), nodes.nodes.value)) {
            right = check.right(this::print);
        }
        Exports.write(
                csv, PuzzleFile.csv(puzzles.stream().filter(right::contains).toList()));
        print(right.size() + " of " + drawn.size() + " puzzles are right");
        return right.size() == drawn.size() ? FrontEnds.OK : FrontEnds.FAILURE;
    }

    /** The nodes of a check. */
    static final class CheckNodes {
        @Mixin
        private final SharedOptions.Nodes nodes = new SharedOptions.Nodes(CHECK_NODES);
    }
}
