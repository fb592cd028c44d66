package parachute.rules.pgn;

import java.io.Reader;
import java.io.StringReader;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.StringJoiner;
import java.util.stream.Stream;

/**
 * Reads the games of a PGN text one after the other, with their comments, glyphs and variations, in one pass. It does not
 * know the rules. Move numbers are skipped; a game without a result after its moves gets that of its tag, or else "*".
 * Words that are not moves are kept as moves that are legal in no position; anything else that does not belong in a game
 * becomes a comment.
 *
 * <p>Reading never fails. The entry of a game says if part of it could not be read, and reading continues with the next
 * game: a tag pair after moves starts a game. A line that begins with {@code [Event } always does, even inside a
 * comment that is closed later, since the end of an unclosed comment cannot be known.
 *
 * <p>Comments between two games belong to the first if they begin in the line of its result, otherwise to the second.
 * Those after the last game belong to it.
 *
 * <p>The work is linear in the length of the text and needs memory for one game, whose length is limited; what exceeds a
 * limit is reported and kept as text.
 */
public final class PgnReader {
    /** The maximum length of a game in characters; what follows is an entry without moves. */
    public static final int MAX_CHARACTERS = 4_000_000;

    /** The maximum number of moves of a game, with those of its variations; what follows is a comment. */
    public static final int MAX_MOVES = 200_000;

    private static final int MAX_NUMBER_LENGTH = 4;

    /** A pawn's move to the last rank, to be followed by what the pawn becomes. */
    private static final String PROMOTED = "h8=";

    private final PgnText text;

    /** The place of the next character, that after the last game, and that of a tag that is not closed before it. */
    private long at, end, unclosed;

    /** The word at {@link #at} and the place where it begins, if it is not complete. */
    private PgnWord word = new PgnWord("");

    private long wordBegin, wordEnd;

    /** Comments that have been read after a game and belong to the next one. */
    private final Deque<Comment> ahead = new ArrayDeque<>();

    private int games;

    /** The line number of a place: the beginning of the last game. */
    private int line = 1;

    private long lineAt;

    private Draft game = new Draft();

    /** Whether the last game was too long: its text continues. */
    private boolean isTooLong;

    /** A comment, the place after it, and whether it ends. */
    private record Comment(String text, long begin, long end, boolean isClosed, boolean isInLine) {}

    /** A game while it is read. */
    private static final class Draft {
        final Map<String, String> tags = new LinkedHashMap<>();
        final Node root = Node.root();

        /** The lines that are not complete, the innermost first. */
        final Deque<Line> open = new ArrayDeque<>(List.of(new Line(root, 0, false)));

        /** Words before the moves or among the tags. */
        final List<String> words = new ArrayList<>();

        int moves;
        String result = "";
        Optional<String> damage = Optional.empty();

        /** Whether its first tag, possibly damaged, has been read. */
        boolean hasEvent;

        /** Whether the moves have begun. */
        boolean hasMovetext;

        /** Whether the game is complete. */
        boolean isOver;

        Line line() {
            return open.element();
        }

        boolean isInVariation() {
            return open.size() > 1;
        }

        boolean isEmpty() {
            return tags.isEmpty() && root.children().isEmpty() && result.isEmpty() && damage.isEmpty();
        }

        void addMove(String san) {
            if (!line().isText) {
                line().addMove(san);
                moves++;
            }
        }

        void addComment(String comment) {
            String inLine = PgnWriter.inOneLine(comment);
            if (!inLine.isEmpty() && !line().isText) {
                line().comments.add(inLine);
            }
        }

        void beginMovetext() {
            hasMovetext = true;
            words.forEach(this::addMove);
            words.clear();
        }

        GameTree finish() {
            line().close();
            String stated = Optional.ofNullable(tags.get("Result"))
                    .flatMap(PgnWord::result)
                    .orElse("*");
            return new GameTree(tags, root, result.isEmpty() ? stated : result);
        }
    }

