package parachute.tools.compliance;

import static parachute.tools.compliance.Compliance.DELAY;
import static parachute.tools.compliance.Compliance.MATED_IN_ONE;
import static parachute.tools.compliance.Compliance.MATE_IN_ONE;
import static parachute.tools.compliance.Compliance.READY;
import static parachute.tools.compliance.Compliance.SHORT;
import static parachute.tools.compliance.Compliance.USUAL;
import static parachute.tools.compliance.Compliance.WITH_DROPS;
import static parachute.tools.compliance.Compliance.allowed;
import static parachute.tools.compliance.Compliance.legal;
import static parachute.tools.compliance.Compliance.onThisMachine;
import static parachute.tools.compliance.Compliance.position;
import static parachute.tools.compliance.Compliance.require;
import static parachute.tools.compliance.Compliance.requireLegal;
import static parachute.tools.compliance.Compliance.requireWithin;

import java.time.Duration;
import java.util.List;
import java.util.function.Predicate;
import parachute.io.ChildEndedException;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;
import parachute.rules.notation.CoordinateMove;
import parachute.rules.notation.MoveText;
import parachute.tools.match.player.CecpThinking;

/** Checks of XBoard's protocol: limits of searches, clocks, thinking output, pondering and analysis. */
record CecpSearchChecks(CecpClient client) {
    private static final String THINKING = "ply score time nodes pv: integers, the time in hundredths of a second";
    private static final String CLOCK = "level MPS BASE INC; time N: the engine's clock, in hundredths of a second";

    private static final String MIDDLE_GAME = "r2q1rk1/pp2bppp/2n1pn2/3p1b2/3P1B2/2N1PN2/PP2BPPP/R2Q1RK1 w - - 0 10";
    private static final String WITH_HANDS =
            "r1bqk2r/ppp2ppp/2n2n2/4p3/2B1P3/5N2/PPP2PPP/RNBQ~K2R[PPNqnb] b KQkq - 0 7";

    // ---- time -----------------------------------------------------------------------------------------------------

    void checkTime() throws InterruptedException {
        checkGame(true, "time a move", "st TIME: TIME seconds for each move", 2, ClockedGame.Clock.perMove(1), "st 1");
        checkGame(
                false,
                "fractions of a second",
                "st TIME: clients send fractions too",
                4,
                ClockedGame.Clock.perMove(0.3),
                "st 0.3");
        checkGame(true, "clock", CLOCK, 40, new ClockedGame.Clock(2, 0, 0), "level 0 0:02 0");
        checkGame(true, "sessions", CLOCK, 22, new ClockedGame.Clock(1, 0, 20), "level 20 0:01 0");
        checkGame(true, "increment", CLOCK, 40, new ClockedGame.Clock(1, 0.05, 0), "level 0 0:01 0.05");
        client.required("little time", CLOCK, () -> requireMoveWithin(0.3, "level 0 5 0", "time 30", "otim 3000"));
        client.recommended(
                "hardly any time",
                "XBoard never sends less than time 1",
                () -> requireMoveWithin(0.15, "level 0 5 0", "time 1", "otim 1"));
        client.recommended(
                "first move of a minute", CLOCK, () -> requireMoveWithin(15, "level 0 1 0", "time 6000", "otim 6000"));
        client.recommended(
                "st after level",
                "st and level: the later one counts",
                () -> requireMoveWithin(1, "level 0 60 0", "st 1"));
        client.recommended(
                "level after st",
                "st and level: the later one counts",
                () -> requireMoveWithin(1, "st 30", "level 0 0:01 0", "time 100", "otim 100"));
        client.recommended("depth", "sd DEPTH: limit thinking to DEPTH ply", () -> {
            requireMoveWithin(3, "post", "level 0 5 0", "sd 3", "time 30000", "otim 30000");
            requireLines(line -> line.depth() <= 3, "a line of more than 3 plies");
        });
        client.recommended("depth of the next game", "new: remove any search depth limit", () -> {
            requireMoveWithin(1, "post", "sd 1", "st 1");
            client.send("force");
            client.sync();
            int before = client.came().size();
            requireMoveWithin(1, "post", "st 1");
            require(client.thinking(before).stream().anyMatch(line -> line.depth() > 1), "no line of more than 1 ply");
        });
        if (client.isOn("nps")) {
            client.recommended("nps", "nps N: use the time of st at N nodes a second", () -> {
                requireMoveWithin(30, "post", "nps 20000", "st 1");
                requireLines(line -> line.nodes() <= 22_000, "a line of more than 22000 nodes");
            });
        }
    }

