package parachute.tools.analysis.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import parachute.engine.search.Score;
import parachute.engine.search.WinDrawLoss;
import parachute.engine.search.WinDrawLossModel;
import parachute.rules.board.Move;
import parachute.rules.board.Position;
import parachute.rules.board.Square;
import parachute.rules.movegen.Outcome;
import parachute.rules.notation.Fen;
import parachute.rules.notation.PgnGame;
import parachute.rules.notation.PgnLine;
import parachute.rules.notation.ReplayedGame;
import parachute.rules.notation.San;
import parachute.tools.analysis.EvalComment;
import parachute.tools.analysis.MoveMark;

/** Reads annotated games for a report: evaluations, marks, and of the variations of a marked move the last. */
public final class ReportReader {
    /** Evaluations, clock times, arrows and the like: for programs, not for readers. */
    private static final Pattern COMMAND = Pattern.compile("\\[%\\w[^\\]]*]\\s*");

    private final ReplayedGame game;
    private final Position position;
    private final List<ReportMove> moves = new ArrayList<>();

    private ReportReader(ReplayedGame game) {
        this.game = game;
        position = game.position(0);
    }

    /** The report on a game. */
    public static ReportGame read(ReplayedGame game) {
        return new ReportReader(game).read();
    }

    private ReportGame read() {
        moves.add(new ReportMove(
                "",
                "",
                board(position),
                "",
                firstChance(),
                "",
                "",
                text(game.game().line().comment()),
                List.of()));
        for (int ply = 0; ply < game.moves().size(); ply++) {
            addMove(game.game().moves().get(ply), game.moves().get(ply));
        }
        return new ReportGame(
                tag("White"),
                tag("Black"),
                Stream.of(tag("Event"), tag("Date"))
                        .filter(value -> !value.replaceAll("[?. ]", "").isEmpty())
                        .collect(Collectors.joining(", ")),
                game.variant().uciName(),
                game.game().result(),
                tag("WhiteAccuracy"),
                tag("BlackAccuracy"),
                moves);
    }

    private String tag(String name) {
        return game.game().tag(name).orElse("");
    }

    /** A game's first position has no evaluation; that after the first move takes its place. */
    private double firstChance() {
        return game.game().moves().stream()
                .findFirst()
                .map(first -> EvalComment.parse(first.comment()))
                .filter(OptionalInt::isPresent)
                .map(score -> evaluated(score.getAsInt()).chance)
                .orElse(0.5);
    }

    private void addMove(PgnGame.PgnMove written, int move) {
        Optional<MoveMark> mark = written.glyphs().stream()
                .flatMap(glyph -> MoveMark.ofGlyph(glyph).stream())
                .reduce((first, last) -> last);
        List<ReportMove> better = mark.isPresent() && !written.variations().isEmpty()
                ? variation(written.variations().getLast())
                : List.of();
        String number = ReplayedGame.number(position);
        String san = San.format(position, move);
        position.make(move);
        Evaluated evaluated = evaluated(written.comment());
        moves.add(new ReportMove(
                number + san,
                squares(move),
                board(position),
                evaluated.score,
                evaluated.chance,
                evaluated.chances,
                mark.map(MoveMark::symbol).orElse(""),
                text(written.comment()),
                better));
    }

    /** An evaluation for White: score, winning chance, and the chances to win, draw and lose in words. */
    private record Evaluated(String score, double chance, String chances) {}

    /** By the rules if the game is over, else by a comment; else as before. */
    private Evaluated evaluated(String comment) {
        return switch (Outcome.of(position)) {
            case WHITE_MATES -> new Evaluated("#", 1, "");
            case BLACK_MATES -> new Evaluated("#", 0, "");
            default -> evaluated(comment, moves.getLast().chance());
        };
    }

    /** By a comment; with another winning chance if there is none in it. */
    private Evaluated evaluated(String comment, double otherwise) {
        OptionalInt score = EvalComment.parse(comment);
        return score.isPresent() ? evaluated(score.getAsInt()) : new Evaluated("", otherwise, "");
    }

    /** Chances to a thousandth: more cannot be seen. */
    private Evaluated evaluated(int score) {
        WinDrawLoss chances = WinDrawLossModel.chances(game.variant(), score);
        int[] percent = chances.shares(100);
        return new Evaluated(
                format(score),
                Math.round(1000 * chances.points()) / 1000.0,
                "White wins " + percent[0] + " %, draw " + percent[1] + " %, Black wins " + percent[2] + " %");
    }

    private static String format(int score) {
        return Score.isMate(score)
                ? "#" + Score.mateInMoves(score)
                : String.format(Locale.ROOT, "%+.2f", score / 100.0);
    }

    private List<ReportMove> variation(PgnLine line) {
        Position here = position.copy();
        List<ReportMove> variation = new ArrayList<>();
        double chance = moves.getLast().chance();
        for (int move : ReplayedGame.legalMoves(here, line)) {
            Evaluated evaluated = evaluated(line.moves().get(variation.size()).comment(), chance);
            chance = evaluated.chance;
            String san = ReplayedGame.number(here) + San.format(here, move);
            here.make(move);
            variation.add(new ReportMove(
                    san, squares(move), board(here), evaluated.score, chance, evaluated.chances, "", "", List.of()));
        }
        return variation;
    }

    /** A comment without embedded commands (PGN specification, supplement of 2001). */
    private static String text(String comment) {
        return COMMAND.matcher(comment).replaceAll("").strip();
    }

    private static String squares(int move) {
        return (Move.isDrop(move) ? "" : Square.name(Move.from(move))) + Square.name(Move.to(move));
    }

    private static String board(Position position) {
        String fen = Fen.format(position);
        return fen.substring(0, fen.indexOf(' '));
    }
}