    /** A line that is not complete yet: the game itself, a variation, or text in brackets that has no place as one. */
    private static final class Line {
        /** What its first move follows. */
        private final Node first;

        private final long begin;
        private final boolean isText;

        /** Its last move. */
        private Node last;

        /** What is written about the last move, or before the first one. */
        private StringJoiner comments = new StringJoiner(" ");

        private final Set<Integer> glyphs = new LinkedHashSet<>();

        /** The comments before its first move. */
        private String before = "";

        /** Twice the number of the next move, plus one if it is Black's; 0 before the first number. */
        private int nextPly;

        /** Brackets that are open inside of a text. */
        private int brackets;

        Line(Node first, long begin, boolean isText) {
            this.first = first;
            last = first;
            this.begin = begin;
            this.isText = isText;
        }

        boolean hasMoves() {
            return last != first;
        }

        void addMove(String san) {
            boolean isFirst = !hasMoves();
            flush();
            Node move = last.add(san);
            if (isFirst) {
                move.before(before);
            } else {
                glyphs.clear();
            }
            last = move;
            nextPly += nextPly > 0 ? 1 : 0;
        }

        /** Writes what has been collected; glyphs before the first move are those of that move. */
        private void flush() {
            if (hasMoves()) {
                last.glyphs(List.copyOf(glyphs));
                last.comment(comments.toString());
            } else if (first.parent().isEmpty() && first.children().isEmpty()) {
                first.comment(comments.toString());
            } else {
                before = comments.toString();
            }
            comments = new StringJoiner(" ");
        }

        /** Ends the line, and returns what is written in it if it has no move. */
        String close() {
            if (!hasMoves()) {
                glyphs.forEach(glyph -> comments.add("$" + glyph));
            }
            flush();
            return before;
        }
    }

    /** Creates a reader at the start of a text, which it does not close. */
    public PgnReader(Reader text) {
        this.text = new PgnText(text);
    }

    /** Creates a reader at the start of a text. */
    public PgnReader(String text) {
        this(new StringReader(text));
    }

    /** Returns the games of a text, in its order, as a stream that reads lazily. */
    public static Stream<PgnEntry> entries(Reader text) {
        PgnReader reader = new PgnReader(text);
        return Stream.iterate(reader.next(), Optional::isPresent, last -> reader.next())
                .flatMap(Optional::stream);
    }

    /** Returns the games of a text, in its order, as a stream that reads lazily. */
    public static Stream<PgnEntry> entries(String text) {
        return entries(new StringReader(text));
    }

    /** Returns all games of a text, in its order, as far as they can be read. */
    public static List<GameTree> readAll(String text) {
        return entries(text).map(PgnEntry::game).toList();
    }

    /** Returns the number of characters read so far, which is the index after the last game and its comments. */
    public long position() {
        return end;
    }

    /**
     * Returns the next game; empty at the end of the text.
     *
     * @throws java.io.UncheckedIOException if the text cannot be read
     */
    public Optional<PgnEntry> next() {
        long start = games == 0 ? 0 : ahead.isEmpty() ? at : ahead.getFirst().begin();
        line += text.lines(lineAt, start);
        lineAt = start;
        text.begin(start, MAX_CHARACTERS);
        long first = ahead.isEmpty() ? text.afterSpace(at) : start;
        line += text.lines(lineAt, first);
        lineAt = first;
        game = new Draft();
        readAhead();
        at = text.afterSpace(at);
        if (isTooLong && text.has(at) && !text.isFirstTag(at)) {
            skipGame();
        }
        while (text.has(at) && !game.isOver && !isNextGame()) {
            read();
            at = text.afterSpace(at);
        }
        return finish(start);
    }

