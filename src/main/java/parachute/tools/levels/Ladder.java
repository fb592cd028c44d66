package parachute.tools.levels;

import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.ToIntFunction;
import java.util.random.RandomGenerator;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;
import parachute.rules.notation.CoordinateMove;
import parachute.tools.match.MatchHeader;
import parachute.tools.match.game.Adjudication;
import parachute.tools.match.game.Game;
import parachute.tools.match.game.GamePgn;
import parachute.tools.match.game.GameTags;
import parachute.tools.match.game.LiveGame;
import parachute.tools.match.game.MatchEvent;
import parachute.tools.match.game.MatchEvent.GameCounted;
import parachute.tools.match.game.MatchEvent.ScoreChanged;
import parachute.tools.match.game.Pairing;
import parachute.tools.match.game.Player;
import parachute.tools.match.game.Referee;
import parachute.tools.match.game.Reply;
import parachute.tools.match.game.Round;
import parachute.tools.match.setup.EngineSpec;
import parachute.tools.match.setup.Opening;
import parachute.tools.match.setup.Openings;
import parachute.tools.match.setup.TimeControl;
import parachute.tools.match.statistics.Standings;

/**
 * Matches of each level against the one below, and of the weakest against players without a search. All games are
 * played in this process; they depend on the settings alone, neither on the machine nor on the number of threads.
 */
public final class Ladder implements AutoCloseable {
    /** Shows the games of a match to nobody. */
    public static final Function<MatchHeader, Consumer<MatchEvent>> UNSEEN = header -> event -> {};

    /** The usual moves of each side after which a game is drawn: a newcomer cannot mate with a rook alone. */
    public static final int MAX_MOVES = 200;

    private final Variant variant;
    private final int pairs;
    private final Adjudication adjudication;
    private final long seed;
    private final List<Contestant> levels;
    private final Openings openings;
    private final ExecutorService pool;

    /**
     * Creates a ladder.
     *
     * @param pairs pairs of games of each match, with one opening and both colours
     * @param nodes nodes a move of the level without a limit
     * @param maxMoves moves of each side after which a game is drawn
     * @param seed of the order of the openings and of the players' random numbers
     * @param concurrency games at a time
     */
    public Ladder(Variant variant, int pairs, long nodes, int maxMoves, long seed, int concurrency) {
        this(variant, pairs, Contestant.levels(nodes), maxMoves, seed, concurrency);
    }

    /** Creates a ladder of some contestants, the weakest first. */
    Ladder(Variant variant, int pairs, List<Contestant> levels, int maxMoves, long seed, int concurrency) {
        this.variant = variant;
        this.pairs = pairs;
        adjudication = new Adjudication(0, 0, 0, 0, 0, maxMoves);
        this.seed = seed;
        this.levels = List.copyOf(levels);
        openings = Openings.builtIn(variant).shuffled(seed);
        pool = Executors.newFixedThreadPool(concurrency);
    }

    /**
     * Plays from the weakest to the strongest level: the first one against players without a search, each other one
     * against the level below.
     *
     * @param listener is notified of each match when it is over
     * @param matches returns who is notified of the games of a match
     * @throws InterruptedException if the calling thread is interrupted
     */
    public void measure(Consumer<LadderMatch> listener, Function<MatchHeader, Consumer<MatchEvent>> matches)
            throws InterruptedException {
        for (Contestant simple : List.of(Contestant.RANDOM, Contestant.CAPTURES)) {
            listener.accept(match(levels.get(0), simple, matches));
        }
        for (int i = 1; i < levels.size(); i++) {
            listener.accept(match(levels.get(i), levels.get(i - 1), matches));
        }
    }

    /**
     * Returns the strongest level against a player that makes any move.
     *
     * @throws InterruptedException if the calling thread is interrupted
     */
    public LadderMatch strongestAgainstRandom() throws InterruptedException {
        return match(levels.get(levels.size() - 1), Contestant.RANDOM, UNSEEN);
    }

    private LadderMatch match(
            Contestant player, Contestant opponent, Function<MatchHeader, Consumer<MatchEvent>> matches)
            throws InterruptedException {
        List<String> names = List.of(player.name(), opponent.name());
        MatchHeader header = new MatchHeader(String.join(" – ", names), names, Optional.empty(), 2 * pairs);
        Consumer<MatchEvent> listener = oneAtATime(matches.apply(header), header.games());
        List<Callable<GameTags>> games = new ArrayList<>();
        for (int pair = 1; pair <= pairs; pair++) {
            Round first = Round.of(pair, false);
            Round second = Round.of(pair, true);
            Opening opening = openings.get(pair - 1);
            games.add(() -> game(first, opening, player, opponent, listener));
            games.add(() -> game(second, opening, opponent, player, listener));
        }
        Standings standings = new Standings(names);
        try {
            for (Future<GameTags> game : pool.invokeAll(games)) {
                standings.add(game.get());
            }
        } catch (ExecutionException e) {
            throw new IllegalStateException("a game could not be played", e.getCause());
        }
        return new LadderMatch(player.name(), opponent.name(), standings.score(player.name()));
    }

    /** Returns a listener for several threads that also counts the games. */
    private static Consumer<MatchEvent> oneAtATime(Consumer<MatchEvent> listener, int games) {
        AtomicInteger counted = new AtomicInteger();
        return event -> {
            synchronized (counted) {
                listener.accept(event);
                if (event instanceof GameCounted) {
                    listener.accept(new ScoreChanged(counted.incrementAndGet(), games, List.of()));
                }
            }
        };
    }

    private GameTags game(
            Round round, Opening opening, Contestant white, Contestant black, Consumer<MatchEvent> listener)
            throws InterruptedException {
        SplittableRandom random = new SplittableRandom(31 * seed + round.number() - 1);
        Player whitePlayer = new InProcessPlayer(white, random.split());
        Player blackPlayer = new InProcessPlayer(black, random.split());
        Pairing pairing = new Pairing(round, variant, opening, whitePlayer.spec(), blackPlayer.spec());
        Game game = Referee.play(pairing, whitePlayer, blackPlayer, adjudication, listener);
        listener.accept(GameCounted.of(GamePgn.of(game, LocalDate.now(ZoneId.systemDefault()))));
        return GameTags.of(pairing, game.result().text(), game.result().fault());
    }

    /** Stops the games. */
    @Override
    public void close() {
        pool.shutdownNow();
    }

    /**
     * A contestant in one game, as the referee knows it: in this process and without a limit of time.
     *
     * @param spec its name
     * @param moves chooses its moves
     */
    private record InProcessPlayer(EngineSpec spec, ToIntFunction<Position> moves) implements Player {
        InProcessPlayer(Contestant contestant, RandomGenerator random) {
            this(
                    EngineSpec.inProcess(contestant.name(), TimeControl.NONE),
                    contestant.player().apply(random));
        }

        @Override
        public Reply think(LiveGame game) {
            String move = CoordinateMove.format(moves.applyAsInt(game.position()));
            return new Reply(Optional.of(move), Optional.empty(), 0, Optional.empty(), false);
        }
    }
}
