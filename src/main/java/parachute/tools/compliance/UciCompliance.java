package parachute.tools.compliance;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import parachute.io.ChildEndedException;
import parachute.rules.board.Position;

/** Checks of an engine of UCI, by the description of the protocol of April 2006. */
final class UciCompliance extends Compliance {
    private static final Pattern OPTION = Pattern.compile(
            "option name .+ type (check default (true|false)|spin( default -?\\d+| min -?\\d+| max -?\\d+){3}.*"
                    + "|combo .*|button.*|string.*)");

    private static final String BEST_MOVE =
            "bestmove <move1> [ ponder <move2> ]: the engine has stopped searching and found the move <move1> best in this"
                    + " position";

    private List<String> declared = List.of();

    UciCompliance(List<String> command, Consumer<CheckResult> results) {
        super(command, results);
    }

    @Override
    void prepare() throws ChildEndedException, InterruptedException {
        engine().send("uci");
        engine().await("uciok"::equals, READY);
        isReady();
    }

    @Override
    void checkAll() throws InterruptedException {
        need("start", "after that the engine should send \"uciok\" to acknowledge the uci mode", () -> {
            engine().send("uci");
            boolean isUci = engine().await("uciok"::equals, READY).isPresent();
            declared = List.copyOf(engine().all());
            if (!isUci) {
                end();
            }
            return isUci ? Optional.empty() : missing("uciok", READY);
        });
        wish("identity", "id name <x>, id author <x>: must be sent after receiving the \"uci\" command", () -> {
            boolean named = declared.stream().anyMatch(line -> line.startsWith("id name "));
            boolean authored = declared.stream().anyMatch(line -> line.startsWith("id author "));
            return named && authored ? Optional.empty() : Optional.of("no id name or no id author");
        });
        wish("options", "option name <id> type check|spin|combo|button|string, with default, min, max and var", () -> {
            List<String> wrong = declared.stream()
                    .filter(line ->
                            line.startsWith("option") && !OPTION.matcher(line).matches())
                    .toList();
            return wrong.isEmpty() ? Optional.empty() : Optional.of(wrong.getFirst());
        });
        wish(
                "Hash",
                "Hash, type is spin: the value in MB for memory for hash tables can be changed",
                () -> declares("Hash") ? Optional.empty() : Optional.of("no such option"));
        need("ready", "isready must always be answered with \"readyok\"", this::isReady);
        need(
                "setoption",
                "setoption name <id> [value <x>]: sent when the user wants to change internal parameters",
                () -> {
                    if (declares("Hash")) {
                        engine().send("setoption name Hash value 16");
                    }
                    return isReady();
                });
        wish("unknown commands", "if the engine receives an unknown command or token it should just ignore it", () -> {
            engine().send("xyzzy", "joho debug on");
            return isReady();
        });
        need(
                "new game",
                "as the engine's reaction to \"ucinewgame\" can take some time the GUI should always send"
                        + " \"isready\" after it",
                () -> newGame());
        need("depth", BEST_MOVE, () -> search(Optional.empty(), List.of(), "depth 2", SHORT));
        wish("score", "info ... score cp|mate <x>: without one games cannot be adjudicated", () -> {
            Optional<String> problem = search(Optional.empty(), List.of("e2e4"), "depth 4", SHORT);
            boolean scored = engine().all().stream().anyMatch(line -> line.matches("info .*score (cp|mate) -?\\d+.*"));
            return problem.isPresent() || scored ? problem : Optional.of("no line with a score before the move");
        });
        wish("lines of play", "pv <move1> ... <movei>: the best line found", () -> {
            search(Optional.empty(), List.of("e2e4"), "depth 6", SHORT);
            Position position = position(USUAL, Optional.empty(), List.of("e2e4"));
            return engine().all().stream()
                    .filter(line -> line.startsWith("info ") && line.contains(" pv "))
                    .flatMap(line ->
                            illegalMove(
                                    position,
                                    List.of(line.substring(line.indexOf(" pv ") + 4)
                                            .strip()
                                            .split("\\s+")))
                                    .stream())
                    .findFirst();
        });
        need(
                "special moves",
                "e1g1 (white short castling), e7e8q (for promotion), captures en passant",
                () -> search(Optional.empty(), SPECIAL_MOVES, "depth 3", SHORT));
        need(
                "position",
                "position [fen <fenstring> | startpos ] moves <move1> .... <movei>",
                () -> search(Optional.of(FEN), List.of("f2e2", "c7b7"), "depth 3", SHORT));
        wish(
                "nodes",
                "nodes <x>: search x nodes only",
                () -> search(Optional.empty(), List.of("d2d4"), "nodes 1000", SHORT));
        need(
                "movetime",
                "movetime <x>: search exactly x mseconds",
                () -> search(
                        Optional.empty(),
                        List.of("d2d4"),
                        "movetime 200",
                        Duration.ofMillis(200).plus(DELAY)));
        need(
                "clock",
                "wtime <x>: white has x msec left on the clock",
                () -> search(
                        Optional.empty(), List.of(), "wtime 1000 btime 1000 winc 100 binc 100", Duration.ofSeconds(1)));
        need(
                "little time",
                "wtime <x>: white has x msec left on the clock",
                () -> search(
                        Optional.empty(),
                        List.of("e2e4"),
                        "wtime 100 btime 100 winc 0 binc 0",
                        Duration.ofMillis(100).plus(DELAY)));
        need(
                "moves to go",
                "movestogo <x>: there are x moves to the next time control",
                () -> search(Optional.empty(), List.of(), "wtime 1000 btime 1000 movestogo 2", Duration.ofSeconds(1)));
        need("stop", "stop: stop calculating as soon as possible; infinite: search until the \"stop\" command", () -> {
            engine().send("position startpos", "go infinite");
            if (engine().await(line -> line.startsWith("bestmove"), DELAY).isPresent()) {
                return Optional.of("a move before the engine was told to stop");
            }
            engine().send("stop");
            return move(position(USUAL, Optional.empty(), List.of()), SHORT);
        });
        wish("ready in a search", "isready: must also be answered if the engine is calculating", () -> {
            engine().send("position startpos", "go movetime 1000", "isready");
            Optional<String> first =
                    engine().await(line -> line.equals("readyok") || line.startsWith("bestmove"), SHORT);
            if (first.isEmpty() || first.get().startsWith("bestmove")) {
                engine().await("readyok"::equals, SHORT);
                return Optional.of("no readyok before the move");
            }
            return move(position(USUAL, Optional.empty(), List.of()), SHORT);
        });
        if (declares("Ponder")) {
            wish(
                    "pondering",
                    "ponderhit: the user has played the expected move; the engine should continue searching",
                    () -> {
                        engine().send("position startpos moves e2e4", "go ponder movetime 200");
                        if (engine().await(
                                        line -> line.startsWith("bestmove"),
                                        Duration.ofMillis(200).plus(DELAY))
                                .isPresent()) {
                            return Optional.of("a move before ponderhit");
                        }
                        engine().send("ponderhit");
                        return move(position(USUAL, Optional.empty(), List.of("e2e4")), SHORT);
                    });
        }
        if (declared.stream().anyMatch(line -> line.contains("UCI_Variant") && line.contains("var crazyhouse"))) {
            need("crazyhouse", "a move that drops a piece: its letter, @ and the square, such as N@f7", () -> {
                engine().send("setoption name UCI_Variant value crazyhouse");
                newGame();
                engine().send("position fen " + HANDS + " moves P@d5 N@h6", "go depth 3");
                Optional<String> problem =
                        move(position(WITH_DROPS, Optional.of(HANDS), List.of("P@d5", "N@h6")), SHORT);
                engine().send("setoption name UCI_Variant value chess");
                return problem;
            });
        }
        need("second game", "ucinewgame: the next search will be from a different game", () -> {
            Optional<String> problem = newGame();
            return problem.isPresent() ? problem : search(Optional.empty(), List.of(), "depth 3", SHORT);
        });
        wish("quit", "quit: quit the program as soon as possible", () -> {
            engine().send("quit");
            return engine().ends(SHORT) ? Optional.empty() : Optional.of("it goes on");
        });
    }

