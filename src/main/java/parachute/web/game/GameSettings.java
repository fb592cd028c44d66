package parachute.web.game;

import java.util.Optional;
import java.util.random.RandomGenerator;
import parachute.rules.board.Side;
import parachute.rules.board.StartPosition;
import parachute.rules.notation.VariantName;
import parachute.web.json.GameLine;
import parachute.web.json.RequestBody;

/**
 * The settings of a game.
 *
 * @param name the variant, and whether it castles as Chess960 does
 * @param start FEN of the first position
 * @param white who plays White
 * @param black who plays Black
 * @param clock what each side may spend; unlimited without it
 */
public record GameSettings(
        VariantName name, String start, Participant white, Participant black, Optional<ChessClock.Setting> clock) {
    /**
     * Parses the settings that a request names. A game of Chess960 without a position gets one of the 960.
     *
     * @throws parachute.web.json.RefusedException if they are invalid
     */
    public static GameSettings parse(RequestBody json, RandomGenerator random) {
        VariantName name = GameLine.name(json.optionalText("variant"), json.flag("chess960"));
        int number = name.chess960() ? random.nextInt(StartPosition.COUNT) : StartPosition.STANDARD;
        String fen = json.optionalText("fen").orElseGet(() -> GameLine.startFen(name.variant(), number));
        GameLine line = new GameLine(name, fen);
        return new GameSettings(
                line.name(),
                line.start(),
                Participant.parse(json.object("white")),
                Participant.parse(json.object("black")),
                json.optionalObject("clock").map(ChessClock.Setting::parse));
    }

    /** Returns who plays a side. */
    public Participant participant(int side) {
        return side == Side.WHITE ? white : black;
    }

    /** Returns the same with colours exchanged. */
    public GameSettings exchanged() {
        return new GameSettings(name, start, /* white= */ black, /* black= */ white, clock);
    }
}