    private Optional<PgnEntry> finish(long start) {
        game.beginMovetext();
        isTooLong = !text.has(at) && text.isCut();
        if (isTooLong) {
            at = start + MAX_CHARACTERS;
            end = at;
            damage(start, "a game of more than " + MAX_CHARACTERS + " characters");
        }
        if (game.isInVariation()) {
            damage(
                    game.open.reversed().stream().skip(1).findFirst().orElseThrow().begin,
                    "a variation that is not closed");
        }
        while (game.isInVariation()) {
            closeLine();
        }
        long next = ahead.isEmpty() ? at : ahead.getFirst().begin();
        if (game.isEmpty() && games > 0 && start < next) {
            damage(start, "text that is not a game");
        }
        if (game.isEmpty()) {
            end = next;
            return Optional.empty();
        }
        games++;
        return Optional.of(new PgnEntry(
                game.finish(), games, line, text.substring(start, next), !game.result.isEmpty(), game.damage));
    }

    /** Passes over the rest of a game that is too long. */
    private void skipGame() {
        damage(at, "the rest of a game of more than " + MAX_CHARACTERS + " characters");
        while (text.has(at) && !text.isFirstTag(at)) {
            at++;
        }
        end = at;
        game.isOver = true;
    }

    private void damage(long place, String what) {
        if (game.damage.isEmpty()) {
            game.damage = Optional.of("line " + (line + text.lines(lineAt, place)) + ": " + what);
        }
    }

    /** Returns whether another game starts here: with a tag pair after moves, or with a first tag after tags. */
    private boolean isNextGame() {
        boolean isFirstTag = text.isFirstTag(at);
        return game.hasMovetext
                ? isFirstTag || isTag(at)
                : isFirstTag && (game.hasEvent || game.tags.isEmpty() && game.damage.isPresent());
    }

    /** Reads what stands here. */
    private void read() {
        end = at + 1;
        switch (text.charAt(at)) {
            case '{', ';' -> take(comment(true));
            case '(' -> openLine();
            case ')' -> closeBracket();
            case '[' -> readBracket();
            case '}', ']' -> {
                damage(at, "a " + text.charAt(at) + " that closes nothing");
                game.addComment(text.substring(at, end));
            }
            case '$' -> readGlyph();
            default -> readWord();
        }
        at = Math.max(at, end);
    }

    // ---- comments ---------------------------------------------------------------------------------------------------

    private boolean isAtComment(long place) {
        return text.charAt(place) == '{' || text.charAt(place) == ';';
    }

    /**
     * Returns the comment that begins here. A brace inside a comment is text, as in PGN's standard. A comment that is not
     * closed ends before the next game.
     */
    private Comment comment(boolean isInLine) {
        if (text.charAt(at) == ';') {
            long lineEnd = text.lineEnd(at);
            return new Comment(text.substring(at + 1, lineEnd), at, lineEnd, true, isInLine);
        }
        long last = at + 1;
        while (text.has(last) && text.charAt(last) != '}' && !text.isFirstTag(last)) {
            last++;
        }
        boolean isClosed = text.charAt(last) == '}';
        return new Comment(text.substring(at + 1, last), at, isClosed ? last + 1 : last, isClosed, isInLine);
    }

    private void take(Comment comment) {
        game.addComment(comment.text());
        end = comment.end();
        game.isOver |= !comment.isClosed();
        if (!comment.isClosed() && !text.isCut()) {
            damage(comment.begin(), "a comment that is not closed");
        }
    }

    /** Reads comments ahead, each with whether it begins in this line, up to what follows them. */
    private void lookAhead() {
        boolean isInLine = true;
        for (long next = text.afterSpace(at); isAtComment(next); next = text.afterSpace(at)) {
            isInLine &= text.lines(at, next) == 0;
            at = next;
            ahead.add(comment(isInLine));
            at = ahead.getLast().end();
        }
    }

    /** Adds the comments that were read ahead. */
    private void readAhead() {
        ahead.forEach(this::take);
        ahead.clear();
    }

    /** Ends the game with a result, and adds the comments that belong to it: those in this line, or all if nothing follows. */
    private void over(String result) {
        game.result = result;
        game.isOver = true;
        boolean isLast = !text.has(text.afterSpace(at));
        while (!ahead.isEmpty() && (isLast || ahead.getFirst().isInLine())) {
            take(ahead.removeFirst());
        }
    }