    private boolean declares(String option) {
        return declared.stream().anyMatch(line -> line.startsWith("option name " + option + " type "));
    }

    private Optional<String> isReady() throws ChildEndedException, InterruptedException {
        engine().send("isready");
        return engine().await("readyok"::equals, READY).isPresent() ? Optional.empty() : missing("readyok", READY);
    }

    private Optional<String> newGame() throws ChildEndedException, InterruptedException {
        engine().send("ucinewgame");
        return isReady();
    }

    private Optional<String> search(Optional<String> fen, List<String> moves, String limits, Duration within)
            throws ChildEndedException, InterruptedException {
        engine().send(
                        "position " + fen.map(text -> "fen " + text).orElse("startpos")
                                + (moves.isEmpty() ? "" : " moves " + String.join(" ", moves)),
                        "go " + limits);
        return move(position(USUAL, fen, moves), within);
    }

    /** Waits for the move; one that is late is awaited, so that it is not taken for the next one. */
    private Optional<String> move(Position position, Duration within) throws ChildEndedException, InterruptedException {
        Optional<String> line = engine().await(text -> text.startsWith("bestmove"), within);
        if (line.isEmpty()) {
            engine().send("stop");
            engine().await(text -> text.startsWith("bestmove"), SHORT);
            return missing("bestmove", within);
        }
        String[] words = line.get().split("\\s+");
        return judge(position, words.length > 1 ? words[1] : "");
    }
}
