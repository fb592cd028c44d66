package parachute.tools.opening;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import parachute.io.Resource;
import parachute.rules.board.Position;
import parachute.rules.board.StartPosition;
import parachute.rules.board.Variant;
import parachute.rules.notation.Fen;
import parachute.rules.notation.MoveText;

/** The names of openings. */
class OpeningNamesTest {
    private static Position after(Position start, String moves) {
        for (String move : moves.split(" ")) {
            start.play(MoveText.parse(start, move));
        }
        return start;
    }

    private static String name(Position position) {
        return OpeningNames.of(position)
                .map(found -> found.eco() + " " + found.name())
                .orElse("");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            e4 c5 Nf3                               | B27 Sicilian Defense
            e4 e5 Nf3 Nc6 Bc4 Bc5                   | C50 Italian Game: Giuoco Piano
            e4 e5 Bc4 Nc6 Nf3 Bc5                   | C50 Italian Game: Giuoco Piano
            d4 Nf6 c4 e6 Nc3 d5                     | D35 Queen's Gambit Declined: Normal Defense
            c4 e6 d4 d5 Nc3 Nf6                     | D35 Queen's Gambit Declined: Normal Defense
            e4 e5 Nf3 Nc6 Bb5 a6 h4 h5 Rh3 Rh6 Rg3  | C70 Ruy Lopez: Morphy Defense
            e4 a5 h3                              | B00 Ware Defense
            """)
    void anOpeningHasTheNameOfItsLastPositionWithOne(String moves, String name) {
        assertEquals(name, name(after(Position.start(Variant.CHESS), moves)));
    }

    @Test
    void onlyAPositionOfTheTableHasANameOfItsOwn() {
        assertEquals(Optional.empty(), OpeningNames.at(Position.start(Variant.CHESS)));
        assertEquals(
                Optional.of(new OpeningName("B00", "King's Pawn Game")),
                OpeningNames.at(after(Position.start(Variant.CHESS), "e4")));
        assertEquals(Optional.empty(), OpeningNames.at(after(Position.start(Variant.CHESS), "e4 a5 h3")));
    }

    @Test
    void crazyhouseHasTheNamesOfChessUntilAPieceIsDropped() {
        String scandinavian = "e4 d5 exd5 Qxd5";
        assertEquals(
                name(after(Position.start(Variant.CHESS), scandinavian)),
                name(after(Position.start(Variant.CRAZYHOUSE), scandinavian)));
        Position dropped = after(Position.start(Variant.CRAZYHOUSE), scandinavian + " P@e5");
        assertEquals(Optional.empty(), OpeningNames.at(dropped));
        assertEquals("B01 Scandinavian Defense: Mieses-Kotroc Variation", name(dropped));
    }

    @Test
    void aPositionThatWasSetUpHasAName() {
        Position italian =
                Fen.parse("r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 3 3", Variant.CHESS);
        assertEquals("C50 Italian Game", name(italian));
        Position withoutRights =
                Fen.parse("r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R b - - 3 3", Variant.CHESS);
        assertEquals("", name(withoutRights));
        assertEquals("", name(after(StartPosition.of(Variant.CHESS, 0), "e4")));
    }

    @Test
    void everyRowHasItsNameAtItsPosition() {
        List<String> rows = Resource.lines(OpeningNames.class, "chess-openings.tsv");
        assertEquals(3_807, rows.size() - 1);
        List<String> others = rows.stream()
                .skip(1)
                .map(row -> row.split("\t"))
                .filter(row -> {
                    String moves = row[2].replaceAll("\\d+\\. ", "");
                    return !name(after(Position.start(Variant.CHESS), moves)).equals(row[0] + " " + row[1]);
                })
                .map(Arrays::toString)
                .toList();
        assertEquals(List.of(), others);
    }
}
