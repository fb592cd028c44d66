package parachute.web.small;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import parachute.games.play.GameMove;
import parachute.games.play.GameOutcome;
import parachute.games.play.GameSide;
import parachute.games.play.GameState;
import parachute.io.Excerpt;
import parachute.web.json.RefusedException;
import parachute.web.json.RefusedException.Reason;

/**
 * The moves of a small game so far, and the position that they lead to.
 *
 * @param <S> the game's positions
 * @param <M> the game's moves
 */
final class SmallGameLine<S extends GameState<M>, M extends GameMove> {
    private final PageGame<S, M> game;
    private final List<Map<String, Object>> played = new ArrayList<>();
    private S position;

    /** Creates a game that begins with a line-up. */
    SmallGameLine(PageGame<S, M> game, Optional<String> setup) {
        this.game = game;
        position = game.start(setup);
    }

    S position() {
        return position;
    }

    /**
     * Plays a move.
     *
     * @param text as the game's protocol writes it
     * @throws RefusedException if the move is not legal, or the game is over
     */
    void play(String text) {
        checkOpen();
        play(position.moves().stream()
                .filter(move -> move.text().equals(text))
                .findFirst()
                .orElseThrow(() -> new RefusedException(
                        Reason.ILLEGAL_MOVE,
                        "move " + (played.size() + 1) + ", " + Excerpt.quote(text) + ", is not legal")));
    }

    /** Plays a legal move. */
    void play(M move) {
        Map<String, Object> json = moveJson(move);
        json.put("text", game.text(position, move));
        played.add(json);
        position = game.after(position, move);
    }

    /**
     * Checks that the game is not over.
     *
     * @throws RefusedException if it is over
     */
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
