package parachute.rules.pgn;

import java.util.List;
import java.util.stream.Collectors;

/** All that a game says, in a form to be compared. */
public final class GameText {
    private GameText() {}

    /** Returns the tags, the moves with their remarks and variations, and the result. */
    public static String of(GameTree game) {
        return game.tags() + "\n{" + game.root().comment() + "}"
                + line(game.root().children()) + " " + game.result();
    }

    public static List<String> of(List<GameTree> games) {
        return games.stream().map(GameText::of).toList();
    }

    /** Returns the moves from some on, each with its glyphs, its comment, and the variations in its place. */
    public static String line(List<Node> first) {
        StringBuilder text = new StringBuilder();
        for (List<Node> moves = first;
                !moves.isEmpty();
                moves = moves.getFirst().children()) {
            text.append(' ').append(move(moves.getFirst()));
            for (Node variation : moves.subList(1, moves.size())) {
                text.append(" (").append(variation.before().isEmpty() ? "" : "{" + variation.before() + "} ");
                text.append(line(List.of(variation)).strip()).append(')');
            }
        }
        return text.toString();
    }

    /** Returns a move with its glyphs and its comment. */
    public static String move(Node move) {
        return move.san()
                + move.glyphs().stream().map(glyph -> "$" + glyph).collect(Collectors.joining())
                + (move.comment().isEmpty() ? "" : "{" + move.comment() + "}");
    }

    /** Returns the moves of the game itself as written. */
    public static List<String> sans(GameTree game) {
        return game.moves().stream().map(Node::san).toList();
    }
}
