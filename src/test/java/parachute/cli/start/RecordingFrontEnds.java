package parachute.cli.start;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** Front ends that only write down who was called, with what. */
public final class RecordingFrontEnds implements FrontEnds {
    final List<String> calls = new ArrayList<>();
    Settings settings = Settings.DEFAULT;

    @Override
    public int xboard(Settings given) {
        return record("xboard", given);
    }

    @Override
    public int uci(Settings given) {
        return record("uci", given);
    }

    @Override
    public int oneShot(Settings given) {
        return record("one-shot", given);
    }

    @Override
    public int allSuccessors() {
        return record("TEST", Settings.DEFAULT);
    }

    @Override
    public int game(SmallGame game, List<String> arguments) {
        return record(game.word() + " " + String.join(" ", arguments), Settings.DEFAULT);
    }

    @Override
    public int unreadable(IOException reason) {
        return record("unreadable: " + reason.getMessage(), Settings.DEFAULT);
    }

    private int record(String call, Settings given) {
        calls.add(call);
        settings = given;
        return OK;
    }
}
