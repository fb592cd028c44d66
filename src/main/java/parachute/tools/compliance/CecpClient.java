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

/** A client of an engine of XBoard's protocol, which uses the features that the engine has declared. */
abstract class CecpClient extends Compliance {
    /** How long to wait for features, which older engines do not send, and for other replies that may not come. */
    static final Duration FEATURES = Duration.ofSeconds(3);

    /** How long to wait for complaints of an engine that cannot report when it is ready. */
    private static final Duration SILENCE = Duration.ofMillis(300);

    /** Moves that no opening book knows; White is on move after them. */
    static final String[] OFF_BOOK = {"a2a4", "h7h5", "h2h3", "a7a6"};

    /** Features that are used here, but not in matches. */
    private static final Set<String> USED = Set.of("playother", "pause", "exclude", "name");

    private DeclaredFeatures features = new DeclaredFeatures(USED);
    private final List<String> declarations = new ArrayList<>();
    private boolean isPingAnswered = true;
    private int pings = 100;

    /** The variant of the last game: not all engines return to chess for the next one. */
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

    /**
     * Asks for the features and replies to them. Returns how long the engine took until {@code done=1}; empty if it did
     * not send that in time.
     */
    final Optional<Duration> greet(int version) throws ChildEndedException, InterruptedException {
        features = new DeclaredFeatures(USED);
        declarations.clear();
        lastVariant = USUAL;
        long start = System.nanoTime();
        send("xboard", "protover " + version);
        Optional<Duration> told = Optional.empty();
        while (!features.isDone()) {
            Optional<ChildProcess.OutputLine> line =
                    await(text -> text.startsWith("feature "), features.isWaitAsked() ? READY : allowed(FEATURES));
            if (line.isEmpty()) {
                return told;
            }
            declarations.add(line.get().text());
            List<String> replies = features.read(line.get().text());
            send(replies.toArray(String[]::new));
            if (told.isEmpty() && replies.contains("accepted done")) {
                told = Optional.of(Duration.ofNanos(line.get().nanos() - start));
            }
        }
        return told;
    }

    final DeclaredFeatures features() {
        return features;
    }

    /** Returns the lines that have declared the features. */
    final List<String> declarations() {
        return declarations;
    }

    final boolean isOn(String feature) {
        return features.isOn(feature) && !(feature.equals("ping") && !isPingAnswered);
    }

    /**
     * Returns whether a game of a variant can begin at a position, given by a FEN or, if that is empty, at the start.
     */
    final boolean canPlay(Variant variant, String fen) {
        return features.plays(variant.xboardName()) && (fen.isEmpty() || isOn("setboard"));
    }

    /** Treats the engine as one without ping. */
    final void forgetPing() {
        isPingAnswered = false;
    }

    // ---- sending --------------------------------------------------------------------------------------------------

    /** Waits until everything sent has been processed and the replies have arrived. */
    final void sync() throws ChildEndedException, InterruptedException {
        if (isOn("ping")) {
            pings++;
            send("ping " + pings);
            expectPong(pings, READY);
        } else {
            listen(onThisMachine(SILENCE));
        }
    }

    /** Waits for the reply to a ping. */
    final void expectPong(int number, Duration within) throws ChildEndedException, InterruptedException {
        expect("pong " + number, ("pong " + number)::equals, within);
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
        send(lines.toArray(String[]::new));
        sync();
    }

    final String moveLine(String move) {
        return (isOn("usermove") ? "usermove " : "") + move;
    }

    final void play(String... moves) throws ChildEndedException {
        send(Stream.of(moves).map(this::moveLine).toArray(String[]::new));
    }

    /** Sends lines and returns the engine's complaints about them. */
    final List<String> complaints(String... lines) throws ChildEndedException, InterruptedException {
        int before = came().size();
        send(lines);
        sync();
        return came(before).filter(CecpLine::isComplaint).toList();
    }

    /** Sends lines that the engine should accept without a complaint. */
    final void obey(String... lines) throws ChildEndedException, InterruptedException {
        List<String> complaints = complaints(lines);
        require(complaints.isEmpty(), () -> complaints.size() + " complaints, the first " + complaints.getFirst());
    }

    /** Sends lines of which the engine should reject at least one. */
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

