package parachute.cli.command;

import java.io.InputStream;
import java.util.Arrays;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import parachute.cli.start.FrontEnds;
import parachute.cli.start.SmallGame;
import parachute.cli.start.Streams;
import picocli.CommandLine;

/** Writes the manual pages of all commands. */
public final class Manual {
    private Manual() {}

    /**
     * Returns the text of every page by the name of its file.
     *
     * @param frontEnds what the commands would start; nothing is started
     */
    public static SortedMap<String, String> pages(FrontEnds frontEnds) {
        SortedMap<String, String> pages = new TreeMap<>();
        commands(frontEnds).forEach(line -> pages.put(ManualPage.file(line), ManualPage.of(line)));
        return pages;
    }

    /** Returns every command and game with its syntax. */
    static Stream<CommandLine> commands(FrontEnds frontEnds) {
        Streams none = Streams.of(InputStream.nullInputStream());
        CommandLine parachute = ParachuteCommand.commandLine(frontEnds, settings -> FrontEnds.FAILURE);
        Stream<CommandLine> games = Arrays.stream(SmallGame.values()).map(game -> GameCommandLine.syntax(game, none));
        return Stream.concat(Stream.of(parachute), games).flatMap(Manual::withSubcommands);
    }

    private static Stream<CommandLine> withSubcommands(CommandLine line) {
        return Stream.concat(
                Stream.of(line), line.getSubcommands().values().stream().flatMap(Manual::withSubcommands));
    }
}