    // ---- tags -------------------------------------------------------------------------------------------------------

    private boolean isTag(long place) {
        return text.charAt(place) == '[' && valueBegin(nameEnd(place)) >= 0;
    }

    /** Returns the place after the name of the tag pair that begins at a bracket; -1 if there is none. */
    private long nameEnd(long bracket) {
        long begin = afterWhite(bracket + 1);
        long i = begin;
        while (text.has(i) && text.charAt(i) > ' ' && "\"[]{}();".indexOf(text.charAt(i)) < 0) {
            i++;
        }
        return i == begin || "%/".indexOf(text.charAt(begin)) >= 0 ? -1 : i;
    }

    /** Returns the place after the quotation mark that follows the name of a tag pair; -1 if there is none. */
    private long valueBegin(long nameEnd) {
        long quote = nameEnd < 0 ? -1 : afterWhite(nameEnd);
        return quote >= 0 && text.charAt(quote) == '"' ? quote + 1 : -1;
    }

    private long afterWhite(long from) {
        long i = from;
        while (text.charAt(i) <= ' ') {
            i++;
        }
        return i;
    }

    private void readBracket() {
        long nameEnd = nameEnd(at);
        long value = valueBegin(nameEnd);
        if (value >= 0) {
            readTag(text.substring(afterWhite(at + 1), nameEnd), value);
            return;
        }
        long bracket = at + 1;
        while (text.has(bracket) && "[]{}\r\n".indexOf(text.charAt(bracket)) < 0) {
            bracket++;
        }
        end = text.charAt(bracket) == ']' ? bracket + 1 : at + 1;
        game.hasEvent |= !game.hasMovetext && text.isFirstTag(at);
        damage(at, game.hasMovetext ? "a [ that does not begin a tag pair" : "a tag pair without a value");
        game.addComment(text.substring(at, end));
    }

    /**
     * Reads a tag pair. Its value ends at the first quotation mark that is followed by a bracket or the end of a line
     * and precedes the next line that is empty or begins with a bracket; without one it ends with its line.
     */
    private void readTag(String tag, long valueBegin) {
        long quote = closingQuote(valueBegin);
        long bracket = text.afterBlanks(quote + 1);
        boolean isClosed = quote >= 0 && text.charAt(bracket) == ']';
        String value;
        if (quote < 0) {
            end = text.lineEnd(valueBegin);
            value = withoutEnd(withoutEnd(text.substring(valueBegin, end), "]"), "\"");
        } else {
            end = isClosed ? bracket + 1 : quote + 1;
            value = text.substring(valueBegin, quote);
        }
        if (!isClosed) {
            damage(at, "a tag pair that is not closed");
        }
        addTag(GameTree.tagName(tag), unescaped(value));
    }

    private void addTag(String name, String value) {
        if (!game.words.isEmpty()) {
            damage(at, "a tag pair after words");
            game.addComment(String.join(" ", game.words));
            game.words.clear();
        }
        game.hasEvent |= text.isFirstTag(at);
        String other = game.tags.put(name, value);
        if (other != null && !other.equals(value)) {
            damage(at, "a second tag " + name);
        }
    }

    private static String withoutEnd(String value, String last) {
        String stripped = value.stripTrailing();
        return stripped.endsWith(last) ? stripped.substring(0, stripped.length() - 1) : stripped;
    }

    private static String unescaped(String value) {
        return value.indexOf('\\') < 0 ? value : value.replace("\\\"", "\"").replace("\\\\", "\\");
    }

    /** Returns the place of the quotation mark that ends the value of a tag pair; -1 if there is none. */
    private long closingQuote(long valueBegin) {
        long i = valueBegin;
        while (i >= unclosed && text.has(i) && !(PgnText.isLineBreak(text.charAt(i)) && isLastOfTags(i))) {
            if (text.charAt(i) == '"' && isValueEnd(text.afterBlanks(i + 1))) {
                return i;
            }
            boolean isEscape = text.charAt(i) == '\\' && "\"\\".indexOf(text.charAt(i + 1)) >= 0;
            i += isEscape ? 2 : 1;
        }
        unclosed = Math.max(unclosed, i);
        return -1;
    }