    private void checkGame(
            boolean isRequired, String name, String rule, int moves, ClockedGame.Clock clock, String setting)
            throws InterruptedException {
        client.check(isRequired, name, rule, () -> {
            client.newGame(USUAL, "", setting);
            new ClockedGame(client, Position.start(USUAL), clock).play(moves);
        });
    }

    /** Checks how long the engine takes for a move that no opening book knows. */
    private void requireMoveWithin(double seconds, String... settings)
            throws ChildEndedException, InterruptedException {
        client.newGame(USUAL, "");
        client.play(CecpClient.OFF_BOOK);
        client.send(settings);
        long start = System.nanoTime();
        client.send("go");
        long end = client.awaitMove(READY).nanos();
        requireWithin(Duration.ofMillis(Math.round(1000 * seconds)), Duration.ofNanos(end - start));
    }

    private void requireLines(Predicate<CecpThinking> property, String problem) {
        List<CecpThinking> lines = client.thinking(0);
        require(!lines.isEmpty(), "no line of thinking output");
        require(lines.stream().allMatch(property), problem);
    }

    /** Checks pondering, pausing, and an engine that has nothing to do. */
    void checkWaiting() throws InterruptedException {
        client.recommended("idle", "an engine that must not ponder leaves the processors to its opponent", () -> {
            client.newGame(USUAL, "", "sd 8");
            client.send("go");
            client.awaitMove(READY);
            client.expectIdle();
        });
        client.recommended("idle in force mode", "an engine in force mode has nothing to do", () -> {
            client.newGame(USUAL, "");
            client.expectIdle();
        });
        client.recommended(
                "pondering", "hard: think on the opponent's time; the engine still keeps its own time limit", () -> {
                    client.newGame(USUAL, "", "hard", "st 1");
                    ClockedGame game = new ClockedGame(client, Position.start(USUAL), ClockedGame.Clock.perMove(1));
                    game.engineMoves();
                    client.listen(DELAY);
                    if (client.isOn("ping")) {
                        client.send("ping 56");
                        client.expectPong(56, allowed(DELAY));
                    }
                    game.opponentMoves();
                    game.engineMoves();
                });
        if (client.isOn("pause")) {
            client.recommended("pause", "pause: stop the clocks and do nothing; resume: go on", () -> {
                client.newGame(USUAL, "", "st 1");
                client.play(CecpClient.OFF_BOOK);
                client.send("go");
                client.listen(DELAY.dividedBy(2));
                client.send("pause");
                client.expectIdle();
                client.requireNoMove();
                client.send("resume");
                client.awaitMove(SHORT);
            });
        }
    }

    // ---- thinking output ------------------------------------------------------------------------------------------

    void checkThinking() throws InterruptedException {
        client.recommended("thinking", THINKING, () -> client.think(USUAL, "", "sd 4"));
        client.recommended("nopost", "nopost: turn off thinking output", () -> {
            requireMoveWithin(1, "nopost", "st 1");
            require(client.thinking(0).isEmpty(), "thinking output");
        });
        checkLines(USUAL, MIDDLE_GAME);
        checkLines(WITH_DROPS, WITH_HANDS);
        if (client.isOn("setboard")) {
            client.recommended("count of nodes", "depth, time and nodes are those of the whole search", () -> {
                CecpClient.Thought thought = client.think(USUAL, MIDDLE_GAME, "sd 6");
                for (int i = 1; i < thought.lines().size(); i++) {
                    CecpThinking line = thought.lines().get(i);
                    CecpThinking before = thought.lines().get(i - 1);
                    require(
                            line.depth() >= before.depth() && line.nodes() >= before.nodes(),
                            "fewer than in the line before");
                }
                Duration told = Duration.ofMillis(thought.last().millis());
                requireWithin(thought.taken(), told);
            });
            checkScore("mate", MATE_IN_ONE, 100_001, 100_001);
            checkScore("mate against it", MATED_IN_ONE, -100_001, -100_001);
            checkScore("white's queen", "4k3/8/8/8/8/8/8/Q3K3 w - - 0 1", 200, Integer.MAX_VALUE);
            checkScore("its opponent's queen", "4k3/8/8/8/8/8/8/Q3K3 b - - 0 1", Integer.MIN_VALUE, -200);
            checkScore("black's queen", "q3k3/8/8/8/8/8/8/4K3 b - - 0 1", 200, Integer.MAX_VALUE);
        }
    }

