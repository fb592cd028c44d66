package parachute.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import parachute.Program;
import parachute.Program.Finished;
import parachute.cli.start.FrontEnds;

/** A standard input that nothing can be read from. */
@Timeout(60)
@EnabledOnOs({OS.LINUX, OS.MAC})
class StandardInputTest {
    @TempDir
    private Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"", "uci", "--hash=8"})
    void aFolderIsNoInput(String arguments) throws Exception {
        Finished run = runWithInput("< .", arguments);
        assertEquals("parachute: the input cannot be read: Is a directory\n", run.err());
        assertEquals("", run.out());
        assertEquals(FrontEnds.USAGE, run.status());
    }

    @ParameterizedTest
    @ValueSource(strings = {"TEST", "xboard"})
    void aStreamForWritingIsNoInput(String arguments) throws Exception {
        Finished run = runWithInput("0> /dev/null", arguments);
        assertEquals("parachute: the input cannot be read: Bad file descriptor\n", run.err());
        assertEquals("", run.out());
        assertEquals(FrontEnds.USAGE, run.status());
    }

    /** Runs the program with an input that only a shell can give it. */
    private Finished runWithInput(String redirection, String arguments) throws Exception {
        List<String> command = new ArrayList<>(List.of("sh", "-c", "exec \"$@\" " + redirection, "sh"));
        command.addAll(Program.command(arguments.split(" ")));
        return Program.run(folder, "", command);
    }
}