    private boolean isValueEnd(long place) {
        return !text.has(place) || "[]\r\n".indexOf(text.charAt(place)) >= 0;
    }

    /** Returns whether the line that follows a line break is empty, begins with a bracket, or does not exist. */
    private boolean isLastOfTags(long lineBreak) {
        boolean isDouble = text.charAt(lineBreak) == '\r' && text.charAt(lineBreak + 1) == '\n';
        long i = text.afterBlanks(isDouble ? lineBreak + 2 : lineBreak + 1);
        return !text.has(i) || "[\r\n".indexOf(text.charAt(i)) >= 0;
    }

    // ---- variations -------------------------------------------------------------------------------------------------

    private void openLine() {
        game.beginMovetext();
        Line outer = game.line();
        if (outer.isText) {
            outer.brackets++;
            return;
        }
        boolean isTooDeep = game.open.size() > Node.MAX_DEPTH;
        if (isTooDeep) {
            damage(at, "a variation inside of " + Node.MAX_DEPTH + " others");
        }
        boolean hasPlace = outer.hasMoves() && !isTooDeep;
        game.open.push(new Line(hasPlace ? outer.last.parent().orElseThrow() : outer.last, at, !hasPlace));
    }

    private void closeBracket() {
        game.beginMovetext();
        if (game.line().brackets > 0) {
            game.line().brackets--;
        } else if (game.isInVariation()) {
            closeLine();
        } else {
            damage(at, "a ) that closes nothing");
            game.addComment(")");
        }
    }

    /** Closes the innermost variation; one without moves, or without a move to replace, becomes a comment. */
    private void closeLine() {
        Line closed = game.open.pop();
        if (closed.isText) {
            damage(closed.begin, "a variation without a move to replace");
            game.addComment(text.substring(closed.begin, end));
            return;
        }
        String comment = closed.close();
        if (!closed.hasMoves() && !comment.isEmpty()) {
            game.addComment("(" + comment + ")");
        }
    }

    // ---- moves ------------------------------------------------------------------------------------------------------

    private void readGlyph() {
        long digits = at + 1;
        while (digits < at + 5 && Character.isDigit(text.charAt(digits))) {
            digits++;
        }
        if (digits > at + 1 && digits < at + 5) {
            game.beginMovetext();
            end = digits;
            addGlyph(Integer.parseInt(text.substring(at + 1, digits)));
        } else {
            end = text.wordEnd(at);
            String written = text.substring(at, end);
            damage(at, GameTree.quote(written) + " is not a glyph");
            game.addComment(written);
        }
    }

    private void addGlyph(int glyph) {
        if (!game.line().isText) {
            game.line().glyphs.add(glyph);
        }
    }

    private void readWord() {
        if (text.charAt(at) == '<' && text.charAt(at + 1) == '>') {
            end = at + 2;
            addMove(PgnWord.NULL, true);
            return;
        }
        if (at < wordBegin || at >= wordEnd) {
            wordBegin = at;
            wordEnd = text.wordEnd(at);
            word = new PgnWord(text.substring(wordBegin, wordEnd));
        }
        word.next();
        end = wordBegin + word.end();
        readPart();
    }

    private void readPart() {
        switch (word.kind()) {
            case MOVE -> addMove(word.value(), true);
            case UNPROMOTED -> addMove(word.value() + promotion(), true);
            case OTHER -> addMove(word.value(), game.hasMovetext);
            case NUMBER -> {
                game.beginMovetext();
                Line current = game.line();
                current.nextPly = word.value().startsWith(".") ? current.nextPly | 1 : ply(word.value());
            }
            case SIGN -> {
                game.beginMovetext();
                readSign(word.value());
            }
            case RESULT -> {
                game.beginMovetext();
                readResult(word.value());
            }
            case REMARK -> game.addComment(word.value());
            case MARK -> {
                // It follows from the moves.
            }
        }
    }

