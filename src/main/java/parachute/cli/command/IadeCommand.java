package parachute.cli.command;

import java.nio.file.Path;
import parachute.cli.start.Streams;
import parachute.games.iade.IadeSession;
import parachute.games.iade.Instructions;
import parachute.io.LineReader;
import picocli.CommandLine.Command;

/** {@code parachute iade}: plays the chess variant of IADE's course on the standard streams. */
@Command(
        mixinStandardHelpOptions = true,
        usageHelpAutoWidth = true,
        description =
                "Plays the chess variant of IADE's programming course: one instruction a line, answers in Portuguese, "
                        + "until an empty line or the end of the input.",
        footer = {"", Instructions.IN_ENGLISH})
final class IadeCommand implements Runnable {
    /** Names and files have no limit of their own; this one keeps the memory bounded. */
    private static final int MAX_LINE_BYTES = 1 << 24;

    private final Streams streams;

    IadeCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public void run() {
        streams.greet("Xadrez do IADE: XH lista as instruções; uma linha vazia ou Ctrl-D termina.");
        new IadeSession(new LineReader(streams.in(), MAX_LINE_BYTES), streams.writer(), Path.of("")).run();
    }
}
