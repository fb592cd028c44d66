package parachute.tools.compliance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import parachute.Program;
import parachute.io.ChildEndedException;
import parachute.io.ChildProcess;
import parachute.rules.board.Variant;

/** This program as the engine of others: it passes every check that any engine has to pass, and some of its own. */
@EnabledOnOs(OS.LINUX)
@Execution(ExecutionMode.CONCURRENT) // Most of its time is spent waiting for what must not come.
class EngineComplianceIT {
    private static List<String> command(String protocol) {
        return List.of(
                "env",
                "PARACHUTE_JAVA_OPTS=" + Program.SHORT_RUN,
                Path.of("scripts/parachute").toAbsolutePath().toString(),
                protocol);
    }

    /** Fails if a check has found a problem, and unless some were made, each for a feature of its own. */
    private static void assertPasses(List<CheckResult> results, String... names) {
        assertEquals(
                List.of(),
                results.stream()
                        .filter(result -> result.problem().isPresent())
                        .flatMap(result -> result.lines(false).stream())
                        .toList());
        List<String> made = results.stream().map(CheckResult::name).toList();
        assertTrue(made.containsAll(List.of(names)), made::toString);
    }

    @Test
    void xboardFindsNoProblem() throws Exception {
        List<CheckResult> results = new ArrayList<>();
        Compliance.cecp(command("xboard"), name -> true, results::add).run();
        assertPasses(
                results,
                "many pings",
                "moves without usermove",
                "drops",
                "undo of hands",
                "playother",
                "claim of repetition",
                "go in a finished game",
                "forty moves with drops",
                "nps",
                "pause",
                "exclude",
                "analysis with drops",
                "memory",
                "cores",
                "option",
                "end of input while paused",
                "quit in analysis");
    }

    @Test
    void uciFindsNoProblem() throws Exception {
        List<CheckResult> results = new ArrayList<>();
        Compliance.uci(command("uci"), name -> true, results::add).run();
        assertPasses(results, "Hash", "pondering", "drops", "score of mate", "end of input in a search");
    }

    @Test
    void whateverIsSentXboardGoesOn() throws Exception {
        List<CheckResult> results = new ArrayList<>();
        new EngineChecks(results::add).run();
        assertPasses(results, "random commands 2", "standard error");
    }

    /** Checks that would end other engines, or are about how well an engine plays. */
    private static final class EngineChecks extends CecpClient {
        private static final Pattern CRASH = Pattern.compile(
                "Exception|\\s*at [\\w.$]+\\(.*|Traceback|[Ss]egmentation|core dumped|StackOverflow|OutOfMemory");

        private final List<String> crashes = new ArrayList<>();

        EngineChecks(Consumer<CheckResult> results) {
            super(EngineChecks::start, name -> true, results);
        }