    /** Adds a move, or a word in place of one; words before the moves may not belong to them. */
    private void addMove(String san, boolean isMove) {
        if (!isMove && !game.hasMovetext) {
            game.words.add(san);
            return;
        }
        game.beginMovetext();
        if (game.moves == MAX_MOVES && !game.line().isText) {
            damage(at, "more than " + MAX_MOVES + " moves");
            game.open.push(new Line(game.line().last, at, true));
            game.line().brackets = Integer.MAX_VALUE;
        }
        game.addMove(san);
    }

    /**
     * Returns what a pawn becomes according to what follows its move to the last rank, with spaces or brackets between, as
     * in {@code h8= N+} and {@code h8 (N)}; empty if nothing of it follows.
     */
    private String promotion() {
        long next = text.afterSpace(wordEnd);
        boolean hasSign = wordEnd > end || text.charAt(next) == '=';
        next = wordEnd == end && hasSign ? text.afterSpace(next + 1) : next;
        boolean isInBrackets = text.charAt(next) == '(';
        next = isInBrackets ? text.afterSpace(next + 1) : next;
        String piece = text.has(next) ? text.substring(next, text.wordEnd(next)) : "";
        long close = text.afterSpace(next + piece.length());
        if (isInBrackets && text.charAt(close) != ')') {
            return "";
        }
        boolean isChecked = isInBrackets && "+#".indexOf(text.charAt(close + 1)) >= 0;
        String checks = isChecked ? text.substring(close + 1, text.wordEnd(close + 1)) : "";
        PgnWord promoted = new PgnWord(PROMOTED + piece + checks);
        promoted.next();
        boolean isFound = promoted.kind() == PgnWord.Kind.MOVE
                && promoted.value().length() > PROMOTED.length()
                && (hasSign
                        || isInBrackets
                        || Character.isUpperCase(promoted.value().charAt(PROMOTED.length())));
        if (!isFound) {
            return "";
        }
        int length = promoted.end() - PROMOTED.length();
        end = isInBrackets ? close + 1 + length - piece.length() : next + length;
        String becomes = promoted.value().substring(PROMOTED.length());
        return isInBrackets && !hasSign ? "(" + becomes.charAt(0) + ")" + becomes.substring(1) : "=" + becomes;
    }

    /** Returns whether a move number shows that a move of Black is missing before it. */
    private boolean lacksMove(String number) {
        int nextPly = game.line().nextPly;
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

    /** Reads a sign, which may stand in the place of a result or a move. */
    private void readSign(String sign) {
        at = end;
        boolean isDecided = sign.equals("+--") || sign.equals("--+");
        if (isDecided && !game.isInVariation() && isEnd()) {
            over(sign.startsWith("+") ? "1-0" : "0-1");
            return;
        }
        if ((sign.equals("?") || sign.equals("??")) && lacksMove(number(text.afterSpace(at)))) {
            addMove(sign, true);
        } else {
            OptionalInt glyph = PgnSymbol.glyph(sign);
            addGlyph(glyph.orElseThrow());
        }
        readAhead();
    }

    /** Returns whether neither a move of the game nor a result follows the comments after this place. */
    private boolean isEnd() {
        lookAhead();
        long next = text.afterSpace(at);
        String number = number(next);
        return !text.has(next) || isTag(next) || number.equals("1") || number.equals("1.");
    }

    /** Returns the move number at a place; empty if there is none. */
    private String number(long place) {
        if (!Character.isDigit(text.charAt(place))) {
            return "";
        }
        PgnWord next = new PgnWord(text.substring(place, text.wordEnd(place)));
        next.next();
        return next.kind() == PgnWord.Kind.NUMBER ? next.value() : "";
    }

    private void readResult(String result) {
        if (!game.isInVariation()) {
            at = end;
            lookAhead();
            over(result);
        } else if (!result.equals("*")) {
            game.addComment(result);
        }
    }
}
