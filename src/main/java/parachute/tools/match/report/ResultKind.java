package parachute.tools.match.report;

import java.util.Locale;
import parachute.tools.match.game.GameResult;

/** What a game brought an engine. */
enum ResultKind {
    /** A point. */
    WON,
    /** Half a point. */
    DRAWN,
    /** Nothing. */
    LOST;

    /** What a game brought one of its players. */
    static ResultKind of(GameResult game, String engine) {
        return switch (game.halvesOf(engine)) {
            case 2 -> WON;
            case 1 -> DRAWN;
            default -> LOST;
        };
    }

    /** Its name, such as "won". */
    String label() {
        return name().toLowerCase(Locale.ROOT);
    }
}