        private static ChildProcess start() {
            try {
                return new ChildProcess("own", command("xboard"), Optional.empty(), line -> false);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }

        @Override
        void received(List<String> lines) {
            lines.stream()
                    .filter(line -> CRASH.matcher(line).find() || CecpLine.isFatalToXBoard(line))
                    .forEach(crashes::add);
        }

        @Override
        void checkAll() throws InterruptedException {
            required("start", "", this::prepare);
            required("long lines", "", () -> survive("x".repeat(1_000_000), "setboard " + "8/".repeat(200_000)));
            required("binary data", "", () -> {
                byte[] data = new byte[200_000];
                new Random(5).nextBytes(data);
                sendRaw(new String(data, StandardCharsets.ISO_8859_1));
                sendRaw("\n\0\0\n\u00FF\u00FE\n\u00C3(\nusermove \u265E\n");
                survive("");
            });
            required(
                    "missing arguments",
                    "",
                    () -> survive("level;st;sd;time;otim;setboard;usermove;variant;memory;cores;option"
                            .concat(";egtpath;result;name;rating;ics;nps;exclude;include")
                            .split(";")));
            required(
                    "wrong arguments",
                    "",
                    () -> survive("level a b c;st x;sd -5;time -100;otim zz;memory -1;cores 0;level 0 0 0"
                            .concat(";level -1 -1 -1;option =;option Foo;option =1;setscore;lift e2;put e4;hover"
                                    + " e5;protover")
                            .concat(";protover x;level 40 5:99:99 1e9;st 1e30;time 99999999999999999999;st 5;level"
                                    + " 40 5 0")
                            .concat(";time 30000;memory 1;memory 1000000;memory 16;cores 500;cores 1")
                            .split(";")));
            required(
                    "what was not asked for",
                    "",
                    () -> obey("egtpath syzygy /no/such/folder", "ics -", "ics freechess.org", "lift e2", "partner x"));
            required("only move", "it is played without spending the time", () -> {
                String fen = "R6k/6pp/8/8/8/8/3r4/6K1 b - - 0 1";
                requireWithin(Duration.ofMillis(500), think(USUAL, fen, "st 3").taken());
            });
            checkMate("mate by a drop", WITH_DROPS, "6rk/6pp/8/8/8/8/8/K7[N] w - - 0 1", 1);
            checkMate("mate in two with a drop", WITH_DROPS, "r3k2r/ppp2ppp/8/5Q2/8/8/8/K7[PQ] w - - 0 1", 2);
            checkMate("mate in two", USUAL, "7k/8/8/8/8/8/1R6/R6K w - - 0 1", 2);
            for (int seed = 1; seed <= 2; seed++) {
                RandomCommands commands = new RandomCommands(
                        new Random(seed), List.copyOf(features().options()));
                required("random commands " + seed, "", () -> send(commands));
            }
            checkErrors("XBoard reads it");
            required("crashes", "", () -> require(crashes.isEmpty(), crashes::toString));
        }

        private void survive(String... lines) throws ChildEndedException, InterruptedException {
            send(lines);
            sync();
            expectUsable();
        }

        private void send(RandomCommands commands) throws ChildEndedException, InterruptedException {
            send("sd 2", "level 0 0:01 0");
            for (int i = 0; i < 20; i++) {
                for (int j = 0; j < 100; j++) {
                    send(commands.next());
                }
                // The engine replies whatever its state is now.
                send("?", "force", "exit", "resume", ".", "force", "sd 2", "time 10");
                sync();
            }
            survive(".", "exit", "resume", "force");
        }

        /** Checks that the engine mates against random moves, and claims the win. */
        private void checkMate(String name, Variant variant, String fen, int moves) throws InterruptedException {
            required(name, "", () -> {
                newGame(variant, fen, "sd 6");
                ClockedGame game =
                        new ClockedGame(this, position(variant, fen, List.of()), ClockedGame.Clock.perMove(5));
                require(game.play(moves).result().equals("1-0"), "no mate");
                expectResult("1-0");
            });
        }
    }

    private static Process start() throws IOException {
        return new ProcessBuilder(command("xboard")).start();
    }

    private static void say(Process engine, String lines) throws IOException {
        Writer in = engine.outputWriter();
        in.write(lines);
        in.flush();
    }

    private static void await(BufferedReader out, String beginning) throws IOException {
        String line = out.readLine();
        while (line != null && !line.startsWith(beginning)) {
            line = out.readLine();
        }
        assertTrue(line != null, "the engine has ended");
    }

    @Test
    void theEngineEndsWhenItsClientHasGone() throws Exception {
        Process engine = start();
        try (BufferedReader out = engine.inputReader()) {
            say(engine, "new\npost\nst 1\nping 1\n");
            await(out, "pong 1");
        }
        say(engine, "analyze\n");
        engine.outputWriter().close();
        assertTrue(engine.waitFor(Compliance.allowed(Duration.ofSeconds(4)).toMillis(), TimeUnit.MILLISECONDS));
    }

    @Test
    void withASmallTableTheEngineStaysSmall() throws Exception {
        Process engine = start();
        try (BufferedReader out = engine.inputReader()) {
            say(engine, "xboard\nmemory 32\nnew\nst 1\ngo\n");
            await(out, "move ");
            long kilobytes = Files.readAllLines(Path.of("/proc", String.valueOf(engine.pid()), "status")).stream()
                    .filter(line -> line.startsWith("VmRSS:"))
                    .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", "")))
                    .sum();
            assertTrue(kilobytes > 0 && kilobytes < 400 * 1024, kilobytes + " KB");
        } finally {
            engine.destroyForcibly();
        }
    }
}
