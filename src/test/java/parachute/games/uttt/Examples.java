package parachute.games.uttt;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The states and games of the expected values: boards in the order of the positions, then the last cell. */
final class Examples {
    static final String UTTT_0 =
            "...x..... ........x ......... .0.x.0... ......... .......x. ......... ......0.. ...0....." + " sw";
    static final String UTTT_1 =
            ".x.x..... .......0x ......... 000x.0... ......... .......x. ...x..... ...x..0.. ...0....." + " ne";
    static final String UTTT_2 =
            ".x.x..... .......0x ...x..... 000x.0... ......... .......x. ...x..... ...x..0.. ...0....." + " w";
    static final String UTTT_3 =
            ".x.x..... .....0.0x ...x..0.. 000x.0... .....x... .xx000.x. ...x.x... ...x..0.. ...0....." + " e";
    static final String UTTT_4 =
            ".x.xx.... .....0.0x ...xx.0.. 000x.0... ....0x.0x .xx000.x. ...x.x... ...x..0.. ..00x...." + " c";
    static final String UTTT_5 =
            "0..0.xx0x xxx0..0.. x..x00x.. 0xxx000x0 x0.x0.x.x 0x.0..0x0 .0000xxxx ...x.x000 x00.x...x" + " nw";
    static final String ENUNT =
            "0.xx.x..x x..0.0.0. 0.0.....x 0........ xxx.....0 0x....... ........0 .x..0..x. .0..0.x0x" + " w";

    static final String MOVES_1 = "nw/w n se w w e s sw w nw n s w ne w e/c e e n e ne sw e w nw/c c se ne c s c n";
    static final String MOVES_2 =
            "c/nw nw se ne w sw e se c n n w ne e s s e nw sw ne sw c se n nw s w nw e w w se nw w"
                    + " s sw sw w n sw s se se c/c sw n ne c w e n e/sw se w/c ne/nw";

    private Examples() {}

    static UtttState state(String text) {
        List<String> words = List.of(text.split(" "));
        List<UtttBoard> boards =
                words.subList(0, UtttBoard.CELLS).stream().map(UtttBoard::parse).toList();
        String previous = words.get(UtttBoard.CELLS);
        return UtttState.buildState(boards, previous.equals("-") ? Optional.empty() : Optional.of(position(previous)));
    }

    static UtttState afterMoves(String moves) {
        UtttState state = UtttState.initialState();
        for (UtttMove move : moves(moves)) {
            state = state.makeMove(move);
        }
        return state;
    }

    /** Returns the first {@code count} of some moves. */
    static String first(int count, String moves) {
        return Arrays.stream(moves.split(" ")).limit(count).collect(Collectors.joining(" "));
    }

    static String allButTheLast(String moves) {
        return moves.substring(0, moves.lastIndexOf(' '));
    }

    static GridPosition position(String text) {
        return GridPosition.parse(text).orElseThrow();
    }

    static UtttMove move(String text) {
        return UtttMove.parse(text).orElseThrow();
    }

    static List<GridPosition> positions(String text) {
        return words(text).map(Examples::position).toList();
    }

    static List<UtttMove> moves(String text) {
        return words(text).map(Examples::move).toList();
    }

    static Mark mark(String symbol) {
        return Mark.of(symbol.charAt(0)).orElseThrow();
    }

    private static Stream<String> words(String text) {
        return Arrays.stream(text.split(" ")).filter(word -> !word.isEmpty());
    }
}
