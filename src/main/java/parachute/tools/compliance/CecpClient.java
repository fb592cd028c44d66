package parachute.tools.compliance;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.Stream;
import parachute.io.ChildEndedException;
import parachute.io.ChildProcess;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;
import parachute.tools.match.player.CecpThinking;
import parachute.tools.match.player.DeclaredFeatures;

/** A client of an engine of XBoard's protocol, which speaks with it by the features that it has declared. */
abstract class CecpClient extends Compliance {
    /** How long engines get to send features, as older ones send none, and for other answers that may be missing. */
    static final Duration FEATURES = Duration.ofSeconds(3);

    /** How long complaints of an engine that cannot say when it is ready are waited for. */
    private static final Duration SILENCE = Duration.ofMillis(300);

    /** Moves that no opening book knows; White is on move behind them. */
    static final String[] OFF_BOOK = {"a2a4", "h7h5", "h2h3", "a7a6"};

    /** Features that matter here, but not in matches. */
    private static final Set<String> USED = Set.of("playother", "pause", "exclude", "name");

    private DeclaredFeatures features = new DeclaredFeatures(USED);
    private final List<String> declarations = new ArrayList<>();
    private boolean isPingAnswered = true;
    private int pings = 100;

    /** What the last game was of: not all engines are back in chess at the next one. */
    private Variant lastVariant = USUAL;

    /**
     * A move with the thinking that led to it.
     *
     * @param lines the lines of thinking output
     * @param move the move, in coordinates
     * @param taken the time from {@code go} to the move
     */
    record Thought(List<CecpThinking> lines, String move, Duration taken) {
        CecpThinking last() {
            return lines.getLast();
        }
    }

    CecpClient(Supplier<ChildProcess> start, Predicate<String> wanted, Consumer<CheckResult> results) {
        super(start, wanted, results);
    }

    @Override
    final void prepare() throws ChildEndedException, InterruptedException {
        greet(2);
    }

    // ---- features -------------------------------------------------------------------------------------------------

    /** Asks for the features and answers them; how long it took until their end, or that it is late, was told. */
    final Optional<Duration> greet(int version) throws ChildEndedException, InterruptedException {
        features = new DeclaredFeatures(USED);
        declarations.clear();
        lastVariant = USUAL;
        long start = System.nanoTime();
        engine().send("xboard", "protover " + version);
        Optional<Duration> told = Optional.empty();
        while (!features.isDone()) {
            Optional<ChildProcess.Line> line =
                    engine().await(text -> text.startsWith("feature "), features.isWaitAsked() ? READY : FEATURES);
            if (line.isEmpty()) {
                return told;
            }
            declarations.add(line.get().text());
            List<String> answers = features.read(line.get().text());
            engine().send(answers.toArray(String[]::new));
            if (told.isEmpty() && answers.contains("accepted done")) {
                told = Optional.of(Duration.ofNanos(line.get().nanos() - start));
            }
        }
        return told;
    }

    final DeclaredFeatures features() {
        return features;
    }

    /** The lines that have declared them. */
    final List<String> declarations() {
        return declarations;
    }

    final boolean isOn(String feature) {
        return features.isOn(feature) && !(feature.equals("ping") && !isPingAnswered);
    }

    /** Whether a game of a variant can begin at a position, by a FEN or, if it is empty, at the start. */
    final boolean canPlay(Variant variant, String fen) {
        return features.plays(variant.xboardName()) && (fen.isEmpty() || isOn("setboard"));
    }

    /** Speaks as with an engine that has no ping. */
    final void forgetPing() {
        isPingAnswered = false;
    }

    // ---- sending --------------------------------------------------------------------------------------------------

    /** Waits until everything sent has been read and its answers have come. */
    final void sync() throws ChildEndedException, InterruptedException {
        if (isOn("ping")) {
            pings++;
            engine().send("ping " + pings);
            expectPong(pings, READY);
        } else {
            engine().listen(SILENCE);
        }
    }

    /** Waits for the answer to a ping. */
    final void expectPong(int number, Duration within) throws ChildEndedException, InterruptedException {
        engine().expect("pong " + number, ("pong " + number)::equals, within);
    }

    /**
     * Starts a game and leaves the engine in force mode.
     *
     * @param fen the first position; empty for the start
     * @param settings more lines to send
     */
    final void newGame(Variant variant, String fen, String... settings)
            throws ChildEndedException, InterruptedException {
        List<String> lines = new ArrayList<>(List.of("new"));
        if (variant != USUAL || lastVariant != USUAL) {
            lines.add("variant " + variant.xboardName());
        }
        lastVariant = variant;
        lines.addAll(List.of("easy", "nopost"));
        lines.addAll(List.of(settings));
        lines.add("force");
        if (!fen.isEmpty()) {
            lines.add("setboard " + fen);
        }
        engine().send(lines.toArray(String[]::new));
        sync();
    }

    /** A line that tells of a move. */
    final String moveLine(String move) {
        return (isOn("usermove") ? "usermove " : "") + move;
    }

    /** Sends moves. */
    final void play(String... moves) throws ChildEndedException {
        engine().send(Stream.of(moves).map(this::moveLine).toArray(String[]::new));
    }

    /** The engine's complaints about what is sent now. */
    final List<String> complaints(String... lines) throws ChildEndedException, InterruptedException {
        int before = engine().came().size();
        engine().send(lines);
        sync();
        return came(before).filter(CecpLine::isComplaint).toList();
    }

