package parachute.tools.analysis.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import parachute.rules.board.CastlingSquares;
import parachute.rules.board.EnPassant;
import parachute.rules.board.Move;
import parachute.rules.board.Piece;
import parachute.rules.board.Position;
import parachute.rules.board.Square;
import parachute.rules.board.Variant;
import parachute.rules.notation.CoordinateMove;
import parachute.rules.notation.Fen;
import parachute.rules.notation.PgnGame;
import parachute.rules.notation.PgnLine;
import parachute.rules.notation.PgnSymbol;
import parachute.rules.notation.ReplayedGame;
import parachute.rules.notation.San;
import parachute.tools.analysis.EvalComment;
import parachute.tools.analysis.MoveMark;
import parachute.tools.page.VisibleText;

/**
 * Reads annotated games for a report: evaluations, marks, comments and variations. The better line of a marked move is its
 * last variation, if the first move of that has an evaluation.
 */
public final class ReportReader {
    /** Evaluations, clock times, arrows and the like: for programs, not for readers. */
    private static final Pattern COMMAND = Pattern.compile("\\[%\\w[^\\]]*]\\s*");

    private ReportReader() {}

    /** The report on a game. */
    public static ReportGame read(ReplayedGame game) {
        PgnLine line = game.game().line();
        Position position = game.position(0);
        double chance = firstChance(line, game.variant());
        List<ReportMove> moves = new ArrayList<>();
        moves.add(firstPosition(board(position), chance, text(line.comment())));
        moves.addAll(moves(position, game.moves(), line, chance));
        return new ReportGame(
                tag(game, "White"),
                tag(game, "Black"),
                tag(game, "Event").replaceFirst("^\\?$", ""),
                knownDate(tag(game, "Date")),
                game.variant().uciName(),
                game.game().result(),
                tag(game, "WhiteAccuracy"),
                tag(game, "BlackAccuracy"),
                moves);
    }

    private static ReportMove firstPosition(String board, double chance, String comment) {
        return new ReportMove(
                "",
                "",
                "",
                board,
                Optional.empty(),
                chance,
                Optional.empty(),
                "",
                comment,
                Optional.empty(),
                List.of());
    }

    private static String tag(ReplayedGame game, String name) {
        return VisibleText.of(game.game().tag(name).orElse(""));
    }

    /** Without what is not known, such as the day in "2026.11.??". */
    private static String knownDate(String date) {
        return date.replaceFirst("(\\.?\\?+)+$", "");
    }

    /** A game's first position has no evaluation; that after the first move takes its place. */
    private static double firstChance(PgnLine line, Variant variant) {
        return line.moves().stream()
                .findFirst()
                .flatMap(first -> ReportEvaluation.parse(first.comment(), variant))
                .map(ReportEvaluation::chance)
                .orElse(0.5);
    }

    /**
     * The moves of a line.
     *
     * @param position the one before it, in the end the one behind it
     * @param legal the moves
     * @param line what is written about them
     * @param chance the points that White may expect before them
     */
    private static List<ReportMove> moves(Position position, List<Integer> legal, PgnLine line, double chance) {
        List<ReportMove> moves = new ArrayList<>();
        double last = chance;
        for (int i = 0; i < legal.size(); i++) {
            ReportMove move = move(position, legal.get(i), line.moves().get(i), last);
            moves.add(move);
            last = move.chance();
        }
        return moves;
    }

    /** A move, which is made. */
    private static ReportMove move(Position position, int move, PgnGame.PgnMove written, double chance) {
        Optional<MoveMark> mark = written.glyphs().stream()
                .flatMap(glyph -> MoveMark.ofGlyph(glyph).stream())
                .reduce((first, last) -> last);
        List<PgnLine> others = written.variations();
        boolean hasBetter = mark.isPresent() && !others.isEmpty() && isEvaluated(others.getLast());
        Optional<ReportLine> better = hasBetter ? line(position, others.getLast(), chance) : Optional.empty();
        List<ReportLine> variations = others.subList(0, others.size() - (hasBetter ? 1 : 0)).stream()
                .flatMap(other -> line(position, other, chance).stream())
                .toList();
        String number = ReplayedGame.number(position);
        String san = San.format(position, move);
        String change = change(position, move);
        position.play(move);
        Optional<ReportEvaluation> evaluation = ReportEvaluation.of(position, written.comment());
        return new ReportMove(
                number,
                san,
                change,
                board(position),
                evaluation,
                evaluation.map(ReportEvaluation::chance).orElse(chance),
                mark,
                symbols(written.glyphs()),
                text(written.comment()),
                better,
                variations);
    }

    private static boolean isEvaluated(PgnLine line) {
        return !line.moves().isEmpty()
                && EvalComment.parse(line.moves().getFirst().comment()).isPresent();
    }

    /** A line that begins in a position, up to what is not legal; empty if no move of it is. */
    private static Optional<ReportLine> line(Position position, PgnLine line, double chance) {
        List<Integer> legal = ReplayedGame.legalMoves(position, line);
        return legal.isEmpty()
                ? Optional.empty()
                : Optional.of(new ReportLine(text(line.comment()), moves(position.copy(), legal, line, chance)));
    }

    /** The symbols of glyphs that have one, with blanks between them. */
    public static String symbols(List<Integer> glyphs) {
        return glyphs.stream()
                .flatMap(glyph -> PgnSymbol.symbol(glyph).stream())
                .collect(Collectors.joining(" "));
    }

    /** A comment for readers: without embedded commands (PGN specification, supplement of 2001). */
    public static String text(String comment) {
        return VisibleText.of(COMMAND.matcher(comment).replaceAll("").strip());
    }

    private static String change(Position position, int move) {
        String step = CoordinateMove.format(move);
        if (Move.isCastling(move)) {
            int castling = CastlingSquares.castling(Move.to(move));
            return step
                    + Square.name(position.castlingSquares().rook(castling))
                    + Square.name(CastlingSquares.rookTo(castling));
        }
        boolean enPassant = Move.isStep(move)
                && Move.to(move) == position.enPassantSquare()
                && Piece.kind(position.pieceAt(Move.from(move))) == Piece.PAWN;
        return enPassant ? step + Square.name(EnPassant.victim(position)) : step;
    }

    private static String board(Position position) {
        String fen = Fen.format(position);
        return fen.substring(0, fen.indexOf(' '));
    }
}
