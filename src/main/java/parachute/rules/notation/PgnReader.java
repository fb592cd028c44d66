package parachute.rules.notation;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import parachute.rules.notation.PgnToken.Kind;

/**
 * Reads the games of a PGN text one after the other, with their comments, glyphs and variations. Move numbers are
 * skipped; a game without a result after its moves gets that of its tag, or else "*". Words that are not moves are kept
 * as moves that are legal in no position; anything else that does not belong in a game becomes a comment.
 *
 * <p>Reading never fails. The entry of a game says if part of it could not be read, and reading continues with the next
 * game: a tag pair after moves starts a game. A line that begins with {@code [Event } always does, even inside a
 * comment that is closed later, since the end of an unclosed comment cannot be known.
 *
 * <p>Comments between two games belong to the first if they begin in the line of its result, otherwise to the second.
 * Those after the last game belong to it.
 */
public final class PgnReader {
    private final String text;
    private final PgnTokenizer tokens;

    /** The token to be read next. */
    private PgnToken token;

    /** The index after the last game. */
    private int end;

    private int games;

    /** A line number and its index: those of the last game. */
    private int line = 1;

    private int lineAt;

    /** A game while it is read. */
    private static final class Draft {
        final Map<String, String> tags = new LinkedHashMap<>();
        final PgnLineBuilder line = new PgnLineBuilder();

        /** Words before the moves or among the tags. */
        final List<String> words = new ArrayList<>();

        String result = "";
        Optional<String> damage = Optional.empty();

        /** Whether its first tag, possibly damaged, has been read. */
        boolean hasEvent;

        /** Whether the moves have begun. */
        boolean hasMovetext;

        /** Whether the game is complete. */
        boolean isOver;

        boolean isEmpty() {
            return tags.isEmpty() && line.hasNoMoves() && result.isEmpty() && damage.isEmpty();
        }

        void beginMovetext() {
            hasMovetext = true;
            words.forEach(line::addMove);
            words.clear();
        }

        PgnGame finish() {
            String stated = Optional.ofNullable(tags.get("Result"))
                    .flatMap(PgnTokenizer::result)
                    .orElse("*");
            return new PgnGame(tags, line.finish(), result.isEmpty() ? stated : result);
        }
    }

    /** Creates a reader at the start of a text. */
    public PgnReader(String text) {
        this.text = text;
        tokens = new PgnTokenizer(text);
        token = tokens.next();
    }

    /** Returns the games of a text, in its order, as a stream that reads lazily. */
    public static Stream<PgnEntry> entries(String text) {
        PgnReader reader = new PgnReader(text);
        return Stream.iterate(reader.next(), Optional::isPresent, last -> reader.next())
                .flatMap(Optional::stream);
    }

    /** Returns all games of a text, in its order, as far as they can be read. */
    public static List<PgnGame> readAll(String text) {
        return entries(text).map(PgnEntry::game).toList();
    }

    /** Returns the next game; empty at the end of the text. */
    public Optional<PgnEntry> next() {
        int start = games == 0 ? 0 : token.begin();
        line = lineOf(token.begin());
        lineAt = token.begin();
        Draft game = new Draft();
        while (token.kind() != Kind.END && !game.isOver && !isNextGame(game)) {
            read(game);
        }
        if (!game.result.isEmpty()) {
            readRemarks(game);
        }
        game.beginMovetext();
        game.line.variation().ifPresent(begin -> damage(game, begin, "a variation that is not closed"));
        while (game.line.isInVariation()) {
            game.line.closeVariation(text, end);
        }
        if (game.isEmpty()) {
            end = token.begin();
            return Optional.empty();
        }
        games++;
        return Optional.of(new PgnEntry(
                game.finish(), games, line, text.substring(start, token.begin()), !game.result.isEmpty(), game.damage));
    }

    /** Returns the number of characters read so far, which is the index after the last game and its comments. */
    public int position() {
        return end;
    }

    /** Returns the line number of an index, which must not precede that of the last call. */
    private int lineOf(int index) {
        int found = line;
        for (int i = lineAt; i < index; i++) {
            char c = text.charAt(i);
            if (c == '\n' || c == '\r' && !text.startsWith("\n", i + 1)) {
                found++;
            }
        }
        return found;
    }

    private void damage(Draft game, int index, String what) {
        if (game.damage.isEmpty()) {
            game.damage = Optional.of("line " + lineOf(index) + ": " + what);
        }
    }

    /** Returns whether another game starts here: with a tag pair after moves, or with a first tag after tags. */
    private boolean isNextGame(Draft game) {
        boolean isFirstTag = tokens.isFirstTag(token.begin());
        return game.hasMovetext
                ? isFirstTag || token.kind() == Kind.TAG
                : isFirstTag && (game.hasEvent || game.tags.isEmpty() && game.damage.isPresent());
    }

