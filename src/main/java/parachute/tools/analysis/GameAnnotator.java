package parachute.tools.analysis;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.regex.Pattern;
import parachute.engine.search.Score;
import parachute.rules.board.Position;
import parachute.rules.board.Side;
import parachute.rules.board.Variant;
import parachute.rules.notation.PgnGame;
import parachute.rules.notation.PgnLine;
import parachute.rules.notation.PgnWriter;
import parachute.rules.notation.ReplayedGame;
import parachute.rules.notation.San;
import parachute.rules.notation.VariantName;

/**
 * Writes the results of analysis into the comments, marks and variations of games, in addition to what was there.
 *
 * @param name its name and settings, for a tag
 */
record GameAnnotator(String name) {
    private static final String ANNOTATOR = "Annotator";

    /** Follows a colour. */
    private static final String ACCURACY = "Accuracy";

    /** Few readers continue a tag pair in the next line. */
    private static final Pattern LINE_BREAK = Pattern.compile("\\s*\\R\\s*");

    /** Moves of the better line that are shown. */
    private static final int LINE = 12;

    /**
     * Returns the game as it is before the analysis but for its moves, which are in strict notation, and the tag of the
     * annotator.
     */
    PgnGame withoutAnalysis(ReplayedGame game) {
        PgnGame given = game.game();
        Position position = game.position(0);
        String variant = VariantName.of(position).pgn();
        List<PgnGame.PgnMove> moves = new ArrayList<>();
        for (int ply = 0; ply < game.moves().size(); ply++) {
            PgnGame.PgnMove old = given.moves().get(ply);
            int move = game.moves().get(ply);
            String san = San.format(position, move);
            moves.add(new PgnGame.PgnMove(san, old.glyphs(), EvalComment.remove(old.comment()), old.variations()));
            position.play(move);
        }
        Map<String, String> tags = new LinkedHashMap<>(given.tags());
        tags.replaceAll((tag, value) -> LINE_BREAK.matcher(value).replaceAll(" "));
        tags.put("Variant", given.knownTag("Variant").orElse(variant));
        tags.merge(ANNOTATOR, name, (others, own) -> others + "; " + own);
        return new PgnGame(tags, new PgnLine(given.line().comment(), moves), given.result());
    }

    PgnGame annotate(AnalysedGame analysed) {
        PgnGame plain = withoutAnalysis(analysed.game());
        Position position = analysed.game().position(0);
        List<PgnGame.PgnMove> moves = new ArrayList<>();
        for (int ply = 0; ply < analysed.moves().size(); ply++) {
            JudgedMove judged = analysed.moves().get(ply);
            moves.add(annotate(plain.moves().get(ply), judged, analysed.whiteScore(ply), position));
            position.play(judged.move());
        }
        Map<String, String> tags = new LinkedHashMap<>(plain.tags());
        putAccuracy(tags, "White", analysed.accuracy(Side.WHITE));
        putAccuracy(tags, "Black", analysed.accuracy(Side.BLACK));
        return new PgnGame(tags, new PgnLine(plain.line().comment(), moves), plain.result());
    }

    /**
     * Returns the beginning of an annotated game's text: its tags up to the first that is not known before the
     * analysis.
     */
    String beginning(ReplayedGame game) {
        Map<String, String> tags = new LinkedHashMap<>(withoutAnalysis(game).tags());
        boolean known = true;
        for (String tag : List.copyOf(tags.keySet())) {
            known &= !tag.endsWith(ACCURACY);
            if (!known) {
                tags.remove(tag);
            }
        }
        return PgnWriter.formatTags(tags);
    }

    private static void putAccuracy(Map<String, String> tags, String colour, OptionalDouble accuracy) {
        if (accuracy.isPresent()) {
            tags.put(colour + ACCURACY, String.format(Locale.ROOT, "%.1f", accuracy.getAsDouble()));
        }
    }

    private static PgnGame.PgnMove annotate(
            PgnGame.PgnMove move, JudgedMove judged, int whiteScore, Position position) {
        List<String> comment = new ArrayList<>();
        if (whiteScore != Score.MATE && whiteScore != -Score.MATE) { // mate on the board needs no score
            comment.add(EvalComment.format(whiteScore));
        }
        Optional<MoveMark> mark = judged.mark();
        if (mark.isPresent()) {
            comment.add(verdict(mark.get(), judged, position));
        }
        if (!move.comment().isEmpty()) {
            comment.add(move.comment());
        }
        PgnGame.PgnMove commented = move.withComment(String.join(" ", comment));
        return mark.isEmpty()
                ? commented
                : commented.withGlyph(mark.get().glyph()).withVariation(line(judged.before(), position));
    }

    private static String verdict(MoveMark mark, JudgedMove judged, Position position) {
        Variant variant = position.variant();
        return String.format(
                Locale.ROOT,
                "%s. Winning chance %.0f%%, with %s %.0f%%.",
                mark.title(),
                100 * (1 - judged.after().chance(variant)),
                San.format(position, judged.before().line().get(0)),
                100 * judged.before().chance(variant));
    }

    /** Returns the line that a search expects, with its score at the first move. */
    private static PgnLine line(Assessment assessment, Position position) {
        int score = position.sideToMove() == Side.WHITE ? assessment.score() : -assessment.score();
        String[] moves = San.formatLine(position, assessment.line()).split(" ");
        List<PgnGame.PgnMove> line = new ArrayList<>();
        for (int i = 0; i < Math.min(LINE, moves.length); i++) {
            line.add(new PgnGame.PgnMove(moves[i], i == 0 ? EvalComment.format(score) : ""));
        }
        return new PgnLine("", line);
    }
}
