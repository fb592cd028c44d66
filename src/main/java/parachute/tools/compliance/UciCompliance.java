package parachute.tools.compliance;

import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import parachute.io.ChildEndedException;
import parachute.io.ChildProcess;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;
import parachute.tools.match.player.UciInfo;

/** Checks of an engine of UCI, by the description of the protocol of April 2006. */
final class UciCompliance extends Compliance {
    private static final Pattern OPTION = Pattern.compile(
            "option name .+ type (check default (true|false)|spin( default -?\\d+| min -?\\d+| max -?\\d+){3}.*"
                    + "|combo .*|button.*|string.*)");

    private static final String BEST_MOVE =
            "bestmove <move1> [ ponder <move2> ]: the engine has stopped searching and found the move <move1> best in"
                    + " this position";

    private static final String CLOCK = "wtime <x>: white has x msec left on the clock";

    private static final String QUIT = "quit: quit the program as soon as possible";

    private List<String> declared = List.of();

    UciCompliance(Supplier<ChildProcess> start, Predicate<String> wanted, Consumer<CheckResult> results) {
        super(start, wanted, results);
    }

    @Override
    void prepare() throws ChildEndedException, InterruptedException {
        send("uci");
        expect("uciok", "uciok"::equals, READY);
        expectReady();
    }

    @Override
    void checkAll() throws InterruptedException {
        checkStart();
        checkPositions();
        checkLimits();
        checkOutput();
        required("second game", "ucinewgame: the next search will be from a different game", () -> {
            newGame();
            search(USUAL, "", List.of(), "depth 3", SHORT);
        });
        recommended("idle", "an engine that must not ponder leaves the processors to its opponent", () -> {
            search(USUAL, "", List.of("e2e4"), "depth 8", READY);
            expectIdle();
        });
        checkErrors("messages on standard error are for people, but clients do not show them");
        checkEnds("", QUIT, "isready");
        checkEnds(" in a search", QUIT, "position startpos", "go infinite");
    }

    private void checkStart() throws InterruptedException {
        required("start", "after that the engine should send \"uciok\" to acknowledge the uci mode", () -> {
            send("uci");
            Optional<ChildProcess.OutputLine> end = await("uciok"::equals, READY);
            declared = List.copyOf(came());
            if (end.isEmpty()) {
                end();
            }
            require(end.isPresent(), "no uciok within " + READY.toMillis() + " ms");
        });
        recommended(
                "identity",
                "id name <x>, id author <x>: must be sent after receiving the \"uci\" command",
                () -> require(declares("id name ") && declares("id author "), "no id name or no id author"));
        recommended(
                "options",
                "option name <id> type check|spin|combo|button|string, with default, min, max and var",
                () -> {
                    for (String line : declared) {
                        require(
                                !line.startsWith("option")
                                        || OPTION.matcher(line).matches(),
                                line);
                    }
                });
        recommended(
                "Hash",
                "Hash, type is spin: the value in MB for memory for hash tables can be changed",
                () -> require(declares("option name Hash type "), "the option is not declared"));
        required("ready", "isready must always be answered with \"readyok\"", this::expectReady);
        required(
                "setoption",
                "setoption name <id> [value <x>]: sent when the user wants to change internal parameters",
                () -> {
                    if (declares("option name Hash type ")) {
                        send("setoption name Hash value 16");
                    }
                    expectReady();
                });
        recommended(
                "unknown commands",
                "if the engine receives an unknown command or token it should just ignore it",
                () -> {
                    send("xyzzy", "joho debug on");
                    expectReady();
                });
        required(
                "new game",
                "as \"ucinewgame\" can take some time the GUI should always send \"isready\" after it",
                this::newGame);
        required("depth", BEST_MOVE, () -> search(USUAL, "", List.of(), "depth 2", SHORT));
    }

    private void checkPositions() throws InterruptedException {
        String rule = "position [fen <fenstring> | startpos ] moves <move1> .... <movei>";
        required(
                "special moves",
                "e1g1 (white short castling), e7e8q (for promotion), captures en passant",
                () -> search(USUAL, "", SPECIAL_MOVES, "depth 3", SHORT));
        required("position", rule, () -> search(USUAL, PROMOTION, List.of("f2e2", "c7b7"), "depth 3", SHORT));
        for (MoveRow row : MoveRow.all()) {
            if (row.isRequired() && row.isLine() && plays(row.variant())) {
                required(row.name(), row.rule(), () -> {
                    if (row.variant() != USUAL) {
                        send("setoption name UCI_Variant value " + row.variant().uciName());
                    }
                    newGame();
                    search(row.variant(), row.fen(), row.moves(), "depth 3", SHORT);
                    if (row.variant() != USUAL) {
                        send("setoption name UCI_Variant value " + USUAL.uciName());
                    }
                });
            }
        }
    }

