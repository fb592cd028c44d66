package parachute.tools.compliance;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import parachute.io.ChildEndedException;
import parachute.rules.board.Position;
import parachute.rules.movegen.LegalMoves;
import parachute.rules.notation.CoordinateMove;
import parachute.rules.notation.MoveText;

/** Checks of an engine of XBoard's protocol, by its description ("Chess Engine Communication Protocol", version 2). */
final class CecpCompliance extends Compliance {
    /** How long engines get to send features: older ones send none. */
    private static final Duration FEATURES = Duration.ofSeconds(3);

    private static final String MOVE = "move MOVE: your engine is making the move MOVE";

    private String features = "";
    private int pings;

    CecpCompliance(List<String> command, Consumer<CheckResult> results) {
        super(command, results);
    }

    @Override
    void prepare() throws ChildEndedException, InterruptedException {
        engine().send("xboard", "protover 2");
        boolean isDone =
                engine().await(line -> line.contains("done=1"), FEATURES).isPresent();
        if (!isDone && engine().all().stream().anyMatch(line -> line.contains("done=0"))) {
            engine().await(line -> line.contains("done=1"), READY);
        }
        features = String.join(
                " ",
                engine().all().stream()
                        .filter(line -> line.startsWith("feature "))
                        .toList());
        engine().send("accepted done");
    }

    @Override
    void checkAll() throws InterruptedException {
        wish("features", "feature FEATURE1=VALUE1 ... done=1, in answer to protover 2, within 2 seconds", () -> {
            prepare();
            return features.contains("done=1") ? Optional.empty() : missing("feature done=1", FEATURES);
        });
        wish(
                "ping",
                "ping N: reply by sending the string pong N; without it nobody knows when the engine is ready",
                () -> {
                    if (!isOn("ping")) {
                        return Optional.of("no feature ping=1");
                    }
                    return ping();
                });
        wish(
                "setboard",
                "feature setboard=1: without it games cannot begin at positions",
                () -> isOn("setboard") ? Optional.empty() : Optional.of("no feature setboard=1"));
        wish(
                "usermove",
                "feature usermove=1: without it a move may be taken for a command",
                () -> isOn("usermove") ? Optional.empty() : Optional.of("no feature usermove=1"));
        need("depth", MOVE, () -> search(List.of(), "sd 2"));
        wish("thinking", "ply score time nodes pv: without a score games cannot be adjudicated", () -> {
            newGame();
            engine().send("post", "sd 4", "go");
            Optional<String> problem = move(position(USUAL, Optional.empty(), List.of()), SHORT);
            boolean scored =
                    engine().all().stream().anyMatch(line -> line.matches("\\d+\\D?\\s+-?\\d+\\s+\\d+\\s+\\d+.*"));
            return problem.isPresent() || scored ? problem : Optional.of("no line of thinking output before the move");
        });
        need(
                "special moves",
                "e1g1 for castling, e7e8q for promotion, captures en passant; an illegal move is refused",
                () -> search(SPECIAL_MOVES, "sd 3"));
        need("answers moves", "if the engine is in normal mode and it is to move, it should start thinking", () -> {
            Optional<String> problem = search(List.of("e2e4", "e7e5"), "sd 2");
            if (problem.isPresent()) {
                return problem;
            }
            Position position = position(USUAL, Optional.empty(), List.of("e2e4", "e7e5"));
            position.make(MoveText.parse(position, lastMove()));
            String reply = CoordinateMove.format(LegalMoves.of(position).get(0));
            sendMove(reply);
            position.make(MoveText.parse(position, reply));
            return move(position, SHORT);
        });
        wish(
                "illegal moves",
                "Illegal move: MOVE, if your engine receives a MOVE command that is not a legal move",
                () -> {
                    newGame();
                    sendMove("e2e5");
                    return engine().await(line -> line.startsWith("Illegal move"), FEATURES)
                                    .isPresent()
                            ? Optional.empty()
                            : missing("\"Illegal move: e2e5\"", FEATURES);
                });
        wish(
                "unknown commands",
                "Error (ERRORTYPE): COMMAND, if your engine receives a command it does not understand",
                () -> {
                    newGame();
                    engine().send("xyzzy");
                    return engine().await(line -> line.startsWith("Error"), FEATURES)
                                    .isPresent()
                            ? Optional.empty()
                            : missing("\"Error (unknown command): xyzzy\"", FEATURES);
                });
        need("time a move", "st TIME: set an absolute time limit of TIME seconds for each move", () -> {
            newGame();
            engine().send("st 1", "go");
            return move(
                    position(USUAL, Optional.empty(), List.of()),
                    Duration.ofSeconds(1).plus(DELAY));
        });
        need(
                "clock",
                "level MPS BASE INC; time N: set a clock that always belongs to the engine, in centiseconds",
                () -> {
                    newGame();
                    engine().send("level 0 0:10 0", "time 100", "otim 100", "go");
                    return move(position(USUAL, Optional.empty(), List.of()), Duration.ofSeconds(1));
                });
        need("move now", "?: move now; if your engine is thinking, it should move immediately", () -> {
            newGame();
            engine().send("level 0 60 0", "time 360000", "otim 360000", "go");
            Optional<String> early = engine().await(line -> line.startsWith("move "), DELAY);
            if (early.isPresent()) {
                return judge(
                        position(USUAL, Optional.empty(), List.of()),
                        early.get().substring(5));
            }
            engine().send("?");
            return move(position(USUAL, Optional.empty(), List.of()), SHORT);
        });
        if (isOn("setboard")) {
            need("position", "setboard FEN: set up the pieces position on the board", () -> {
                newGame();
                engine().send("setboard " + FEN, "sd 3", "go");
                return move(position(USUAL, Optional.of(FEN), List.of()), SHORT);
            });
        }
        if (features.matches(".*variants=\"[^\"]*crazyhouse.*")) {
            need("crazyhouse", "a drop is a piece letter, an at sign and a square, such as P@h3", () -> {
                engine().send("new", "variant crazyhouse", "force");
                List<String> moves = List.of("e2e4", "d7d5", "e4d5", "d8d5", "P@e4");
                for (String move : moves) {
                    sendMove(move);
                }
                engine().send("sd 3", "go");
                return move(position(WITH_DROPS, Optional.empty(), moves), SHORT);
            });
        }
        need("second game", "new: reset the board to the standard chess starting position", () -> {
            engine().send("force", "result 1-0 {White mates}");
            return search(List.of("d2d4"), "sd 2");
        });
        wish("quit", "quit: the chess engine should immediately exit", () -> {
            engine().send("quit");
            return engine().ends(SHORT) ? Optional.empty() : Optional.of("it goes on");
        });
    }

