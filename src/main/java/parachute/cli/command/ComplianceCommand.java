package parachute.cli.command;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import java.util.function.Predicate;
import parachute.cli.start.FrontEnds;
import parachute.tools.compliance.CheckResult;
import parachute.tools.compliance.Compliance;
import parachute.tools.match.setup.EngineRoster;
import parachute.tools.match.setup.EngineSpec;
import parachute.tools.match.setup.Protocol;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code parachute compliance}: whether an engine can be played with. */
@Command(
        name = "compliance",
        description = {
            "Check whether an engine speaks UCI or XBoard's protocol well enough for a match: for each check what was sent,"
                    + " what came and what the protocol says.",
            "What belongs to a feature is checked if the engine declares it, such as setboard, crazyhouse or pondering.",
            "Exit status 1 if a check failed that a match needs.",
            ""
        },
        footerHeading = "%nExample:%n",
        footer = "  parachute compliance --proto xboard /usr/games/sjeng")
final class ComplianceCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Parameters(
            paramLabel = "COMMAND",
            arity = "1..*",
            description = "The engine's command; behind -- its arguments may begin with a dash.")
    private List<String> command = new ArrayList<>();

    @Option(
            names = "--proto",
            paramLabel = "PROTOCOL",
            description = "uci or xboard (xboard if the command ends so, else uci).")
    private String protocol = "";

    @Option(
            names = "--check",
            paramLabel = "TEXT",
            description = "Make only the checks whose name contains TEXT; may be repeated.")
    private List<String> wanted = new ArrayList<>();

    @Option(names = "--verbose", description = "Tell what was sent and what came of all checks.")
    private boolean verbose;

    @Override
    public Integer call() throws InterruptedException {
        String line = command.size() == 1 ? command.getFirst() : '"' + String.join("\" \"", command) + '"';
        EngineSpec engine = EngineRoster.engine(
                protocol.isEmpty() ? Map.of("cmd", line) : Map.of("cmd", line, "proto", protocol), Map.of());
        List<CheckResult> results = new ArrayList<>();
        Consumer<CheckResult> report = result -> {
            results.add(result);
            print(result.lines(verbose));
        };
        Predicate<String> isWanted = name -> wanted.isEmpty() || wanted.stream().anyMatch(name::contains);
        Compliance compliance = engine.protocol() == Protocol.UCI
                ? Compliance.uci(engine.command(), isWanted, report)
                : Compliance.cecp(engine.command(), isWanted, report);
        compliance.run();
        long failed = results.stream().filter(CheckResult::isFailure).count();
        long warned =
                results.stream().filter(result -> result.problem().isPresent()).count() - failed;
        print(List.of(results.size() + " checks, " + failed + " failed, " + warned + " warnings: "
                + (failed == 0 ? "it can be played with." : "games with it may be lost by its faults.")));
        return failed == 0 ? FrontEnds.OK : FrontEnds.FAILURE;
    }

    private void print(List<String> lines) {
        PrintWriter out = spec.commandLine().getOut();
        lines.forEach(out::println);
        out.flush();
    }
}