    /** Sends lines about which nobody should complain. */
    final void obey(String... lines) throws ChildEndedException, InterruptedException {
        List<String> complaints = complaints(lines);
        require(complaints.isEmpty(), () -> complaints.size() + " complaints, the first " + complaints.getFirst());
    }

    /** Sends lines about which the engine should complain. */
    final void expectComplaint(String... lines) throws ChildEndedException, InterruptedException {
        require(!complaints(lines).isEmpty(), "no error or illegal move after \"" + lines[lines.length - 1] + '"');
    }

    /** Sends moves, not all of which are legal, and takes some back, as {@link MoveRow} says. */
    final void make(List<String> moves) throws ChildEndedException, InterruptedException {
        List<String> legal = new ArrayList<>();
        for (String move : moves) {
            if (move.startsWith(MoveRow.ILLEGAL)) {
                obey(legal);
                List<String> complaints = complaints(moveLine(move.substring(1)));
                require(
                        complaints.stream().anyMatch(CecpLine::isIllegalMove),
                        "it took the illegal move " + move.substring(1));
            } else {
                legal.add(move.matches("undo|remove") ? move : moveLine(move));
            }
        }
        obey(legal);
    }

    private void obey(List<String> moves) throws ChildEndedException, InterruptedException {
        if (!moves.isEmpty()) {
            obey(moves.toArray(String[]::new));
            moves.clear();
        }
    }

    /** Finds a problem unless a new game can still be played. */
    final void expectUsable() throws ChildEndedException, InterruptedException {
        newGame(USUAL, "");
        make(List.of("e2e4", "e7e5"));
    }

    // ---- what comes back ------------------------------------------------------------------------------------------

    /** The lines that have come behind some others. */
    final Stream<String> came(int before) {
        return engine().came().stream().skip(before);
    }

    /** Old engines take every word that they do not know for a move, so only the moves that were sent count. */
    private boolean isRefusal(String line) {
        return CecpLine.isIllegalMove(line) && engine().hasSent("usermove ", line.substring(line.lastIndexOf(' ') + 1));
    }

    static boolean isMove(String line) {
        return line.startsWith("move ");
    }

    /** Waits for the move; one that is late is awaited, so that it is not taken for the next one. */
    final ChildProcess.Line awaitMove(Duration within) throws ChildEndedException, InterruptedException {
        Optional<ChildProcess.Line> line = engine().await(text -> isMove(text) || isRefusal(text), within);
        if (line.isEmpty()) {
            engine().send("?");
            engine().await(CecpClient::isMove, SHORT);
            throw new ProblemException("no move within " + within.toMillis() + " ms");
        }
        String text = line.get().text();
        require(isMove(text), "it refused a legal move: " + text);
        return new ChildProcess.Line(
                text.substring("move ".length()).strip(), line.get().nanos());
    }

    /** Waits for a legal move, in coordinates. */
    final String awaitLegal(Position position) throws ChildEndedException, InterruptedException {
        return legal(position, awaitMove(SHORT).text());
    }

    /** Has the engine search after some moves and waits for a legal move, in coordinates. */
    final String search(Variant variant, String fen, List<String> moves, String limit)
            throws ChildEndedException, InterruptedException {
        newGame(variant, fen);
        play(moves.toArray(String[]::new));
        engine().send(limit, "go");
        return awaitLegal(position(variant, fen, moves));
    }

    /** Finds a problem if a move comes within a time. */
    final void expectNoMove(Duration time) throws ChildEndedException, InterruptedException {
        require(engine().await(CecpClient::isMove, time).isEmpty(), "a move that nobody has asked for");
    }

    /** Finds a problem if a move has come since the check began. */
    final void requireNoMove() {
        require(came(0).noneMatch(CecpClient::isMove), "a move that nobody has asked for");
    }

    /** Waits for the result that the engine claims. */
    final void expectResult(String result) throws ChildEndedException, InterruptedException {
        String line = engine().expect(
                        "claim of " + result,
                        text -> isMove(text) || CecpLine.RESULT.matcher(text).matches(),
                        allowed(FEATURES))
                .text();
        require(line.startsWith(result), "\"" + line + "\" instead of " + result);
    }

    /** Has the engine think about a position, and show it. */
    final Thought think(Variant variant, String fen, String limit) throws ChildEndedException, InterruptedException {
        newGame(variant, fen, "post", limit);
        int before = engine().came().size();
        long start = System.nanoTime();
        engine().send("go");
        ChildProcess.Line move = awaitMove(SHORT);
        List<CecpThinking> lines = thinking(before);
        require(!lines.isEmpty(), "no line of thinking output before the move");
        return new Thought(
                lines, legal(position(variant, fen, List.of()), move.text()), Duration.ofNanos(move.nanos() - start));
    }

    /** The lines of thinking output that have come behind some lines. */
    final List<CecpThinking> thinking(int before) {
        return came(before).map(CecpThinking::parse).flatMap(Optional::stream).toList();
    }

    /** A check while the engine thinks, with an hour on its clock; it passes if the engine moves before that. */
    final void whileThinking(boolean isNeeded, String name, String rule, Check check) throws InterruptedException {
        Check thinking = () -> {
            newGame(USUAL, "", "post", "level 0 60 0");
            play(OFF_BOOK);
            engine().send("time 360000", "otim 360000", "go");
            Optional<ChildProcess.Line> first = engine().await(
                            line -> isMove(line) || CecpThinking.parse(line).isPresent(), DELAY);
            if (first.filter(line -> isMove(line.text())).isEmpty()) {
                check.make();
            }
        };
        if (isNeeded) {
            need(name, rule, thinking);
        } else {
            wish(name, rule, thinking);
        }
    }
}