    /** Reads a token. */
    private void read(Draft game) {
        PgnToken read = token;
        end = read.end();
        token = tokens.next();
        if (read.kind() != Kind.REMARK) {
            read.fault().ifPresent(fault -> damage(game, read.begin(), fault));
        }
        switch (read.kind()) {
            case TAG -> readTag(game, read);
            case COMMENT -> {
                game.line.addComment(read.text());
                game.isOver = read.fault().isPresent();
            }
            case REMARK -> readRemark(game, read);
            case WORD -> readWord(game, read);
            case OPEN, CLOSE, GLYPH, NUMBER, MOVE, RESULT -> {
                game.beginMovetext();
                readMovetext(game, read);
            }
            case MARK, END -> {
                // It follows from the moves.
            }
        }
    }

    private void readTag(Draft game, PgnToken tag) {
        if (!game.words.isEmpty()) {
            damage(game, tag.begin(), "a tag pair after words");
            game.line.addComment(String.join(" ", game.words));
            game.words.clear();
        }
        game.hasEvent |= tokens.isFirstTag(tag.begin());
        String name = PgnGame.tagName(tag.text());
        String other = game.tags.put(name, tag.value());
        if (other != null && !other.equals(tag.value())) {
            damage(game, tag.begin(), "a second tag " + name);
        }
    }

    private void readRemark(Draft game, PgnToken remark) {
        boolean isTag = !game.hasMovetext && remark.text().startsWith("[");
        game.hasEvent |= isTag && tokens.isFirstTag(remark.begin());
        remark.fault().ifPresent(fault -> damage(game, remark.begin(), isTag ? "a tag pair without a value" : fault));
        game.line.addComment(remark.text());
    }

    private void readWord(Draft game, PgnToken word) {
        if (game.hasMovetext) {
            game.line.addMove(word.text());
        } else {
            game.words.add(word.text());
        }
    }

    private void readMovetext(Draft game, PgnToken read) {
        switch (read.kind()) {
            case OPEN -> game.line.openVariation(read.begin());
            case CLOSE -> closeVariation(game, read);
            case NUMBER -> game.line.addNumber(read.text());
            case MOVE -> game.line.addMove(read.text());
            case GLYPH -> readGlyph(game, read);
            default -> readResult(game, read);
        }
    }

    private void closeVariation(Draft game, PgnToken close) {
        if (!game.line.isInVariation()) {
            damage(game, close.begin(), "a ) that closes nothing");
            game.line.addComment(close.text());
        } else if (!game.line.closeVariation(text, close.end())) {
            damage(game, close.begin(), "a variation without a move to replace");
        }
    }

    /** Reads a glyph, or a sign in the place of a result or a move. */
    private void readGlyph(Draft game, PgnToken glyph) {
        boolean isDecided = glyph.isSign("+--", "--+");
        if (isDecided && !game.line.isInVariation() && isEnd()) {
            game.result = glyph.value().startsWith("+") ? "1-0" : "0-1";
            game.isOver = true;
        } else if (glyph.isSign("?", "??") && token.kind() == Kind.NUMBER && game.line.lacksMove(token.text())) {
            game.line.addMove(glyph.value());
        } else {
            game.line.addGlyph(Integer.parseInt(glyph.text()));
        }
    }

    /** Returns whether neither a move of the game nor a result follows. */
    private boolean isEnd() {
        PgnToken next = token;
        tokens.seek(token.end());
        while (next.kind() == Kind.COMMENT) {
            next = tokens.next();
        }
        tokens.seek(token.end());
        return next.kind() == Kind.END
                || next.kind() == Kind.TAG
                || next.kind() == Kind.NUMBER && next.text().matches("1\\.?");
    }

    private static void readResult(Draft game, PgnToken result) {
        if (!game.line.isInVariation()) {
            game.result = result.text();
            game.isOver = true;
        } else if (!result.text().equals("*")) {
            game.line.addComment(result.text());
        }
    }

    /** Reads the comments after a result: those that begin in its line, or all if nothing else follows. */
    private void readRemarks(Draft game) {
        while (token.kind() == Kind.COMMENT
                && text.substring(end, token.begin()).chars().noneMatch(PgnTokenizer::isLineBreak)) {
            read(game);
        }
        List<PgnToken> later = new ArrayList<>();
        PgnToken next = token;
        tokens.seek(token.end());
        while (next.kind() == Kind.COMMENT) {
            later.add(next);
            next = tokens.next();
        }
        tokens.seek(token.end());
        if (next.kind() == Kind.END) {
            later.forEach(comment -> read(game));
        }
    }
}
