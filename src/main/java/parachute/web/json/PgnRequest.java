package parachute.web.json;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import parachute.rules.board.Variant;
import parachute.rules.notation.PgnEntry;
import parachute.rules.notation.PgnException;
import parachute.rules.notation.PgnGame;
import parachute.rules.notation.PgnLine;
import parachute.rules.notation.PgnReader;
import parachute.rules.notation.ReplayedGame;
import parachute.tools.analysis.report.GameJson;
import parachute.web.json.RefusedException.Reason;

/** The games of a request's text. */
public final class PgnRequest {
    /** Eight ranks, and what else one line may have. */
    private static final Pattern FEN = Pattern.compile("[^\\s/]+(?:/[^\\s/]+){7}.*");

    private PgnRequest() {}

    /**
     * Returns the games of a text in PGN, or of one that is a position in FEN.
     *
     * @throws RefusedException if there is none
     */
    public static List<PgnEntry> games(String text) {
        List<PgnEntry> games = FEN.matcher(text.strip()).matches()
                ? List.of(position(text))
                : PgnReader.entries(text).toList();
        if (games.isEmpty()) {
            throw new RefusedException(Reason.INVALID, "there is no game in the text, and it is no position");
        }
        return games;
    }

    private static PgnEntry position(String fen) {
        PgnGame game = new PgnGame(Map.of("FEN", fen.strip()), List.of(), "*");
        return new PgnEntry(game, 1, 1, fen, false, Optional.empty());
    }

    /**
     * Returns a game as far as its moves are legal.
     *
     * @param otherwise the variant of a game that states none
     * @throws RefusedException if its variant is unknown, its first position not legal, or none of its moves
     */
    public static ReplayedGame replay(PgnGame game, Variant otherwise) {
        try {
            ReplayedGame replayed = ReplayedGame.upToIllegalMove(game, otherwise);
            if (replayed.moves().isEmpty() && replayed.illegalMove().isPresent()) {
                throw new RefusedException(
                        Reason.ILLEGAL_MOVE, replayed.illegalMove().get());
            }
            return replayed;
        } catch (PgnException e) {
            throw new RefusedException(e);
        }
    }

    /**
     * Returns the games of a text for a page. One of several that cannot be read is a comment.
     *
     * @param otherwise the variant of a game that states none and is not one of chess
     * @throws RefusedException if there is none, or if it is the only one and cannot be read
     */
    public static List<GameJson> read(String text, Variant otherwise) {
        List<PgnEntry> games = games(text);
        return games.stream()
                .map(entry -> {
                    try {
                        return GameJson.of(replayAny(entry.game(), otherwise), entry.damage());
                    } catch (RefusedException e) {
                        if (games.size() == 1) {
                            throw e;
                        }
                        PgnLine comment = new PgnLine(entry.text().strip(), List.of());
                        return GameJson.of(
                                ReplayedGame.upToIllegalMove(new PgnGame(Map.of(), comment, "*"), otherwise),
                                Optional.ofNullable(e.getMessage()));
                    }
                })
                .toList();
    }

    /** Returns a game that states no variant as one of chess or, if more of its moves are legal then, of the other one. */
    private static ReplayedGame replayAny(PgnGame game, Variant otherwise) {
        Optional<ReplayedGame> chess = Optional.empty();
        try {
            chess = Optional.of(replay(game, Variant.DEFAULT));
        } catch (RefusedException e) {
            // Then it may be a game of the other variant.
        }
        if (chess.isPresent() && chess.get().illegalMove().isEmpty()) {
            return chess.get();
        }
        try {
            ReplayedGame other = replay(game, otherwise);
            return chess.filter(found -> found.moves().size() >= other.moves().size())
                    .orElse(other);
        } catch (RefusedException e) {
            return chess.orElseThrow(() -> e);
        }
    }
}
