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
import parachute.tools.match.game.MatchEvent.MoveMade;

/** Runs one game: asks the players for their moves, checks them by the rules, and decides how the game ends. */
public final class Referee {
    private final Pairing pairing;
    private final LiveGame game;
    private final Player[] players;
    private final Adjudication.AdjudicatedGame adjudicated;
    private final Consumer<MatchEvent> listener;
    private final List<PlayedMove> played = new ArrayList<>();

    private Referee(
            Pairing pairing, Player white, Player black, Adjudication adjudication, Consumer<MatchEvent> listener) {
        this.pairing = pairing;
        this.game = new LiveGame(
                pairing.variant(),
                pairing.opening(),
                white.spec().timeControl(),
                black.spec().timeControl());
        this.players = new Player[] {white, black};
        this.adjudicated = adjudication.new AdjudicatedGame();
        this.listener = listener;
    }

    /**
     * Plays a game to its end, whatever the players do.
     *
     * @param white the player with White, whose clock may be scaled
     * @param black the player with Black
     * @param listener is notified of the start and of each move, on this thread
     * @throws InterruptedException if the match is called off; the players may then still be thinking
     */
    public static Game play(
            Pairing pairing, Player white, Player black, Adjudication adjudication, Consumer<MatchEvent> listener)
            throws InterruptedException {
        Referee referee = new Referee(pairing, white, black, adjudication, listener);
        return new Game(pairing, referee.played, referee.run());
    }

    private GameResult run() throws InterruptedException {
        int side = Side.WHITE;
        try {
            players[Side.WHITE].newGame(game, Side.WHITE);
            side = Side.BLACK;
            players[Side.BLACK].newGame(game, Side.BLACK);
        } catch (EngineFailure failure) {
            return GameResult.faultOf(side, failure, "");
        }
        listener.accept(new MoveMade(new Game(pairing, played, GameResult.NONE)));
        GameResult result = playMoves();
        for (Player player : players) {
            try {
                player.gameOver(result.text(), result.reason());
            } catch (EngineFailure failure) {
                player.kill(); // the game is over; the player only has to be restarted
            }
        }
        return result;
    }

    private GameResult playMoves() throws InterruptedException {
        Optional<GameResult> result = judge();
        while (result.isEmpty()) {
            result = nextMove();
        }
        return result.get();
    }

    private Optional<GameResult> nextMove() throws InterruptedException {
        int side = game.sideToMove();
        try {
            Reply reply = players[side].think(game);
            if (reply.move().isEmpty()) {
                return Optional.of(judgeClaim(side, reply.claim().orElse("")));
            }
            play(side, reply, reply.move().get());
            Optional<GameResult> result = judge();
            if (result.isEmpty()) {
                result =
                        adjudicated.moved(side, reply.evaluation(), game.moves().size());
            }
            if (result.isEmpty()) {
                players[side].ponder(game);
            }
            return result;
        } catch (EngineFailure failure) {
            String moment = " at move " + game.position().fullmoveNumber();
            return Optional.of(GameResult.faultOf(side, failure, moment));
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
        listener.accept(new MoveMade(new Game(pairing, played, GameResult.NONE)));
    }

    private Optional<GameResult> judge() {
        Outcome outcome = Outcome.of(game.position());
        return outcome.isOver()
                ? Optional.of(GameResult.byRules(outcome.result(), outcome.reason()))
                : Optional.empty();
    }

    /** Judges a claim: an engine may resign, and may claim a draw where there is one; it cannot claim a win. */
    private GameResult judgeClaim(int side, String claim) throws EngineFailure {
        if (claim.equals("resign") || claim.equals(GameResult.lossOf(side))) {
            return GameResult.byRules(GameResult.lossOf(side), Side.name(side) + " resigns");
        }
        if (claim.equals(GameResult.DRAW)) {
            if (game.isDrawOffered()) {
                return GameResult.byRules(GameResult.DRAW, "Draw by agreement");
            }
            // Even in a variant without this rule.
            if (game.position().halfmoveClock() >= Variant.FIFTY_MOVES_PLIES) {
                return GameResult.byRules(GameResult.DRAW, "Draw claimed after fifty moves");
            }
        }
        throw new EngineFailure(Fault.FALSE_CLAIM, "it claimed " + Excerpt.quote(claim));
    }
}