    private void checkLines(Variant variant, String fen) throws InterruptedException {
        if (client.canPlay(variant, fen)) {
            client.recommended(
                    "lines of play in " + variant.uciName(),
                    "pv: legal moves, the first one being the move played",
                    () -> {
                        CecpClient.Thought thought = client.think(variant, fen, "sd 6");
                        Position position = position(variant, fen, List.of());
                        thought.lines()
                                .forEach(line ->
                                        requireLegal(position, line.report().line()));
                        List<String> last = thought.last().report().line();
                        require(
                                !last.isEmpty()
                                        && CoordinateMove.format(MoveText.parse(position, last.getFirst()))
                                                .equals(thought.move()),
                                "the last line does not begin with the move played");
                    });
        }
    }

    private void checkScore(String name, String fen, int lowest, int highest) throws InterruptedException {
        client.recommended(
                "score of " + name, "score: hundredths of a pawn for the side on move; mate in N is 100000+N", () -> {
                    int score = client.think(USUAL, fen, "sd 6").last().score();
                    require(score >= lowest && score <= highest, "score " + score);
                });
    }

    // ---- analysis -------------------------------------------------------------------------------------------------

    /** Checks analysis, in which the engine thinks without end and never moves. */
    void checkAnalysis() throws InterruptedException {
        if (!client.isOn("analyze")) {
            return;
        }
        analysis("analysis", "analyze: think about the position without end", "", () -> analyse("", List.of()));
        analysis(".", "stat01: time nodes ply mvleft mvtot mvname", "", () -> {
            client.send(".");
            client.expect(
                    "stat01",
                    line -> line.matches("stat01: \\d+ \\d+ \\d+ \\d+ \\d+( \\S+)?"),
                    allowed(Duration.ofSeconds(2)));
        });
        analysis("moves in analysis", "a move leads to the analysis of the next position", "", () -> {
            client.play("e2e4");
            client.sync();
            analyse("", List.of("e2e4", "e7e5"), client.moveLine("e7e5"));
        });
        analysis("undo in analysis", "undo leads to the analysis of the position before", "", () -> {
            client.play("e2e4");
            client.sync();
            client.obey("undo");
            analyse("", List.of("d2d4"), client.moveLine("d2d4"));
        });
        analysis("new in analysis", "new: the start position, which is analysed next", "", () -> {
            client.play("e2e4");
            client.obey("new");
            analyse("", List.of("d2d4"), client.moveLine("d2d4"));
        });
        analysis("go after analysis", "exit: leave analysis; thinking ends", "", () -> {
            client.send("exit");
            client.sync();
            int before = client.came().size();
            client.listen(onThisMachine(DELAY.dividedBy(2)));
            require(client.thinking(before).isEmpty(), "thinking output after exit");
            client.search(USUAL, "", List.of(), "sd 4");
            client.newGame(USUAL, "");
            client.send("analyze");
        });
        analysis("commands in analysis", "commands of games are harmless", "", () -> {
            client.send("hint", "bk", "?", "level 0 5 0", "time 100", "easy", "hard");
            client.sync();
            analyse("", List.of("e2e4"), client.moveLine("e2e4"));
        });
        analysis("walk through a game", "exit, force, moves or undo, and analyze again, without waiting", "", () -> {
            client.send("exit", "force");
            client.play("e2e4", "e7e5", "g1f3");
            analyse("", List.of("e2e4", "e7e5", "g1f3"), "post", "analyze");
            analyse("", List.of(), "exit", "force", "undo", "undo", "undo", "analyze");
        });
        if (client.isOn("ping")) {
            analysis("ping in analysis", "ping N: at once, as the analysis does not end", "", () -> {
                client.send("ping 91");
                client.expectPong(91, allowed(DELAY));
            });
        }
        if (client.isOn("setboard")) {
            checkAnalysisOfPositions();
        }
        if (client.canPlay(WITH_DROPS, WITH_HANDS)) {
            client.recommended(
                    "analysis with drops", "drops lead to the analysis of the next position, undo back", () -> {
                        client.newGame(WITH_DROPS, WITH_HANDS, "post");
                        client.send("analyze");
                        client.sync();
                        Position next = position(WITH_DROPS, WITH_HANDS, List.of("N@d4"));
                        requireLegal(next, analysed(client.moveLine("N@d4")));
                        client.obey("undo", "exit");
                    });
        }
    }

