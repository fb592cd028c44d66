package parachute.tools.match.player;

import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.IntFunction;
import parachute.io.ChildProcess;
import parachute.io.UserException;
import parachute.rules.board.Move;
import parachute.rules.board.Position;
import parachute.rules.board.Side;
import parachute.rules.board.Variant;
import parachute.rules.notation.CoordinateMove;
import parachute.rules.notation.Fen;
import parachute.rules.notation.MoveText;
import parachute.tools.match.game.EngineFailure;
import parachute.tools.match.game.EngineScore;
import parachute.tools.match.game.Fault;
import parachute.tools.match.game.LiveGame;
import parachute.tools.match.game.Reply;
import parachute.tools.match.setup.EngineSpec;
import parachute.tools.match.setup.TimeControl;

/** An engine that speaks UCI: it plays games, and can be asked for the best moves of single positions. */
public final class UciPlayer extends EnginePlayer {
    private static final String VARIANT_OPTION = "uci_variant";
    private static final String CHESS960_OPTION = "uci_chess960";

    /** The options as the engine declared them, by name in lower case. */
    private final Map<String, String> options = new HashMap<>();

    /** The last reports of this search; written by the reading thread. */
    private volatile Reports last = Reports.NONE;

    /** The move of the opponent that the engine expects; may be empty. */
    private String expected = "";

    /** The expected move while the engine ponders; {@link Move#NONE} if the engine does not ponder. */
    private int pondered = Move.NONE;

    /** Takes each report with an exact score, on the reading thread. */
    private volatile Consumer<UciInfo> listener = info -> {};

    /** Whether the engine has been set to Chess960. */
    private boolean chess960;

    UciPlayer(EngineSpec spec, long stallTime) {
        super(spec, stallTime);
    }

    @Override
    boolean isSearchInfo(String line) {
        if (!line.startsWith("info ")) {
            return false;
        }
        UciInfo.parse(line).ifPresent(info -> {
            last = last.with(info, line);
            if (info.isExact()) {
                listener.accept(info);
            }
        });
        return true;
    }

    /**
     * Starts an engine for analysis, and waits until it is ready.
     *
     * @param stallTime maximum nanoseconds of a search
     * @throws UserException if it cannot be started, or does not support the variant or the options
     * @throws EngineFailure if it ends or does not reply
     * @throws InterruptedException if the calling thread is interrupted
     */
    public static UciPlayer startForAnalysis(EngineSpec spec, Variant variant, long stallTime)
            throws EngineFailure, InterruptedException {
        UciPlayer player = new UciPlayer(spec, stallTime);
        player.prepare(variant);
        return player;
    }

    /**
     * Returns the last report of a search on each of its lines of play, the best first. Earlier positions do not
     * influence it.
     *
     * @param lines the number of moves to report
     * @param nodes nodes of the search
     * @throws EngineFailure if the engine ends or does not reply
     * @throws InterruptedException if the calling thread is interrupted
     */
    public List<UciInfo> analyse(Position position, int lines, long nodes) throws EngineFailure, InterruptedException {
        send("setoption name MultiPV value " + lines, "ucinewgame", "isready");
        await("readyok");
        SortedMap<Integer, UciInfo> byRank = Collections.synchronizedSortedMap(new TreeMap<>());
        listener = info -> {
            if (CoordinateMove.parse(position, info.move()) != Move.NONE) {
                byRank.put(info.rank(), info);
            }
        };
        long start = System.nanoTime();
        send("position fen " + Fen.format(position), "go nodes " + nodes);
        if (awaitReply(start, start + stallTime()).isEmpty()) {
            throw new EngineFailure(Fault.STALL, "no bestmove");
        }
        return List.copyOf(byRank.values());
    }

    @Override
    void initialise(Variant variant) throws EngineFailure, InterruptedException {
        send("uci");
        long deadline = deadline(spec().handling().startMillis());
        String text = "";
        while (!text.equals("uciok")) {
            text = next(deadline)
                    .orElseThrow(() -> new EngineFailure(Fault.STALL, "no uciok; does it speak UCI?"))
                    .text()
                    .strip();
            if (text.startsWith("option name ")) {
                int type = text.indexOf(" type ");
                String name = text.substring("option name ".length(), type < 0 ? text.length() : type);
                options.put(name.strip().toLowerCase(Locale.ROOT), text);
            }
        }
        setOptions(variant);
        if (spec().handling().ponder() && options.containsKey("ponder")) {
            send("setoption name Ponder value true");
        }
        send("isready");
        await("readyok", spec().handling().startMillis());
    }

    private void setOptions(Variant variant) throws EngineFailure {
        for (Map.Entry<String, String> option : spec().options().entrySet()) {
            if (!options.containsKey(option.getKey().toLowerCase(Locale.ROOT))) {
                throw new UserException(spec().name() + " does not have the option \"" + option.getKey() + '"');
            }
            send("setoption name " + option.getKey()
                    + (option.getValue().isEmpty() ? "" : " value " + option.getValue()));
        }
        Optional<String> declared = Optional.ofNullable(options.get(VARIANT_OPTION));
        if (declared.isPresent() && List.of(declared.get().split(" ")).contains(variant.uciName())) {
            send("setoption name UCI_Variant value " + variant.uciName());
        } else if (variant != Variant.DEFAULT) {
            throw new UserException(spec().name() + " does not play " + variant.uciName());
        }
    }

    @Override
    public void newGame(LiveGame game, int side) throws EngineFailure, InterruptedException {
        discardPending();
        setChess960(game.isChess960());
        send("ucinewgame", "isready");
        await("readyok");
    }

