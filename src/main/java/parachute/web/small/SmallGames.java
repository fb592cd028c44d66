package parachute.web.small;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.ThreadLocalRandom;
import parachute.games.play.GameMove;
import parachute.games.play.GameSearchLimit;
import parachute.games.play.GameState;
import parachute.games.play.GameTreeSearch;
import parachute.io.Excerpt;
import parachute.web.json.RefusedException;
import parachute.web.json.RefusedException.Reason;
import parachute.web.json.RequestBody;

/**
 * The small games for two players. Nothing is kept between two requests: each names the moves of the whole game so far.
 * Thread-safe.
 */
public final class SmallGames {
    /** Moves of a game, both sides counted: no rule ends one that repeats. */
    private static final int MAX_MOVES = 1_000;

    /** The depth of the program's search and its longest time, by strength from 1. */
    private static final List<GameSearchLimit> STRENGTHS = List.of(
            new GameSearchLimit(Duration.ofSeconds(1), 1),
            new GameSearchLimit(Duration.ofSeconds(1), 2),
            new GameSearchLimit(Duration.ofSeconds(1), 3),
            GameSearchLimit.time(Duration.ofSeconds(1)),
            GameSearchLimit.time(Duration.ofSeconds(3)));

    private final Map<String, PageGame<?, ?>> games =
            Map.of("iade", new IadeGame(), "shogun", new ShogunGame(), "uttt", new UtttGame());

    private final Workers workers;

    /**
     * Creates the games.
     *
     * @param workers choose the program's moves
     */
    public SmallGames(Workers workers) {
        this.workers = workers;
    }

    /**
     * Returns the position after the moves of a request, and after the program's reply if that is asked for.
     *
     * @param name of the game
     * @param request has {@code setup}, {@code moves} and {@code reply}, the program's strength, all of which may be
     *     missing
     * @return as JSON
     * @throws RefusedException if there is no such game, a move is not legal, or the limit of replies is reached
     */
    public Map<String, Object> answer(String name, RequestBody request) throws InterruptedException {
        PageGame<?, ?> game = games.get(name);
        if (game == null) {
            throw new RefusedException(Reason.UNKNOWN, "there is no game " + Excerpt.quote(name));
        }
        return answer(game, request);
    }

    private <S extends GameState<M>, M extends GameMove> Map<String, Object> answer(
            PageGame<S, M> game, RequestBody request) throws InterruptedException {
        Optional<GameSearchLimit> limit = limit(request.optionalNumber("reply"));
        SmallGameLine<S, M> line = new SmallGameLine<>(game, request.optionalText("setup"));
        List<String> moves = request.texts("moves");
        if (moves.size() > MAX_MOVES) {
            throw new RefusedException(Reason.INVALID, "a game has at most " + MAX_MOVES + " moves");
        }
        moves.forEach(line::play);
        if (limit.isPresent()) {
            line.checkOpen();
            GameTreeSearch<M> search = new GameTreeSearch<>(
                    limit.get(), ThreadLocalRandom.current().nextLong());
            S position = line.position();
            line.play(workers.call(() -> search.choose(position)));
        }
        return line.json();
    }

    private static Optional<GameSearchLimit> limit(OptionalInt strength) {
        if (strength.isEmpty()) {
            return Optional.empty();
        }
        int number = strength.getAsInt();
        if (number < 1 || number > STRENGTHS.size()) {
            throw new RefusedException(Reason.INVALID, "\"reply\" is a strength from 1 to " + STRENGTHS.size());
        }
        return Optional.of(STRENGTHS.get(number - 1));
    }
}
