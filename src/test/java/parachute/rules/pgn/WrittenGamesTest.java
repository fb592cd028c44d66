package parachute.rules.pgn;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import parachute.rules.board.Variant;

/** What this program writes as its pages do, which {@code LiveAnalysisIT} tests with the same games. */
class WrittenGamesTest {
    static List<WrittenGames.Game> games() {
        return WrittenGames.all().games();
    }

    private static String written(String text) {
        GameTree game = PgnReader.readAll(text).getFirst().resolve(Variant.CHESS);
        return PgnWriter.format(game.withTags(PgnWriter.complete(game.tags(), game.start(), game.result())));
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
