package parachute.cli;

import java.io.BufferedInputStream;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileNotFoundException;
import java.io.FileOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import parachute.cli.command.ParachuteCommand;
import parachute.cli.start.Dispatcher;
import parachute.cli.start.FrontEnds;
import parachute.cli.start.Streams;
import parachute.io.LineWriter;

/** Start of the program: connects the front ends to the standard streams and ends with their exit status. */
public final class Main {
    private Main() {}

    /** Runs the front end that the arguments and the input ask for; see {@code parachute --help}. */
    public static void main(String[] arguments) {
        // The plain streams: System.in and System.out would add buffers and encodings of their own.
        InputStream in = new BufferedInputStream(new FileInputStream(FileDescriptor.in));
        StandardOutput out = new StandardOutput();
        OutputStream err = standardError();
        Streams streams = new Streams(in, out, err, () -> end(FrontEnds.OK, out, err), Streams::isTerminal);
        // A lambda, so that its library is loaded only if it is called.
        Dispatcher.FullCommandLine commandLine =
                (words, ends, byInput) -> ParachuteCommand.run(words, ends, byInput, out, err);
        Dispatcher dispatcher = new Dispatcher(new StandardFrontEnds(streams), commandLine, streams);
        end(run(dispatcher, arguments, err), out, err);
    }

    /** Ends the program with an exit status; if all went well but the output, with one line about that. */
    private static void end(int status, StandardOutput out, OutputStream err) {
        int ended = status;
        if (status == FrontEnds.OK && out.failure().isPresent()) {
            String reason = out.failure().get().getMessage();
            new LineWriter(err).writeLine("parachute: the output cannot be written: " + reason);
            ended = FrontEnds.FAILURE;
        }
        // Not exit: that loads the logging of the Java library first, which takes longer than generating all moves.
        Runtime.getRuntime().halt(ended);
    }

    /**
     * Returns the stream that the launcher kept from the virtual machine, if it did, which is then {@code System.err}
     * too.
     */
    private static OutputStream standardError() {
        String kept = System.getProperty("parachute.err");
        if (kept != null) {
            try {
                OutputStream err = new FileOutputStream(kept, true);
                System.setErr(new PrintStream(err, true));
                return err;
            } catch (FileNotFoundException e) {
                // The launcher has tried it; if it fails nevertheless, the usual stream has to do.
            }
        }
        return new FileOutputStream(FileDescriptor.err);
    }

    private static int run(Dispatcher dispatcher, String[] arguments, OutputStream err) {
        try {
            return dispatcher.run(arguments);
        } catch (RuntimeException | Error e) {
            new LineWriter(err).writeLine("parachute: internal error: " + e);
            return FrontEnds.FAILURE;
        }
    }
}
