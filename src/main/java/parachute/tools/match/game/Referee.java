package parachute.tools.match.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import parachute.io.Excerpt;
import parachute.rules.board.Move;
import parachute.rules.board.Side;
import parachute.rules.board.Variant;
import parachute.rules.movegen.Outcome;
import parachute.rules.notation.MoveText;
import parachute.tools.match.setup.Opening;
import parachute.tools.watch.Watch;

/** Runs one game: asks the players for their moves, checks them by the rules, and decides how the game ends. */
public final class Referee {
    private final Game game;
    private final Player[] players;
    private final Adjudication.Watch watch;
    private final String round;
    private final Consumer<GameRecord> listener;
    private final List<PlayedMove> played = new ArrayList<>();

    private Referee(
            Game game,
            String round,
            Player white,
            Player black,
            Adjudication adjudication,
            Consumer<GameRecord> listener) {
        this.game = game;
        this.round = round;
        this.players = new Player[] {white, black};
        this.watch = adjudication.new Watch();
        this.listener = listener;
    }

    /**
     * Plays a game to its end, whatever the players do.
     *
     * @param round PGN's Round tag
     * @param listener takes the game at its start and after each move, on this thread
     * @throws InterruptedException if the match is called off; the players may then still be thinking
     */
    public static GameRecord play(
            Variant variant,
            Opening opening,
            String round,
            Player white,
            Player black,
            Adjudication adjudication,
            Consumer<GameRecord> listener)
            throws InterruptedException {
        Game game = new Game(
                variant, opening, white.spec().timeControl(), black.spec().timeControl());
        Referee referee = new Referee(game, round, white, black, adjudication, listener);
        return referee.record(referee.run());
    }

    private GameRecord record(GameVerdict verdict) {
        return new GameRecord(
                game.variant(),
                game.opening(),
                players[Side.WHITE].spec(),
                players[Side.BLACK].spec(),
                round,
                played,
                verdict);
    }

    private GameVerdict run() throws InterruptedException {
        int side = Side.WHITE;
        try {
            players[Side.WHITE].newGame(game, Side.WHITE);
            side = Side.BLACK;
            players[Side.BLACK].newGame(game, Side.BLACK);
        } catch (EngineFailure failure) {
            return GameVerdict.faultOf(side, failure, "");
        }
        listener.accept(record(GameVerdict.NONE));
        GameVerdict verdict = playMoves();
        for (Player player : players) {
            try {
                player.gameOver(verdict.result(), verdict.reason());
            } catch (EngineFailure failure) {
                player.kill(); // the game is over; the player only has to be restarted
            }
        }
        return verdict;
    }

    private GameVerdict playMoves() throws InterruptedException {
        Optional<GameVerdict> verdict = judge();
        while (verdict.isEmpty()) {
            verdict = nextMove();
        }
        return verdict.get();
    }

    private Optional<GameVerdict> nextMove() throws InterruptedException {
        int side = game.sideToMove();
        try {
            Reply reply = players[side].think(game);
            if (reply.move().isEmpty()) {
                return Optional.of(judgeClaim(side, reply.claim().orElse("")));
            }
            play(side, reply, reply.move().get());
            Optional<GameVerdict> verdict = judge();
            if (verdict.isEmpty()) {
                verdict = watch.moved(side, reply.evaluation(), game.moves().size());
            }
            if (verdict.isEmpty()) {
                players[side].ponder(game);
            }
            return verdict;
        } catch (EngineFailure failure) {
            String moment = " at move " + game.position().fullmoveNumber();
            return Optional.of(GameVerdict.faultOf(side, failure, moment));
        }
    }

    private void play(int side, Reply reply, String text) throws EngineFailure {
        int move = MoveText.parse(game.position(), text);
        if (move == Move.NONE) {
            throw new EngineFailure(Fault.ILLEGAL_MOVE, Excerpt.quote(text));
        }
        game.play(move, reply.nanos(), reply.offersDraw());
        Optional<Long> clock = game.control(side).hasClock() ? Optional.of(game.clockMillis(side)) : Optional.empty();
        played.add(new PlayedMove(move, reply.nanos(), clock, reply.evaluation()));
        listener.accept(record(GameVerdict.NONE));
    }

    private Optional<GameVerdict> judge() {
        Outcome outcome = Outcome.of(game.position());
        return outcome.isOver()
                ? Optional.of(GameVerdict.byRules(outcome.result(), outcome.reason()))
                : Optional.empty();
    }

    /** Judges a claim: an engine may resign, and may claim a draw where there is one; it cannot claim a win. */
    private GameVerdict judgeClaim(int side, String claim) throws EngineFailure {
        if (claim.equals("resign") || claim.equals(GameVerdict.lossOf(side))) {
            return GameVerdict.byRules(GameVerdict.lossOf(side), Side.name(side) + " resigns");
        }
        if (claim.equals(GameResult.DRAW)) {
            if (game.isDrawOffered()) {
                return GameVerdict.byRules(GameResult.DRAW, "Draw by agreement");
            }
            // Even in a variant without this rule.
            if (game.position().halfmoveClock() >= Variant.FIFTY_MOVES_PLIES) {
                return GameVerdict.byRules(GameResult.DRAW, "Draw claimed after fifty moves");
            }
        }
        throw new EngineFailure(Fault.FALSE_CLAIM, "it claimed " + Excerpt.quote(claim));
    }
}
