package parachute.web.small;

import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.ThreadLocalRandom;
import parachute.games.play.GameMove;
import parachute.games.play.GameOutcome;
import parachute.games.play.GameSearchLimit;
import parachute.games.play.GameSide;
import parachute.games.play.GameState;
import parachute.games.play.GameTreeSearch;
import parachute.io.Excerpt;
import parachute.web.json.RefusedException;
import parachute.web.json.RefusedException.Reason;
import parachute.web.json.RequestBody;
import parachute.web.search.Workers;

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
            S position = line.position;
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

    /** The moves of a game so far, and the position that they lead to. */
    private static final class SmallGameLine<S extends GameState<M>, M extends GameMove> {
        private final PageGame<S, M> game;
        private final List<Map<String, Object>> played = new ArrayList<>();
        private S position;

        SmallGameLine(PageGame<S, M> game, Optional<String> setup) {
            this.game = game;
            position = game.start(setup);
        }

        void play(String text) {
            checkOpen();
            play(position.moves().stream()
                    .filter(move -> move.text().equals(text))
                    .findFirst()
                    .orElseThrow(() -> new RefusedException(
                            Reason.ILLEGAL_MOVE,
                            "move " + (played.size() + 1) + ", " + Excerpt.quote(text) + ", is not legal")));
        }

        void play(M move) {
            Map<String, Object> json = moveJson(move);
            json.put("text", game.text(position, move));
            played.add(json);
            position = game.after(position, move);
        }

        void checkOpen() {
            if (position.outcome().isOver()) {
                throw new RefusedException(Reason.CONFLICT, "the game is over: " + game.reason(position));
            }
        }

        Map<String, Object> json() {
            Map<String, Object> json = new LinkedHashMap<>();
            json.put("moves", played);
            json.put("turn", name(position.sideToMove()));
            json.put("board", game.board(position));
            json.put("legal", position.moves().stream().map(this::moveJson).toList());
            GameOutcome outcome = position.outcome();
            if (outcome.isOver()) {
                json.put("result", result(outcome));
                json.put("reason", game.reason(position));
            }
            return json;
        }

        private String name(GameSide side) {
            return game.sides().get(side == GameSide.FIRST ? 0 : 1);
        }

        private String result(GameOutcome outcome) {
            return switch (outcome) {
                case FIRST_WINS -> name(GameSide.FIRST);
                case SECOND_WINS -> name(GameSide.SECOND);
                case DRAW, OPEN -> "draw";
            };
        }

        private Map<String, Object> moveJson(M move) {
            PageGame.Gesture gesture = game.gesture(position, move);
            Map<String, Object> json = new LinkedHashMap<>();
            json.put("move", move.text());
            gesture.from().ifPresent(from -> json.put("from", from));
            json.put("to", gesture.to());
            gesture.special().ifPresent(special -> json.put("special", special));
            return json;
        }
    }
}
