package parachute.rules.pgn;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.StringJoiner;

/** Builds the tree of a game from the parts of its text, in their order. */
final class GameBuilder {
    private static final int MAX_NUMBER_LENGTH = 4;

    private final Map<String, String> tags = new LinkedHashMap<>();
    private final Node root = Node.root();

    /** The lines that are not complete, the innermost first. */
    private final Deque<OpenLine> open = new ArrayDeque<>(List.of(new OpenLine(root, 0, false)));

    /** Words before the moves or among the tags. */
    private final List<String> words = new ArrayList<>();

    private int moves;

    /** The result after the moves; empty if there is none. */
    String result = "";

    /** The first part that is not PGN. */
    Optional<String> damage = Optional.empty();

    /** Whether its first tag, possibly damaged, has been read. */
    boolean hasEvent;

    /** Whether the moves have begun. */
    boolean hasMovetext;

    /** Whether the game is complete. */
    boolean isOver;

    /** A line that is not complete yet: the game itself, a variation, or text in brackets that has no place as one. */
    private static final class OpenLine {
        /** What its first move follows. */
        final Node first;

        final long begin;
        final boolean isText;

        /** Its last move. */
        Node last;

        /** What is written before its first move. */
        final StringJoiner before = new StringJoiner(" ");

        /** The glyphs before its first move, where some programs put a variation's purpose. */
        final Set<Integer> glyphs = new LinkedHashSet<>();

        /** Twice the number of the next move, plus one if it is Black's; 0 before the first number. */
        int nextPly;

        /** Brackets that are open inside of a text. */
        int brackets;

        OpenLine(Node first, long begin, boolean isText) {
            this.first = first;
            last = first;
            this.begin = begin;
            this.isText = isText;
        }

        void addMove(String san) {
            if (isText) {
                return;
            }
            Node move = last.add(san);
            if (last == first) {
                glyphs.forEach(move::addGlyph);
                if (begin > 0) {
                    move.before(before.toString());
                } else {
                    first.comment(before.toString());
                }
            }
            last = move;
            nextPly += nextPly > 0 ? 1 : 0;
        }

        void addComment(String comment) {
            if (last != first) {
                last.addComment(comment);
            } else if (!comment.isEmpty()) {
                before.add(comment);
            }
        }

        void addGlyph(int glyph) {
            if (last != first) {
                last.addGlyph(glyph);
            } else {
                glyphs.add(glyph);
            }
        }

        /** Returns what is written in it if it has no move. */
        Optional<String> close() {
            glyphs.forEach(glyph -> before.add("$" + glyph));
            return last == first && before.length() > 0 ? Optional.of(before.toString()) : Optional.empty();
        }
    }

    private OpenLine line() {
        return open.element();
    }

    boolean isEmpty() {
        return tags.isEmpty() && root.children().isEmpty() && result.isEmpty() && damage.isEmpty();
    }

    GameTree finish() {
        line().close().ifPresent(root::addComment);
        String stated =
                Optional.ofNullable(tags.get("Result")).flatMap(PgnWord::result).orElse("*");
        return new GameTree(tags, root, result.isEmpty() ? stated : result);
    }

    // ---- tags -------------------------------------------------------------------------------------------------------

    boolean hasTags() {
        return !tags.isEmpty();
    }

    /** Adds a tag; returns false if there was one with another value. Several annotators are one. */
    boolean addTag(String name, String value) {
        addComment(String.join(" ", words));
        words.clear();
        String other = tags.put(name, value);
        boolean isSecond = other != null && !other.equals(value);
        if (isSecond && name.equals(GameTree.ANNOTATOR)) {
            tags.put(name, other + "; " + value);
            return true;
        }
        return !isSecond;
    }

    boolean hasWords() {
        return !words.isEmpty();
    }

    /** Adds a word that is a move if moves follow. */
    void addWord(String word) {
        words.add(word);
    }

    // ---- moves ------------------------------------------------------------------------------------------------------

    void beginMovetext() {
        hasMovetext = true;
        words.forEach(line()::addMove);
        words.clear();
    }

    /** Returns the number of moves so far, with those of variations. */
    int moves() {
        return moves;
    }

    void addMove(String san) {
        line().addMove(san);
        moves++;
    }

    void addComment(String comment) {
        line().addComment(PgnWriter.inOneLine(comment));
    }

    void addGlyph(int glyph) {
        line().addGlyph(glyph);
    }

    /** Adds a move number with its dots, or dots alone. */
    void addNumber(String number) {
        line().nextPly = number.startsWith(".") ? line().nextPly | 1 : ply(number);
    }

    /** Returns whether a move number shows that a move of Black is missing before it. */
    boolean lacksMove(String number) {
        int nextPly = line().nextPly;
        return nextPly % 2 == 1 && ply(number) == nextPly + 1;
    }

    /** Returns twice the number, plus one if it is written as Black's; 0 if it is unknown. */
    private static int ply(String number) {
        int digits = 0;
        while (digits < number.length() && Character.isDigit(number.charAt(digits))) {
            digits++;
        }
        boolean isBlack = number.endsWith("..") || number.endsWith("…");
        return digits == 0 || digits > MAX_NUMBER_LENGTH
                ? 0
                : 2 * Integer.parseInt(number.substring(0, digits)) + (isBlack ? 1 : 0);
    }

    // ---- variations -------------------------------------------------------------------------------------------------

    boolean isInVariation() {
        return open.size() > 1;
    }

    /** Returns the place where the outermost open variation begins. */
    long variation() {
        return open.reversed().stream().skip(1).findFirst().orElseThrow().begin;
    }

    /**
     * Opens a variation of the last move; one without a move to replace is text.
     *
     * @param begin its place in the text
     * @return false if it is in too many others, and therefore text
     */
    boolean openLine(long begin) {
        if (line().isText) {
            line().brackets++;
            return true;
        }
        boolean isTooDeep = open.size() > Node.MAX_DEPTH;
        if (isTooDeep || line().last == line().first) {
            open.push(new OpenLine(line().last, begin, true));
        } else {
            open.push(new OpenLine(line().last.parent().orElseThrow(), begin, false));
        }
        return !isTooDeep;
    }

    /** Makes what follows a text that no bracket ends. */
    void openText(long begin) {
        open.push(new OpenLine(line().last, begin, true));
        line().brackets = PgnReader.MAX_CHARACTERS; // more than can be closed
    }

    /** Returns whether a closing bracket belongs to a text. */
    boolean closesInText() {
        return line().brackets > 0 && line().brackets-- > 0;
    }

    /**
     * Closes the innermost variation. One without moves becomes a comment.
     *
     * @return where it began if it is text, which has to be added as a comment
     */
    OptionalLong closeLine() {
        OpenLine closed = open.pop();
        if (closed.isText) {
            return OptionalLong.of(closed.begin);
        }
        closed.close().ifPresent(comment -> addComment("(" + comment + ")"));
        return OptionalLong.empty();
    }
}