    /** Reports a problem unless a new game can still be played. */
    final void expectUsable() throws ChildEndedException, InterruptedException {
        newGame(USUAL, "");
        make(List.of("e2e4", "e7e5"));
    }

    // ---- what comes back ------------------------------------------------------------------------------------------

    /** Returns the lines that have arrived after the first ones. */
    final Stream<String> came(int before) {
        return came().stream().skip(before);
    }

    /**
     * Returns whether a line refuses a move. Old engines take every unknown word for a move, so only moves that were
     * sent count.
     */
    private boolean isRefusal(String line) {
        return CecpLine.isIllegalMove(line) && hasSent("usermove ", line.substring(line.lastIndexOf(' ') + 1));
    }

    static boolean isMove(String line) {
        return line.startsWith("move ");
    }

    /** Waits for the move; also for a late one, so that it is not taken for the next one. */
    final ChildProcess.OutputLine awaitMove(Duration within) throws ChildEndedException, InterruptedException {
        Optional<ChildProcess.OutputLine> line = await(text -> isMove(text) || isRefusal(text), within);
        if (line.isEmpty()) {
            send("?");
            await(CecpClient::isMove, SHORT);
            throw new ProblemException("no move within " + within.toMillis() + " ms");
        }
        String text = line.get().text();
        require(isMove(text), "it refused a legal move: " + text);
        return new ChildProcess.OutputLine(
                text.substring("move ".length()).strip(), line.get().nanos());
    }

    /** Waits for a legal move, in coordinates. */
    final String awaitLegal(Position position) throws ChildEndedException, InterruptedException {
        return legal(position, awaitMove(SHORT).text());
    }

    /** Lets the engine search after some moves and waits for a legal move, in coordinates. */
    final String search(Variant variant, String fen, List<String> moves, String limit)
            throws ChildEndedException, InterruptedException {
        newGame(variant, fen);
        play(moves.toArray(String[]::new));
        send(limit, "go");
        return awaitLegal(position(variant, fen, moves));
    }

    /** Reports a problem if a move comes within a time, which is longer on a busy machine. */
    final void expectNoMove(Duration time) throws ChildEndedException, InterruptedException {
        require(await(CecpClient::isMove, onThisMachine(time)).isEmpty(), "a move that was not requested");
    }

    /** Reports a problem if a move has come since the check began. */
    final void requireNoMove() {
        require(came(0).noneMatch(CecpClient::isMove), "a move that was not requested");
    }

    /** Waits for the result that the engine claims. */
    final void expectResult(String result) throws ChildEndedException, InterruptedException {
        String line = expect(
                        "claim of " + result,
                        text -> isMove(text) || CecpLine.RESULT.matcher(text).matches(),
                        allowed(FEATURES))
                .text();
        require(line.startsWith(result), "\"" + line + "\" instead of " + result);
    }

    /** Lets the engine think about a position, with thinking output. */
    final Thought think(Variant variant, String fen, String limit) throws ChildEndedException, InterruptedException {
        newGame(variant, fen, "post", limit);
        int before = came().size();
        long start = System.nanoTime();
        send("go");
        ChildProcess.OutputLine move = awaitMove(SHORT);
        List<CecpThinking> lines = thinking(before);
        require(!lines.isEmpty(), "no line of thinking output before the move");
        return new Thought(
                lines, legal(position(variant, fen, List.of()), move.text()), Duration.ofNanos(move.nanos() - start));
    }

    /** Returns the lines of thinking output that have arrived after the first lines. */
    final List<CecpThinking> thinking(int before) {
        return came(before).map(CecpThinking::parse).flatMap(Optional::stream).toList();
    }

    /** Runs a check while the engine thinks, with an hour on its clock; the check passes if the engine moves before. */
    final void whileThinking(boolean isRequired, String name, String rule, ComplianceCheck check)
            throws InterruptedException {
        check(isRequired, name, rule, () -> {
            newGame(USUAL, "", "post", "level 0 60 0");
            play(OFF_BOOK);
            send("time 360000", "otim 360000", "go");
            Optional<ChildProcess.OutputLine> first =
                    await(line -> isMove(line) || CecpThinking.parse(line).isPresent(), DELAY);
            if (first.filter(line -> isMove(line.text())).isEmpty()) {
                check.make();
            }
        });
    }
}
