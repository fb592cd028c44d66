package parachute.cli.command;

import parachute.cli.start.Streams;
import parachute.games.uttt.UtttHelp;
import parachute.games.uttt.UtttSession;
import picocli.CommandLine.Command;

/** {@code parachute uttt}: plays Ultimate Tic-Tac-Toe on the standard streams. */
@Command(
        description = {
            "Plays Ultimate Tic-Tac-Toe: one request a line on the input, one answer a line on the output.",
            "",
            "Nine boards of tic-tac-toe are the cells of a big one. Whoever wins a small board takes that cell"
                    + " of the big one; three of them in a row win the game. The cell of a move determines the"
                    + " board of the next move; if that board is decided, or at the start, the player chooses one."
        },
        footer = {"", UtttHelp.REQUESTS})
final class UtttCommand extends SearchGameCommand {
    UtttCommand(Streams streams) {
        super(streams);
    }

    @Override
    public void run() {
        streams.greet("Ultimate Tic-Tac-Toe: type help for the requests, quit or Ctrl-D to end.");
        new UtttSession(limit(), seed()).run(streams.reader(), streams.writer());
    }
}
