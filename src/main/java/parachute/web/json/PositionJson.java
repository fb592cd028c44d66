package parachute.web.json;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.IntFunction;
import parachute.rules.board.CastlingSquares;
import parachute.rules.board.Move;
import parachute.rules.board.Piece;
import parachute.rules.board.Position;
import parachute.rules.board.Side;
import parachute.rules.board.Square;
import parachute.rules.movegen.LegalMoves;
import parachute.rules.notation.CoordinateMove;
import parachute.rules.notation.Fen;
import parachute.rules.notation.San;

/** A position as JSON: what a page needs to draw it and to take a move, without knowing how pieces move. */
public final class PositionJson {
    private PositionJson() {}

    static Map<String, Object> of(Position position, boolean chess960) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("fen", Fen.format(position));
        json.put("turn", sideName(position.sideToMove()));
        json.put("pieces", pieces(position));
        if (position.variant().hasPromotedMarks()) {
            json.put("promoted", squares(position.promoted()));
        }
        if (position.variant().hasDrops()) {
            json.put("hands", hands(position));
        }
        if (position.inCheck()) {
            json.put("check", Square.name(position.kingSquare(position.sideToMove())));
        }
        json.put("legal", legalMoves(position, chess960));
        return json;
    }

    /** Returns a side as JSON names it: white or black. */
    public static String sideName(int side) {
        return Side.name(side).toLowerCase(Locale.ROOT);
    }

    private static Map<String, String> pieces(Position position) {
        Map<String, String> pieces = new LinkedHashMap<>();
        for (long rest = position.occupied(); rest != 0; rest &= rest - 1) {
            int square = Square.first(rest);
            pieces.put(Square.name(square), String.valueOf(Piece.letter(position.pieceAt(square))));
        }
        return pieces;
    }

    private static List<String> squares(long set) {
        String names = Square.names(set);
        return names.isEmpty() ? List.of() : List.of(names.split(" "));
    }

    private static Map<String, Object> hands(Position position) {
        Map<String, Object> hands = new LinkedHashMap<>();
        for (int side = Side.WHITE; side <= Side.BLACK; side++) {
            Map<String, Integer> hand = new LinkedHashMap<>();
            for (int kind = Piece.QUEEN; kind >= Piece.PAWN; kind--) {
                int count = position.hand(Piece.of(side, kind));
                if (count > 0) {
                    hand.put(String.valueOf(Piece.kindLetter(kind)), count);
                }
            }
            hands.put(sideName(side), hand);
        }
        return hands;
    }

    private static List<Map<String, String>> legalMoves(Position position, boolean chess960) {
        // Moves are made and taken back to see whether they give check.
        Position here = position.copy();
        IntFunction<String> notation = CoordinateMove.notation(here, chess960);
        List<Map<String, String>> moves = new ArrayList<>();
        for (int move : LegalMoves.of(here).toList()) {
            Map<String, String> json = new LinkedHashMap<>();
            json.put("uci", notation.apply(move));
            json.put("san", San.format(here, move));
            if (Move.isDrop(move)) {
                json.put("drop", String.valueOf(Piece.kindLetter(Move.dropKind(move))));
            } else {
                json.put("from", Square.name(Move.from(move)));
            }
            json.put("to", Square.name(Move.to(move)));
            if (Move.promotionKind(move) != 0) {
                json.put("promotion", String.valueOf(Piece.kindLetter(Move.promotionKind(move))));
            }
            if (Move.isCastling(move)) {
                int castling = CastlingSquares.castling(Move.to(move));
                json.put("rook", Square.name(here.castlingSquares().rook(castling)));
            }
            moves.add(json);
        }
        return moves;
    }
}
