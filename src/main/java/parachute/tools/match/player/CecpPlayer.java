package parachute.tools.match.player;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import parachute.io.ChildProcess;
import parachute.io.Excerpt;
import parachute.io.UserException;
import parachute.rules.board.Move;
import parachute.rules.board.Side;
import parachute.rules.board.Variant;
import parachute.rules.notation.CoordinateMove;
import parachute.rules.notation.San;
import parachute.rules.notation.VariantName;
import parachute.tools.match.game.EngineFailure;
import parachute.tools.match.game.EngineScore;
import parachute.tools.match.game.Fault;
import parachute.tools.match.game.GameResult;
import parachute.tools.match.game.LiveGame;
import parachute.tools.match.game.Reply;
import parachute.tools.match.setup.EngineSpec;
import parachute.tools.match.setup.TimeControl;

/** An engine that speaks XBoard's protocol (CECP). */
final class CecpPlayer extends EnginePlayer {
    /** How long to wait for features, in nanoseconds: older engines do not send any. */
    private static final long FEATURE_TIMEOUT = TimeUnit.SECONDS.toNanos(3);

    /** The separators of words that may be moves. */
    private static final Pattern NO_MOVE = Pattern.compile("[^\\w@]+");

    private final DeclaredFeatures features = new DeclaredFeatures(Set.of());

    /** The last line of thinking output; written by the reading thread. */
    private volatile String lastThinking = "";

    private int ping;

    /** Moves of the game that were sent to the engine, or came from it. */
    private int movesSent;

    /** Whether the engine has received {@code go}, after which it replies to each move. */
    private boolean playing;

    /** The move to which the engine has to reply; empty at the start of a game. */
    private String opponentsMove = "";

    private boolean offersDraw;

    /** Whether the opponent offered a draw with its last move, so that an offer of this engine accepts it. */
    private boolean isOfferedDraw;

    CecpPlayer(EngineSpec spec, long stallTime) {
        super(spec, stallTime);
    }

    @Override
    boolean isSearchInfo(String line) {
        if (line.isEmpty() || line.charAt(0) == '#') {
            return true;
        }
        char first = line.charAt(0);
        boolean mayBeThinking = first == ' ' || first == '\t' || first >= '0' && first <= '9';
        if (mayBeThinking && !isResult(line)) {
            lastThinking = line;
            return true;
        }
        return false;
    }

    private static boolean isResult(String line) {
        return line.startsWith("1-0") || line.startsWith("0-1") || line.startsWith("1/2-1/2");
    }

    // ---- start ----------------------------------------------------------------------------------------------------

    @Override
    void initialise(Variant variant) throws EngineFailure, InterruptedException {
        send("xboard", "protover 2");
        long usualEnd = System.nanoTime() + FEATURE_TIMEOUT;
        long lastEnd = deadline(spec().handling().startMillis());
        while (!features.isDone()) {
            Optional<ChildProcess.OutputLine> line = next(features.isWaitAsked() ? lastEnd : usualEnd);
            if (line.isEmpty()) {
                if (features.isWaitAsked()) {
                    throw new EngineFailure(Fault.STALL, "no feature done=1 within the time it asked for");
                }
                break;
            }
            for (String answer : features.read(line.get().text())) {
                send(answer);
            }
        }
        if (!features.plays(variant.xboardName())) {
            throw new UserException(spec().name() + " does not play " + variant.uciName());
        }
        for (Map.Entry<String, String> option : spec().options().entrySet()) {
            if (!features.knows(option.getKey())) {
                throw new UserException(spec().name() + " does not have the option \"" + option.getKey() + '"');
            }
            Optional<String> line = features.optionLine(option.getKey(), option.getValue());
            if (line.isPresent()) {
                send(line.get());
            }
        }
        synchronise();
    }

    /** Waits until the engine has processed all commands. */
    private void synchronise() throws EngineFailure, InterruptedException {
        if (features.isOn("ping")) {
            await(ping());
        }
    }

    /** Sends a ping and returns the reply to it. */
    private String ping() throws EngineFailure {
        ping++;
        send("ping " + ping);
        return "pong " + ping;
    }

    // ---- game -----------------------------------------------------------------------------------------------------

    @Override
    public void newGame(LiveGame game, int side) throws EngineFailure, InterruptedException {
        discardPending();
        send("new");
        // Chess960 has its own name; Crazyhouse960 does not, but is recognised by the files of the rooks in a FEN.
        String variant = new VariantName(game.variant(), game.isChess960()).xboard();
        if (!features.plays(variant)) {
            throw new UserException(spec().name() + " does not play " + variant);
        }
        if (!variant.equals(Variant.DEFAULT.xboardName())) {
            send("variant " + variant);
        }
        send("force");
        if (game.opening().fen().isPresent()) {
            if (!features.isOn("setboard")) {
                throw new UserException(spec().name() + " cannot set up positions, only play from the start position");
            }
            boolean namesRooks = game.isChess960() && game.variant().hasDrops();
            send("setboard "
                    + (namesRooks
                            ? game.opening().shredderFen(game.variant())
                            : game.opening().fen().get()));
        }
        sendLimits(game.control(side));
        send("post", spec().handling().ponder() ? "hard" : "easy", "computer");
        movesSent = 0;
        playing = false;
        offersDraw = false;
        while (movesSent < game.moves().size()) {
            send(nextMove(game));
        }
        synchronise();
        discardPending();
    }