    private boolean isOn(String feature) {
        return features.matches(".*\\b" + feature + "=1\\b.*");
    }

    private Optional<String> ping() throws ChildEndedException, InterruptedException {
        pings++;
        engine().send("ping " + pings);
        return engine().await(("pong " + pings)::equals, READY).isPresent()
                ? Optional.empty()
                : missing("pong " + pings, READY);
    }

    private void newGame() throws ChildEndedException, InterruptedException {
        engine().send("new", "easy", "nopost", "force");
        if (isOn("ping")) {
            ping();
        }
    }

    private void sendMove(String move) throws ChildEndedException {
        engine().send((isOn("usermove") ? "usermove " : "") + move);
    }

    private Optional<String> search(List<String> moves, String limit) throws ChildEndedException, InterruptedException {
        newGame();
        for (String move : moves) {
            sendMove(move);
        }
        engine().send(limit, "go");
        return move(position(USUAL, Optional.empty(), moves), SHORT);
    }

    /** Old engines take every word that they do not know for a move, so only the moves that were sent count. */
    private boolean isRefusal(String text) {
        return text.startsWith("Illegal move")
                && engine().sent().stream()
                        .map(line -> line.replaceFirst("usermove ", ""))
                        .anyMatch(line -> MoveText.isMove(line) && text.endsWith(line));
    }

    private String lastMove() {
        return engine().all().getLast().substring("move ".length()).strip();
    }

    /** Waits for the move; one that is late is awaited, so that it is not taken for the next one. */
    private Optional<String> move(Position position, Duration within) throws ChildEndedException, InterruptedException {
        Optional<String> line = engine().await(text -> text.startsWith("move ") || isRefusal(text), within);
        if (line.isEmpty()) {
            engine().send("?");
            engine().await(text -> text.startsWith("move "), SHORT);
            return missing("move", within);
        }
        return line.get().startsWith("move ")
                ? judge(position, line.get().substring("move ".length()).strip())
                : Optional.of("it refused a legal move: " + line.get());
    }
}