    private void setChess960(boolean on) throws EngineFailure {
        if (on == chess960) {
            return;
        }
        if (!options.containsKey(CHESS960_OPTION)) {
            throw new UserException(
                    spec().name() + " does not play Chess960: it does not have the option UCI_Chess960");
        }
        send("setoption name UCI_Chess960 value " + on);
        chess960 = on;
    }

    @Override
    void prepareToThink(LiveGame game) throws EngineFailure, InterruptedException {
        if (!isHit(game)) {
            stopPondering();
            send("isready");
            awaitWithoutMove("readyok");
            last = Reports.NONE;
        }
    }

    @Override
    boolean isMove(String line) {
        return line.startsWith("bestmove");
    }

    private boolean isHit(LiveGame game) {
        return pondered != Move.NONE && game.moves().getLast() == pondered;
    }

    @Override
    String[] orderToThink(LiveGame game) {
        if (isHit(game)) {
            pondered = Move.NONE;
            return new String[] {"ponderhit"};
        }
        return new String[] {position(game, List.of()), "go" + limits(game, game.sideToMove())};
    }

    /** Searches the position after the expected move until the opponent has moved. */
    @Override
    public void ponder(LiveGame game) throws EngineFailure {
        int move = spec().handling().ponder() ? MoveText.parse(game.position(), expected) : Move.NONE;
        if (move != Move.NONE) {
            pondered = move;
            last = Reports.NONE;
            send(position(game, List.of(move)), "go ponder" + limits(game, Side.opposite(game.sideToMove())));
        }
    }

    /** Ends a search whose move is not needed any more. */
    private void stopPondering() throws EngineFailure, InterruptedException {
        if (pondered == Move.NONE) {
            return;
        }
        pondered = Move.NONE;
        send("stop");
        long now = System.nanoTime();
        if (awaitReply(now, now + MOVE_NOW_TIMEOUT).isEmpty()) {
            throw new EngineFailure(Fault.STALL, "no bestmove after stop while it was pondering");
        }
    }

    private static String position(LiveGame game, List<Integer> assumed) {
        StringBuilder position = new StringBuilder("position ");
        game.opening()
                .fen()
                .ifPresentOrElse(
                        fen -> position.append("fen ")
                                .append(game.isChess960() ? game.opening().shredderFen(game.variant()) : fen),
                        () -> position.append("startpos"));
        if (!game.moves().isEmpty() || !assumed.isEmpty()) {
            IntFunction<String> notation = CoordinateMove.notation(game.position(), game.isChess960());
            position.append(" moves");
            game.moves().forEach(move -> position.append(' ').append(notation.apply(move)));
            assumed.forEach(move -> position.append(' ').append(notation.apply(move)));
        }
        return position.toString();
    }

    private static String limits(LiveGame game, int side) {
        TimeControl own = game.control(side);
        StringBuilder go = new StringBuilder();
        if (own.hasClock()) {
            // For an opponent without a clock the engine's own time is sent.
            int white = game.control(Side.WHITE).hasClock() ? Side.WHITE : Side.BLACK;
            int black = game.control(Side.BLACK).hasClock() ? Side.BLACK : Side.WHITE;
            go.append(" wtime ").append(game.clockMillis(white));
            go.append(" btime ").append(game.clockMillis(black));
            go.append(" winc ").append(game.control(white).increment());
            go.append(" binc ").append(game.control(black).increment());
            append(go, "movestogo", game.movesToGo(side));
        }
        append(go, "movetime", own.moveTime());
        append(go, "nodes", own.nodes());
        append(go, "depth", own.depth());
        return go.toString();
    }

    private static void append(StringBuilder go, String limit, long value) {
        if (value > 0) {
            go.append(' ').append(limit).append(' ').append(value);
        }
    }

    @Override
    Optional<Reply> reply(ChildProcess.OutputLine line, long start) {
        String[] words = line.text().strip().split("\\s+");
        if (!words[0].equals("bestmove")) {
            return Optional.empty();
        }
        String move = words.length > 1 ? words[1] : "(none)";
        expected = words.length > 3 && words[2].equals("ponder") ? words[3] : "";
        // An engine that was pondering may have replied too early.
        long nanos = Math.max(0, line.nanos() - start);
        return Optional.of(new Reply(Optional.of(move), Optional.empty(), nanos, last.score(), false));
    }

    /**
     * What an engine has told about its best move: the move that it plays may have been found by a search that gave only
     * a bound of its score.
     *
     * @param exact the last exact score, empty before the first
     * @param line the last line with a score and moves, or with an exact score; empty before the first
     */
    record Reports(Optional<UciInfo> exact, String line) {
        static final Reports NONE = new Reports(Optional.empty(), "");

        /** Returns these after another line of the engine, of which {@link UciInfo} tells a part. */
        Reports with(UciInfo info, String next) {
            if (info.rank() > 1 || !info.isExact() && info.move().isEmpty()) {
                return this;
            }
            return new Reports(info.isExact() ? Optional.of(info) : exact, next);
        }

        /** Returns the score; "mate 0" comes from the side that is mated. */
        Optional<EngineScore> score() {
            return exact.map(info -> {
                int mate = !info.isMate() ? 0 : info.score() == 0 ? -1 : info.score();
                return new EngineScore(info.isMate() ? 0 : info.score(), mate, info.depth(), UciInfo.report(line));
            });
        }
    }

    @Override
    String orderToMoveNow() {
        return "stop";
    }

    /** Does nothing: UCI does not have a command for it. */
    @Override
    public void gameOver(String result, String reason) throws EngineFailure, InterruptedException {
        stopPondering();
    }
}
