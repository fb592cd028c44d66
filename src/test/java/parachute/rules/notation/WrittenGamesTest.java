package parachute.rules.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import parachute.rules.board.Position;
import parachute.rules.board.Side;
import parachute.rules.board.Variant;

/** What this program writes as its pages do, which {@code LiveAnalysisIT} tests with the same games. */
class WrittenGamesTest {
    static List<WrittenGames.Game> games() {
        return WrittenGames.all().games();
    }

    private static String written(String text) {
        PgnGame game = PgnReader.entries(text).findFirst().orElseThrow().game();
        Position first = ReplayedGame.upToIllegalMove(game, Variant.CHESS).position(0);
        Map<String, String> tags = PgnWriter.complete(game.tags(), first, game.result());
        return PgnWriter.format(
                new PgnGame(tags, game.line(), game.result()),
                first.fullmoveNumber(),
                first.sideToMove() == Side.BLACK);
    }

    @ParameterizedTest
    @MethodSource("games")
    void aGameIsWrittenAsOnPages(WrittenGames.Game game) {
        assertEquals(game.written(), written(game.text()));
        assertEquals(game.written(), written(game.written()));
    }

    @Test
    void glyphsHaveTheSymbolsOfPages() {
        Map<Integer, String> symbols = IntStream.range(0, 256)
                .filter(glyph -> PgnSymbol.symbol(glyph).isPresent())
                .boxed()
                .collect(Collectors.toMap(
                        glyph -> glyph, glyph -> PgnSymbol.symbol(glyph).orElseThrow()));
        assertEquals(WrittenGames.all().symbols(), symbols);
    }
}
