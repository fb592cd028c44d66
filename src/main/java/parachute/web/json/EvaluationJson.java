package parachute.web.json;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import parachute.engine.eval.choice.Evaluation;
import parachute.engine.eval.classical.ClassicalEvaluator;
import parachute.engine.eval.classical.EvaluationTable;
import parachute.engine.eval.classical.EvaluationTable.TaperedScore;
import parachute.engine.eval.network.Network;
import parachute.engine.eval.network.NetworkReport;
import parachute.rules.board.Piece;
import parachute.rules.board.Position;
import parachute.rules.board.Side;
import parachute.rules.board.Square;

/** The evaluation of a position without search as JSON, in centipawns from White's side. */
public final class EvaluationJson {
    private EvaluationJson() {}

    /**
     * Returns the terms of the classical evaluation and what each piece is worth to the network; nothing if a side is
     * in check.
     */
    public static Map<String, Object> of(Position position) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("check", position.inCheck());
        if (position.inCheck()) {
            return json;
        }
        EvaluationTable table = new ClassicalEvaluator(position.variant()).explain(position);
        boolean hasDrops = position.variant().hasDrops();
        json.put("columns", hasDrops ? List.of("few in hand", "many in hand") : List.of("middlegame", "endgame"));
        List<Object> rows = new ArrayList<>();
        table.rows().forEach(row -> rows.add(row(row.term().label(), row.white(), row.black())));
        rows.add(row("Total", table.white(), table.black()));
        json.put("rows", rows);
        json.put("phase", (double) table.phase() / EvaluationTable.ENDGAME_PHASE);
        json.put("classical", table.value());
        Optional<Network> network = Evaluation.DEFAULT.network(position.variant());
        network.ifPresent(found -> addNetwork(json, new NetworkReport(found, position), position));
        return json;
    }

    private static Map<String, Object> row(String name, TaperedScore white, TaperedScore black) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("name", name);
        json.put("white", List.of(white.middlegame(), white.endgame()));
        json.put("black", List.of(black.middlegame(), black.endgame()));
        return json;
    }

    private static void addNetwork(Map<String, Object> json, NetworkReport report, Position position) {
        json.put("network", report.value());
        Map<String, Integer> pieces = new LinkedHashMap<>();
        for (long rest = position.occupied(); rest != 0; rest &= rest - 1) {
            int square = Square.first(rest);
            if (Piece.kind(position.pieceAt(square)) != Piece.KING) {
                pieces.put(Square.name(square), report.worth(square));
            }
        }
        json.put("pieces", pieces);
        if (position.variant().hasDrops()) {
            json.put("hands", hands(report, position));
        }
    }

    private static Map<String, Integer> hands(NetworkReport report, Position position) {
        Map<String, Integer> hands = new LinkedHashMap<>();
        for (int side = Side.WHITE; side <= Side.BLACK; side++) {
            for (int kind = Piece.QUEEN; kind >= Piece.PAWN; kind--) {
                int piece = Piece.of(side, kind);
                if (position.hand(piece) > 0) {
                    hands.put(String.valueOf(Piece.letter(piece)), report.worthInHand(piece));
                }
            }
        }
        return hands;
    }
}
