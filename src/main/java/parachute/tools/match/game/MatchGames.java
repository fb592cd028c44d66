package parachute.tools.match.game;

import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;
import parachute.io.DecodedText;
import parachute.io.UserException;
import parachute.rules.pgn.GameTree;
import parachute.rules.pgn.PgnEntry;
import parachute.rules.pgn.PgnReader;
import parachute.tools.match.game.MatchEvent.GameCounted;

/**
 * The games of a match as its file holds them.
 *
 * @param games the tags of the finished games
 * @param problems the games that do not count because they cannot be read, such as
 *     {@code games.pgn game 3 (line 40): line 45: a comment that is not closed; it does not count}, and those with two results
 * @param text the text up to the end of the last of them
 * @param rest the text after it
 * @param charset the encoding of both
 */
public record MatchGames(List<GameTags> games, List<String> problems, String text, String rest, Charset charset) {
    /** Keeps the lists from changing. */
    public MatchGames {
        games = List.copyOf(games);
        problems = List.copyOf(problems);
    }

    /**
     * Returns the games of a file; none if it does not exist.
     *
     * @throws UserException if it cannot be read
     */
    public static MatchGames read(Path file) {
        return read(file, game -> {});
    }

    /**
     * Returns the same, with a visitor for more than the results.
     *
     * @param visitor sees the finished games in their order
     */
    public static MatchGames read(Path file, Consumer<? super GameCounted> visitor) {
        DecodedText text = Files.exists(file) ? DecodedText.read(file, "the games") : DecodedText.of(new byte[0]);
        return of(file, text, entry -> true, visitor);
    }

    /**
     * Returns the games of a file that has been read.
     *
     * @param isWhole whether a game may be complete
     */
    static MatchGames of(
            Path file, DecodedText content, Predicate<PgnEntry> isWhole, Consumer<? super GameCounted> visitor) {
        PgnReader reader = new PgnReader(content.text());
        List<GameTags> games = new ArrayList<>();
        List<String> problems = new ArrayList<>();
        int end = 0;
        for (Optional<PgnEntry> entry = reader.next(); entry.isPresent(); entry = reader.next()) {
            GameTree game = entry.get().game();
            String place = file + " " + entry.get().place();
            Optional<GameTags> tags = GamePgn.tags(game);
            if (entry.get().damage().isPresent()) {
                problems.add(place + ": " + entry.get().damage().get() + "; it does not count");
            } else if (tags.isPresent() && isWhole.test(entry.get())) {
                games.add(tags.get());
                game.otherResult().ifPresent(other -> problems.add(place + ": " + other));
                visitor.accept(new GameCounted(tags.get(), game));
                end = (int) reader.position();
            }
        }
        return new MatchGames(
                games,
                problems,
                content.text().substring(0, end),
                content.text().substring(end),
                content.charset());
    }

    /** Returns whether there is not even part of a game. */
    public boolean isBlank() {
        return text.isBlank() && rest.isBlank();
    }

    /** Returns the bytes of the finished games. */
    long length() {
        return text.getBytes(charset).length;
    }
}
