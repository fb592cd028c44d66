package parachute.games.uttt;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** The states that the assignment names: its {@code uttt(0)} to {@code uttt(5)} and {@code uttt(enunt)}. */
enum NamedState {
    UTTT_0("0", "...x..... ........x ......... .0.x.0... ......... .......x. ......... ......0.. ...0..... sw"),
    UTTT_1("1", ".x.x..... .......0x ......... 000x.0... ......... .......x. ...x..... ...x..0.. ...0..... ne"),
    UTTT_2("2", ".x.x..... .......0x ...x..... 000x.0... ......... .......x. ...x..... ...x..0.. ...0..... w"),
    UTTT_3("3", ".x.x..... .....0.0x ...x..0.. 000x.0... .....x... .xx000.x. ...x.x... ...x..0.. ...0..... e"),
    UTTT_4("4", ".x.xx.... .....0.0x ...xx.0.. 000x.0... ....0x.0x .xx000.x. ...x.x... ...x..0.. ..00x.... c"),
    UTTT_5("5", "0..0.xx0x xxx0..0.. x..x00x.. 0xxx000x0 x0.x0.x.x 0x.0..0x0 .0000xxxx ...x.x000 x00.x...x nw"),
    ENUNT("enunt", "0.xx.x..x x..0.0.0. 0.0.....x 0........ xxx.....0 0x....... ........0 .x..0..x. .0..0.x0x w");

    private final String id;
    private final String text;

    NamedState(String id, String text) {
        this.id = id;
        this.text = text;
    }

    /** Returns the state of this name, such as {@code enunt}; empty for any other text. */
    static Optional<NamedState> parse(String id) {
        return Arrays.stream(values()).filter(state -> state.id.equals(id)).findFirst();
    }

    /** Returns its nine boards and the position of the last mark, as {@link UtttState#toString} writes them. */
    List<String> words() {
        return List.of(text.split(" "));
    }

    /** Returns the name that {@link #parse} reads. */
    @Override
    public String toString() {
        return id;
    }
}
