package parachute.rules.pgn;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import parachute.rules.board.Move;
import parachute.rules.board.Position;
import parachute.rules.notation.San;

/**
 * A move of a game with what is written about it. The first of its children is the move that follows it in its line, the
 * others are variations: what might have been played instead of that move. The root of a game has no move, and the comment
 * before the first one.
 */
public final class Node {
    /** The maximum number of variations around a move; code that follows them may recurse. */
    public static final int MAX_DEPTH = 200;

    private final Optional<Node> parent;
    private final List<Node> children = new ArrayList<>(1);
    private String san;
    private int move = Move.NONE;
    private List<Integer> glyphs = List.of();
    private String before = "";
    private final StringBuilder comment = new StringBuilder(0);

    private Node(Optional<Node> parent, String san) {
        this.parent = parent;
        this.san = san;
    }

    /** Returns the root of a game without moves. */
    static Node root() {
        return new Node(Optional.empty(), "");
    }

    /** Returns the move before it or the root; empty for the root. */
    public Optional<Node> parent() {
        return parent;
    }

    /** Returns the moves after it, which cannot be changed: the one that follows, and its variations. */
    public List<Node> children() {
        return Collections.unmodifiableList(children);
    }

    /** Returns the move that follows in its line; empty at the end of the line. */
    public Optional<Node> next() {
        return children.isEmpty() ? Optional.empty() : Optional.of(children.getFirst());
    }

    /** Returns what might have been played in place of the move that follows. */
    public List<Node> variations() {
        return children.isEmpty() ? List.of() : children().subList(1, children.size());
    }

    /** Returns the line that begins with it: the move itself, and those that follow up to the end. */
    public List<Node> line() {
        List<Node> line = new ArrayList<>(List.of(this));
        while (!line.getLast().children.isEmpty()) {
            line.add(line.getLast().children.getFirst());
        }
        return line;
    }

    /** Returns the move as written, without annotation symbols; {@code --} for a null move, empty for the root. */
    public String san() {
        return san;
    }

    /** Returns the {@link Move} in a game whose moves have been found; {@link Move#NONE} is the null move. */
    public int move() {
        return move;
    }

    /** Returns the numeric annotation glyphs; those of the signs !, ?, !!, ??, !? and ?! are 1 to 6. */
    public List<Integer> glyphs() {
        return glyphs;
    }

    /** Returns the comments before it, separated by spaces, if it begins a variation; may be empty. */
    public String before() {
        return before;
    }

    /** Returns the comments after it, separated by spaces; may be empty. */
    public String comment() {
        return comment.toString();
    }

    // ---- changes ----------------------------------------------------------------------------------------------------

    /** Adds a move after all others that there are, as written, and returns it. */
    public Node add(String text) {
        Node added = new Node(Optional.of(this), text);
        children.add(added);
        return added;
    }

    /**
     * Adds a move after all others that there are, makes it, and returns it.
     *
     * @param position the position before the move
     * @param made legal, or {@link Move#NONE} for a null move
     */
    public Node add(Position position, int made) {
        Node added = add(San.format(position, made));
        added.move = made;
        position.play(made);
        return added;
    }

    /** Gives the move its meaning. */
    void means(int found) {
        move = found;
    }

    /** Replaces the text of the move. */
    public Node san(String other) {
        san = other;
        return this;
    }

    /** Takes all other moves away than those. */
    public void keep(List<Node> kept) {
        children.clear();
        children.addAll(kept);
    }

    /** Replaces the comment. */
    public Node comment(String other) {
        comment.setLength(0);
        comment.append(other);
        return this;
    }

    /** Adds a comment after those that there are, separated by a space. */
    public void addComment(String other) {
        comment.append(comment.isEmpty() || other.isEmpty() ? "" : " ").append(other);
    }

    /** Adds a glyph after those that there are, unless it is one of them. */
    public void addGlyph(int glyph) {
        if (!glyphs.contains(glyph)) {
            glyphs = Stream.concat(glyphs.stream(), Stream.of(glyph)).toList();
        }
    }

    /** Replaces the comment before it. */
    void before(String other) {
        before = other;
    }

    /** Replaces the glyphs. */
    public Node glyphs(List<Integer> others) {
        glyphs = List.copyOf(others);
        return this;
    }
}
