package parachute.library;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import parachute.engine.Engine;
import parachute.engine.search.Score;
import parachute.engine.search.SearchLimits;
import parachute.engine.search.SearchResult;
import parachute.rules.board.Move;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;
import parachute.rules.movegen.LegalMoves;
import parachute.rules.movegen.Outcome;
import parachute.rules.notation.Fen;
import parachute.rules.notation.MoveText;
import parachute.rules.notation.San;
import parachute.rules.pgn.GameTree;
import parachute.rules.pgn.PgnReader;
import parachute.rules.pgn.PgnWriter;

/** The rules and the engine as a library; the page library.md shows this file and what it prints. */
final class LibraryExample {
    private LibraryExample() {}

    public static void main(String[] arguments) {
        Position position = Position.start(Variant.CRAZYHOUSE);
        MoveText.play(position, "e4 e5 Nf3 Nc6 Bc4 Nd4 Nxe5 Qg5 Nxf7 Qxg2 Rf1 Qxe4+");
        System.out.println(Fen.format(position));

        List<Integer> moves = LegalMoves.of(position).toList();
        List<String> drops = moves.stream()
                .filter(Move::isDrop)
                .map(drop -> San.format(position, drop))
                .toList();
        System.out.println(moves.size() + " legal moves, drops among them: " + drops);

        int move = San.parse(position, "Be2");
        System.out.println("Be2 is legal: " + (move != Move.NONE));
        System.out.println("Nxh8 is legal: " + (San.parse(position, "Nxh8") != Move.NONE));
        position.make(move);

        try (Engine engine = new Engine()) {
            engine.setPosition(position.copy());
            SearchLimits limits = SearchLimits.NONE.withMoveTime(1_000);
            SearchResult found = engine.think(limits).result();
            System.out.println("the engine plays " + San.format(position, found.bestMove()) + ", mate in "
                    + Score.mateInMoves(found.score()));
            position.make(found.bestMove());
        }
        System.out.println(Outcome.of(position).reason() + '\n');

        Map<String, String> tags = new LinkedHashMap<>();
        tags.put("White", "somebody");
        tags.put("Black", "Parachute");
        String pgn = PgnWriter.format(position, tags);
        System.out.print(pgn);

        for (GameTree game : PgnReader.readAll(pgn)) {
            Position last = game.resolve(Variant.CHESS).last();
            System.out.println(game.tag("Black").orElse("?") + ": " + game.result() + " in " + last.ply()
                    + " plies, the same position: " + (last.key() == position.key()));
        }
    }
}
