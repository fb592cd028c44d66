package parachute.cli;

import java.util.concurrent.Callable;
import parachute.games.protocol.LineProtocol;
import picocli.CommandLine.Command;

/** {@code parachute uttt}: plays Ultimate Tic-Tac-Toe on the standard streams. */
@Command(
        mixinStandardHelpOptions = true,
        usageHelpAutoWidth = true,
        description = "Plays Ultimate Tic-Tac-Toe: one request a line, one answer a line, until quit.")
final class UtttCommand implements Callable<Integer> {
    private final Streams streams;

    UtttCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() {
        new LineProtocol().run(streams.reader(), streams.writer());
        return FrontEnds.OK;
    }
}
