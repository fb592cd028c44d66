package parachute.cli.command;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import java.util.function.Predicate;
import parachute.cli.start.FrontEnds;
import parachute.tools.compliance.CheckResult;
import parachute.tools.compliance.Compliance;
import parachute.tools.match.setup.EngineSpec;
import parachute.tools.match.setup.Protocol;
import parachute.tools.program.CommandWords;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code parachute compliance}: checks whether an engine can be used in matches. */
@Command(
        name = "compliance",
        description = {
            "Check whether an engine implements UCI or XBoard's protocol well enough for a match. A problem is shown"
                    + " with what was sent, what came back and what the protocol says.",
            "Features such as setboard, crazyhouse or pondering are checked if the engine declares them.",
            "The exit status is 1 if a check failed that is required for a match."
        },
        footerHeading = "%nExample:%n",
        footer = "  parachute compliance --proto xboard /usr/games/sjeng")
final class ComplianceCommand extends PrintingCommand implements Callable<Integer> {
    @Parameters(
            paramLabel = "COMMAND",
            arity = "1..*",
            description = "The engine's command; write -- before it if its arguments begin with a dash.")
    private List<String> command = new ArrayList<>();

    @Option(
            names = "--proto",
            paramLabel = "PROTOCOL",
            description = "uci or xboard (xboard if that is the last word of the command, else uci).")
    private String protocol = "";

    @Option(
            names = "--check",
            paramLabel = "TEXT",
            description = "Run only the checks whose name contains TEXT; may be repeated.")
    private List<String> wanted = new ArrayList<>();

    @Option(names = "--verbose", description = "Show what was sent and what came back for all checks.")
    private boolean verbose;

    @Override
    public Integer call() throws InterruptedException {
        String line = command.size() == 1 ? command.getFirst() : CommandWords.joinCommand(command);
        EngineSpec engine = EngineSpec.parse(
                protocol.isEmpty() ? Map.of("cmd", line) : Map.of("cmd", line, "proto", protocol), Map.of());
        List<CheckResult> results = new ArrayList<>();
        Consumer<CheckResult> report = result -> {
            results.add(result);
            result.lines(verbose).forEach(out()::println);
        };
        Predicate<String> isWanted = name -> wanted.isEmpty() || wanted.stream().anyMatch(name::contains);
        Compliance compliance = engine.protocol() == Protocol.UCI
                ? Compliance.uci(engine.command(), isWanted, report)
                : Compliance.cecp(engine.command(), isWanted, report);
        compliance.run();
        long failed = results.stream().filter(CheckResult::isFailure).count();
        long warned =
                results.stream().filter(result -> result.problem().isPresent()).count() - failed;
        out().println(results.size() + " checks, " + failed + " failed, " + warned + " warnings: "
                + (failed == 0 ? "it can be used in matches." : "it may lose games by these faults."));
        return failed == 0 ? FrontEnds.OK : FrontEnds.FAILURE;
    }
}
