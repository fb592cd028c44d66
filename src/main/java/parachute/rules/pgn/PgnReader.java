package parachute.rules.pgn;

import java.io.Reader;
import java.io.StringReader;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Stream;
import parachute.rules.notation.MoveText;
import parachute.rules.notation.QuotedText;

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

    private GameBuilder game = new GameBuilder();

    /** Whether the last game was too long: its text continues. */
    private boolean isTooLong;

    /** A comment, the place after it, and whether it ends. */
    private record Comment(String text, long begin, long end, boolean isClosed, boolean isInLine) {}

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
        game = new GameBuilder();
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
            damage(game.variation(), "a variation that is not closed");
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
                : isFirstTag && (game.hasEvent || !game.hasTags() && game.damage.isPresent());
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
        if (game.hasWords()) {
            damage(at, "a tag pair after words");
        }
        game.hasEvent |= text.isFirstTag(at);
        String name = GameTree.tagName(tag);
        if (!game.addTag(name, unescaped(value))) {
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
        if (!game.openLine(at)) {
            damage(at, "a variation inside of " + Node.MAX_DEPTH + " others");
        }
    }

    private void closeBracket() {
        game.beginMovetext();
        if (!game.isInVariation()) {
            damage(at, "a ) that closes nothing");
            game.addComment(")");
        } else if (!game.closesInText()) {
            closeLine();
        }
    }

    /** Closes the innermost variation; one without a move to replace becomes a comment. */
    private void closeLine() {
        OptionalLong begin = game.closeLine();
        if (begin.isPresent()) {
            damage(begin.getAsLong(), "a variation without a move to replace");
            game.addComment(text.substring(begin.getAsLong(), end));
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
            game.addGlyph(Integer.parseInt(text.substring(at + 1, digits)));
        } else {
            end = text.wordEnd(at);
            String written = text.substring(at, end);
            damage(at, QuotedText.of(written) + " is not a glyph");
            game.addComment(written);
        }
    }

    private void readWord() {
        if (text.charAt(at) == '<' && text.charAt(at + 1) == '>') {
            end = at + 2;
            addMove(MoveText.NULL, true);
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
                game.addNumber(word.value());
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
            game.addWord(san);
            return;
        }
        game.beginMovetext();
        if (game.moves() == MAX_MOVES) {
            damage(at, "more than " + MAX_MOVES + " moves");
            game.openText(at);
        }
        game.addMove(san);
    }

    /**
     * Returns what a pawn becomes according to what follows its move to the last rank, with spaces or brackets between, as
     * in {@code h8= N+} and {@code h8 (N)}; empty if nothing of it follows.
     */
    private String promotion() {
        boolean isAttached = wordEnd > end;
        long next = text.afterSpace(wordEnd);
        boolean hasSign = isAttached || text.charAt(next) == '=';
        next = hasSign && !isAttached ? text.afterSpace(next + 1) : next;
        boolean isInBrackets = text.charAt(next) == '(';
        next = isInBrackets ? text.afterSpace(next + 1) : next;
        PgnWord piece = new PgnWord(PROMOTED + (text.has(next) ? text.substring(next, text.wordEnd(next)) : ""));
        piece.next();
        String becomes = piece.value()
                .substring(Math.min(PROMOTED.length(), piece.value().length()));
        long after = next + piece.end() - PROMOTED.length();
        after = isInBrackets ? text.afterSpace(after) : after;
        boolean isFound = piece.kind() == PgnWord.WordKind.MOVE
                && !becomes.isEmpty()
                && (hasSign || isInBrackets || Character.isUpperCase(becomes.charAt(0)))
                && (!isInBrackets || text.charAt(after) == ')');
        if (!isFound) {
            return "";
        }
        end = isInBrackets ? after + 1 : after;
        return "=" + becomes;
    }

    /** Reads a sign, which may stand in the place of a result or a move. */
    private void readSign(String sign) {
        at = end;
        boolean isDecided = sign.equals("+--") || sign.equals("--+");
        if (isDecided && !game.isInVariation() && isEnd()) {
            over(sign.startsWith("+") ? "1-0" : "0-1");
            return;
        }
        if ((sign.equals("?") || sign.equals("??")) && game.lacksMove(number(text.afterSpace(at)))) {
            addMove(sign, true);
        } else {
            game.addGlyph(PgnSymbol.glyph(sign).orElseThrow());
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
        return next.kind() == PgnWord.WordKind.NUMBER ? next.value() : "";
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