    private void sendLimits(TimeControl control) throws EngineFailure {
        if (control.nodes() > 0) {
            if (!features.isOn("nps")) {
                throw new UserException(
                        spec().name() + " cannot be limited in nodes: it does not have the feature nps=1");
            }
            // At one node a second, a number of seconds is that number of nodes.
            send("nps 1", "st " + control.nodes());
        } else if (control.moveTime() > 0) {
            send("st " + TimeControl.seconds(control.moveTime()));
        } else if (control.hasClock()) {
            long whole = control.base() / 1000;
            String base = whole / 60 + (whole % 60 == 0 ? "" : String.format(Locale.ROOT, ":%02d", whole % 60));
            send("level " + control.moves() + " " + base + " " + TimeControl.seconds(control.increment()));
        } else {
            // Only depth is limited: without a time limit the engine would use its default clock.
            send("st " + TimeControl.seconds(TimeUnit.NANOSECONDS.toMillis(stallTime())));
        }
        if (control.depth() > 0) {
            send("sd " + control.depth());
        }
    }

    /** Returns a move in coordinates, except castling by its name in Chess960. */
    private static String text(LiveGame game, int move) {
        return game.isChess960() && Move.isCastling(move) ? San.castling(move) : CoordinateMove.format(move);
    }

    /** Returns the line for the next move that has not been sent. */
    private String nextMove(LiveGame game) {
        return (features.isOn("usermove") ? "usermove " : "")
                + text(game, game.moves().get(movesSent++));
    }

    @Override
    boolean isMove(String line) {
        return line.startsWith("move ");
    }

    @Override
    void prepareToThink(LiveGame game) throws EngineFailure, InterruptedException {
        // Not all engines that ponder reply to a ping before they have finished.
        if (playing && features.isOn("ping") && !spec().handling().ponder()) {
            awaitWithoutMove(ping());
        } else {
            refuseMoves();
        }
        lastThinking = "";
        offersDraw = false;
        isOfferedDraw = game.isDrawOffered();
        if (isOfferedDraw && features.isOn("draw")) {
            send("draw");
        }
        // All moves except the opponent's last one, which starts the clock; there are such moves only after an opening.
        while (!playing && movesSent < game.moves().size() - 1) {
            send(nextMove(game));
        }
    }

    @Override
    String[] orderToThink(LiveGame game) {
        List<String> order = new ArrayList<>();
        int side = game.sideToMove();
        if (game.control(side).hasClock() && features.isOn("time")) {
            int other = game.control(Side.opposite(side)).hasClock() ? Side.opposite(side) : side;
            order.add("time " + game.clockMillis(side) / 10);
            order.add("otim " + game.clockMillis(other) / 10);
        }
        opponentsMove = game.moves().isEmpty() ? "" : text(game, game.moves().getLast());
        while (movesSent < game.moves().size()) {
            order.add(nextMove(game));
        }
        if (!playing) {
            order.add("go");
            playing = true;
        }
        movesSent++; // the engine's own move, which is to come
        return order.toArray(String[]::new);
    }

    @Override
    Optional<Reply> reply(ChildProcess.OutputLine line, long start) throws EngineFailure {
        String text = line.text().strip();
        long nanos = line.nanos() - start;
        if (text.startsWith("move ")) {
            String move = text.substring("move ".length()).strip();
            return Optional.of(new Reply(Optional.of(move), Optional.empty(), nanos, evaluation(), offersDraw));
        }
        if (isRefusal(text)) {
            throw new EngineFailure(Fault.FALSE_CLAIM, "it refused a legal move: " + Excerpt.quote(text));
        }
        if (text.equals("resign") || isResult(text)) {
            return Optional.of(claim(text.split("[\\s{]")[0], nanos));
        }
        if (text.equals("offer draw")) {
            offersDraw = true;
            return isOfferedDraw ? Optional.of(claim(GameResult.DRAW, nanos)) : Optional.empty();
        }
        return Optional.empty();
    }

    private Optional<EngineScore> evaluation() {
        return CecpThinking.parse(lastThinking).map(CecpThinking::evaluation);
    }

    /**
     * Returns whether a line refuses the move. Old engines take every unknown word for a move, so only the move that
     * was sent counts.
     */
    private boolean isRefusal(String text) {
        return text.startsWith("Illegal move")
                && NO_MOVE.splitAsStream(text).anyMatch(word -> word.equalsIgnoreCase(opponentsMove));
    }

    private static Reply claim(String result, long nanos) {
        return new Reply(Optional.empty(), Optional.of(result), nanos, Optional.empty(), false);
    }

    @Override
    String orderToMoveNow() {
        return "?";
    }

    @Override
    public void gameOver(String result, String reason) throws EngineFailure {
        send("force", "result " + result + " {" + reason + "}");
    }

    @Override
    boolean isReusable() {
        return super.isReusable() && features.isOn("reuse");
    }
}
