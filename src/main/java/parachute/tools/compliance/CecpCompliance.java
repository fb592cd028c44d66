package parachute.tools.compliance;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.Supplier;
import parachute.io.ChildProcess;
import parachute.io.Excerpt;

/** Checks of an engine of XBoard's protocol, by its description ("Chess Engine Communication Protocol", version 2). */
final class CecpCompliance extends CecpClient {
    private final List<String> otherLines = new ArrayList<>();
    private final List<String> fatalLines = new ArrayList<>();

    CecpCompliance(Supplier<ChildProcess> start, Predicate<String> wanted, Consumer<CheckResult> results) {
        super(start, wanted, results);
    }

    @Override
    void received(List<String> lines) {
        lines.stream().filter(line -> !CecpLine.isAllowed(line)).forEach(otherLines::add);
        lines.stream().filter(CecpLine::isFatalToXBoard).forEach(fatalLines::add);
    }

    @Override
    void checkAll() throws InterruptedException {
        CecpSessionChecks session = new CecpSessionChecks(this);
        CecpGameChecks games = new CecpGameChecks(this);
        CecpSearchChecks searches = new CecpSearchChecks(this);
        session.checkStart();
        session.checkLines();
        games.run();
        searches.checkTime();
        searches.checkThinking();
        searches.checkAnalysis();
        searches.checkWaiting();
        session.checkCommands();
        checkErrors("XBoard reads standard error as if it were standard output");
        session.checkProcesses();
        recommended(
                "other lines",
                "messages for people begin with #, so that no client takes them for replies",
                () -> requireNone(otherLines));
        recommended(
                "lines that end a session",
                "XBoard gives up an engine that writes \"not found\" or \"No such file\"",
                () -> requireNone(fatalLines));
    }

    private static void requireNone(List<String> lines) {
        require(lines.isEmpty(), () -> lines.size() + " lines, the first " + Excerpt.quote(lines.getFirst()));
    }
}