    private void checkLimits() throws InterruptedException {
        recommended(
                "nodes",
                "nodes <x>: search x nodes only",
                () -> search(USUAL, "", List.of("d2d4"), "nodes 1000", SHORT));
        required("movetime", "movetime <x>: search exactly x mseconds", () -> searchWithin(200, "movetime 200"));
        required("clock", CLOCK, () -> searchWithin(500, "wtime 1000 btime 1000 winc 100 binc 100"));
        required("little time", CLOCK, () -> searchWithin(100, "wtime 100 btime 100 winc 0 binc 0"));
        required(
                "moves to go",
                "movestogo <x>: there are x moves to the next time control",
                () -> searchWithin(500, "wtime 1000 btime 1000 movestogo 2"));
        required(
                "stop",
                "stop: stop calculating as soon as possible; infinite: search until the \"stop\" command",
                () -> {
                    send("position startpos", "go infinite");
                    expectNoMove("the command stop");
                    send("stop");
                    awaitMove(position(USUAL, "", List.of()), SHORT);
                });
        recommended("ready in a search", "isready: must also be answered if the engine is calculating", () -> {
            send("position startpos", "go movetime 1000", "isready");
            String first = expect("readyok", line -> line.equals("readyok") || isMove(line), SHORT)
                    .text();
            require(!isMove(first), "no readyok before the move");
            awaitMove(position(USUAL, "", List.of()), SHORT);
        });
        if (declares("option name Ponder type ")) {
            recommended("pondering", "ponderhit: the user has played the expected move; continue searching", () -> {
                send("position startpos moves e2e4", "go ponder movetime 200");
                expectNoMove("ponderhit");
                send("ponderhit");
                awaitMove(position(USUAL, "", List.of("e2e4")), SHORT);
            });
        }
    }

    private void checkOutput() throws InterruptedException {
        recommended("lines of play", "pv <move1> ... <movei>: the best line found", () -> {
            search(USUAL, "", List.of("e2e4"), "depth 6", SHORT);
            Position position = position(USUAL, "", List.of("e2e4"));
            came().stream()
                    .filter(line -> line.startsWith("info ") && line.contains(" pv "))
                    .map(line -> line.substring(line.indexOf(" pv ") + 4).strip())
                    .forEach(line -> requireLegal(position, Arrays.asList(line.split("\\s+"))));
        });
        recommended("score", "info ... score cp|mate <x>: without one games cannot be adjudicated", () -> {
            search(USUAL, "", List.of("e2e4"), "depth 4", SHORT);
            lastScore();
        });
        checkMate("mate", MATE_IN_ONE, 1);
        checkMate("mate against it", MATED_IN_ONE, -1);
        checkQueen("white's queen", "4k3/8/8/8/8/8/8/Q3K3 w - - 0 1", 1);
        checkQueen("its opponent's queen", "4k3/8/8/8/8/8/8/Q3K3 b - - 0 1", -1);
        checkQueen("black's queen", "q3k3/8/8/8/8/8/8/4K3 b - - 0 1", 1);
    }

    private void checkMate(String name, String fen, int moves) throws InterruptedException {
        recommended(
                "score of " + name,
                "mate <y>: mate in y moves, not plies; negative if the engine is getting mated",
                () -> {
                    search(USUAL, fen, List.of(), "depth 6", SHORT);
                    require(lastScore().isMate() && lastScore().score() == moves, "not mate " + moves);
                });
    }

    private void checkQueen(String name, String fen, int sign) throws InterruptedException {
        recommended("score of " + name, "cp <x>: the score from the engine's point of view in centipawns", () -> {
            search(USUAL, fen, List.of(), "depth 6", SHORT);
            int score = sign * lastScore().score();
            require(score >= 200 || lastScore().isMate() && score > 0, "score " + sign * score);
        });
    }

    private UciInfo lastScore() {
        return came().stream()
                .map(UciInfo::parse)
                .flatMap(Optional::stream)
                .filter(info -> info.rank() == 1 && info.isExact())
                .reduce((before, last) -> last)
                .orElseThrow(() -> new ProblemException("no line with a score before the move"));
    }

    // ---- what is sent and what comes back -------------------------------------------------------------------------

    private boolean declares(String beginning) {
        return declared.stream().anyMatch(line -> line.startsWith(beginning));
    }

    private boolean plays(Variant variant) {
        return variant == USUAL
                || declared.stream()
                        .anyMatch(line -> line.contains("UCI_Variant")
                                && List.of(line.split(" ")).contains(variant.uciName()));
    }

    private void expectReady() throws ChildEndedException, InterruptedException {
        send("isready");
        expect("readyok", "readyok"::equals, READY);
    }

    private void newGame() throws ChildEndedException, InterruptedException {
        send("ucinewgame");
        expectReady();
    }

    private void search(Variant variant, String fen, List<String> moves, String limits, Duration within)
            throws ChildEndedException, InterruptedException {
        send(
                "position " + (fen.isEmpty() ? "startpos" : "fen " + fen)
                        + (moves.isEmpty() ? "" : " moves " + String.join(" ", moves)),
                "go " + limits);
        awaitMove(position(variant, fen, moves), within);
    }

    private void searchWithin(long millis, String limits) throws ChildEndedException, InterruptedException {
        search(USUAL, "", List.of("e2e4"), limits, allowed(Duration.ofMillis(millis)));
    }

    private static boolean isMove(String line) {
        return line.startsWith("bestmove");
    }

    /** Waits for the move; also for a late one, so that it is not taken for the next one. */
    private void awaitMove(Position position, Duration within) throws ChildEndedException, InterruptedException {
        Optional<ChildProcess.OutputLine> line = await(UciCompliance::isMove, within);
        if (line.isEmpty()) {
            send("stop");
            await(UciCompliance::isMove, SHORT);
            throw new ProblemException("no bestmove within " + within.toMillis() + " ms");
        }
        String[] words = line.get().text().split("\\s+");
        legal(position, words.length > 1 ? words[1] : "");
    }

    private void expectNoMove(String event) throws ChildEndedException, InterruptedException {
        require(await(UciCompliance::isMove, onThisMachine(DELAY)).isEmpty(), "a move before " + event);
    }
}