    private void checkAnalysisOfPositions() throws InterruptedException {
        analysis(
                "setboard in analysis",
                "setboard leads to the analysis of its position",
                "",
                () -> analyse(MATE_IN_ONE, List.of(), "setboard " + MATE_IN_ONE));
        for (String fen : List.of("R5k1/5ppp/8/8/8/8/8/4K3 b - - 0 1", "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1")) {
            client.recommended(
                    "analysis of the end " + fen.split(" ")[0],
                    "an analysis of a finished game does not flood the client",
                    () -> {
                        client.newGame(USUAL, fen, "post");
                        client.send("analyze");
                        client.listen(DELAY.dividedBy(2));
                        client.send(".", "exit");
                        client.sync();
                        require(client.came().size() < 1000, "a thousand lines");
                    });
        }
        if (client.isOn("exclude")) {
            analysis("exclude", "exclude MOVE, include MOVE, exclude all, include all", MATE_IN_ONE, () -> {
                require(!first("exclude a1a8").equals("a1a8"), "an excluded move");
                require(first("include all").equals("a1a8"), "not the mate");
                require(first("exclude all", "include e1e2").equals("e1e2"), "not the included move");
            });
        }
    }

    /** Runs a check while the engine analyses. */
    private void analysis(String name, String rule, String fen, Compliance.ComplianceCheck check)
            throws InterruptedException {
        client.recommended(name, rule, () -> {
            client.newGame(USUAL, fen, "post");
            client.send("analyze");
            client.expect(
                    "line of thinking output",
                    line -> CecpThinking.parse(line).isPresent(),
                    allowed(CecpClient.FEATURES));
            int before = client.came().size();
            check.make();
            boolean isAnalysis = !name.startsWith("go ");
            require(!isAnalysis || client.came(before).noneMatch(CecpClient::isMove), "a move in an analysis");
            client.send("exit");
            client.sync();
        });
    }

    /** Reports a problem unless commands lead to the analysis of a position. */
    private void analyse(String fen, List<String> moves, String... commands)
            throws ChildEndedException, InterruptedException {
        requireLegal(position(USUAL, fen, moves), analysed(commands));
    }

    /**
     * Returns the line of play that commands lead to, as soon as some plies are searched. If no line comes for a
     * second, those between the commands and the reply that they have been read are used: the position may have been
     * searched to the maximum depth by then.
     */
    private List<String> analysed(String... commands) throws ChildEndedException, InterruptedException {
        int before = client.came().size();
        if (commands.length > 0) {
            client.send(commands);
        }
        client.sync();
        client.await(
                line -> CecpThinking.parse(line)
                        .filter(thinking -> thinking.depth() >= 4)
                        .isPresent(),
                allowed(DELAY));
        List<CecpThinking> lines = client.thinking(before);
        require(!lines.isEmpty(), "no thinking output");
        return lines.getLast().report().line();
    }

    /** Returns the first move of the analysis of a mate in one, in coordinates. */
    private String first(String... commands) throws ChildEndedException, InterruptedException {
        Position position = position(USUAL, MATE_IN_ONE, List.of());
        return legal(position, analysed(commands).getFirst());
    }
}
