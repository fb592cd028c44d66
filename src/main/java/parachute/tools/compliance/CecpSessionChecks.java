package parachute.tools.compliance;

import static parachute.tools.compliance.Compliance.SHORT;
import static parachute.tools.compliance.Compliance.USUAL;
import static parachute.tools.compliance.Compliance.legal;
import static parachute.tools.compliance.Compliance.position;
import static parachute.tools.compliance.Compliance.require;
import static parachute.tools.compliance.Compliance.requireWithin;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import parachute.io.ChildEndedException;
import parachute.io.Excerpt;
import parachute.rules.board.Position;

/** Checks of XBoard's protocol: the start and the end of a session, features, settings, and commands in general. */
record CecpSessionChecks(CecpClient client) {
    /** Every feature that the protocol or XBoard knows, except options. */
    private static final Set<String> KNOWN =
            Set.of(("ping setboard playother san usermove time draw sigint sigterm reuse analyze myname variants colors"
                            + " ics name pause nps debug memory smp egt exclude setscore highlight option done level"
                            + " xedit fen960 oocastle")
                    .split(" "));

    private static final Pattern OPTION = Pattern.compile(
            "(.+?) -(button|save|reset|check [01]|(?:spin|slider) -?\\d+ -?\\d+ -?\\d+|(?:string|file|path).*|combo"
                    + " .+)");

    /** An option with a default value that can be sent back. */
    private static final Pattern OPTION_WITH_DEFAULT = Pattern.compile("(.+?) -(?:spin|slider|check|string) ?(\\S*).*");

    /** Commands that may be sent at any time; most of them are rare. */
    private static final String[] HARMLESS = """
            accepted ping|rejected debug|accepted option|rejected option Foo -bar|accepted|accepted foo|rejected foo
            rating 2500 0|computer|random|post|nopost|hard|easy|level 0 2 12|level 40 5 0|level 40 0:30 0
            level 0 0:10 0.5|st 5|sd 10|time 1000|otim 1000|result * {x}""".split("[|\n]");

    private static final String QUIT = "quit: the chess engine should immediately exit, with XBoard within a second";

    /** Checks the lines before the first game. */
    void checkStart() throws InterruptedException {
        client.recommended(
                "features", "feature FEATURE1=VALUE1 ... done=1, in answer to protover 2, within 2 seconds", () -> {
                    Optional<Duration> told = client.greet(2);
                    require(client.features().isDone(), "no feature done=1");
                    requireWithin(Duration.ofSeconds(2), told.orElse(CecpClient.FEATURES));
                });
        client.recommended(
                "feature names", "a feature that the protocol does not know is rejected; texts are quoted", () -> {
                    List<String> unknown = client.features().names().stream()
                            .filter(name -> !KNOWN.contains(name))
                            .toList();
                    require(unknown.isEmpty(), "unknown: " + unknown);
                    for (String line : client.declarations()) {
                        require(
                                !line.matches("feature .*\\b(myname|variants|egt|option)=[^\"].*"),
                                () -> Excerpt.quote(line));
                    }
                });
        recommendFeature("myname", "feature myname=\"...\" is the name that users see");
        recommendFeature("ping", "feature ping=1: without it clients do not know when the engine is ready");
        recommendFeature("setboard", "feature setboard=1: without it games cannot begin at positions");
        recommendFeature("usermove", "feature usermove=1: without it a move may be taken for a command");
        client.recommended(
                "options", "feature option=\"NAME -TYPE VALUE\"; some clients cut a name at the first space", () -> {
                    for (String option : client.features().options()) {
                        Matcher matcher = OPTION.matcher(option);
                        require(matcher.matches() && !matcher.group(1).matches(".*[ ,=].*"), option);
                    }
                });
    }

    private void recommendFeature(String name, String rule) throws InterruptedException {
        client.recommended(
                "feature " + name,
                rule,
                () -> require(
                        name.equals("myname") ? client.features().names().contains(name) : client.isOn(name),
                        "the feature is not declared"));
    }

    /** Checks pings, and lines that pipes split. */
    void checkLines() throws InterruptedException {
        if (!client.isOn("ping")) {
            return;
        }
        client.recommended("ping", "ping N: reply by sending the string pong N", () -> {
            try {
                pingAndExpect("ping 2147483647\n", 2147483647);
            } catch (ProblemException e) {
                client.forgetPing();
                throw e;
            }
        });
        if (!client.isOn("ping")) {
            return;
        }
        client.required(
                "lines in one write", "clients send several lines at once, such as time, otim and a move", () -> {
                    client.send("new", "force", "ping 7", "ping 8");
                    client.expectPong(7, SHORT);
                    client.expectPong(8, SHORT);
                });
        client.recommended("lines in parts", "XBoard sends a line in two writes", () -> {
            client.sendRaw("ping 7\npi");
            client.listen(Duration.ofMillis(150));
            client.sendRaw("ng 8\nping");
            client.listen(Duration.ofMillis(150));
            client.sendRaw(" 9\n");
            client.expectPong(9, SHORT);
            require(client.came(0).toList().equals(List.of("pong 7", "pong 8", "pong 9")), "not pong 7, 8 and 9");
        });
        client.recommended("white space", "clients on Windows end lines with CR LF", () -> {
            pingAndExpect("force\r\nping 41\r\n", 41);
            pingAndExpect("  ping   42  \n", 42);
        });
        client.recommended("empty lines", "there is nothing to do", () -> client.obey("", "", " ", "\t", "   "));
        client.recommended("many pings", "ping N: reply when all commands before it have been carried out", () -> {
            client.sync();
            int before = client.came().size();
            client.send(IntStream.range(1000, 2000).mapToObj(i -> "ping " + i).toArray(String[]::new));
            client.expectPong(1999, SHORT);
            List<String> expected =
                    IntStream.range(1000, 2000).mapToObj(i -> "pong " + i).toList();
            require(client.came(before).toList().equals(expected), "the pongs are not those expected");
        });
    }

    private void pingAndExpect(String text, int number) throws ChildEndedException, InterruptedException {
        client.sendRaw(text);
        client.expectPong(number, SHORT);
    }

    /** Checks settings and unknown commands. */
    void checkCommands() throws InterruptedException {
        client.recommended("harmless commands", "commands for other purposes are ignored without a reply", () -> {
            client.newGame(USUAL, "");
            client.obey(HARMLESS);
            if (client.isOn("name")) {
                client.obey("name GM Someone");
            }
            if (client.isOn("draw")) {
                client.obey("draw");
            }
        });
        client.recommended(
                "unknown commands", "Error (ERRORTYPE): COMMAND, if your engine does not understand it", () -> {
                    client.newGame(USUAL, "");
                    List<String> complaints = client.complaints("frobnicate 1 2");
                    require(
                            complaints.size() == 1 && complaints.getFirst().matches("Error \\(.*\\): *frobnicate.*"),
                            "not \"Error (unknown command): frobnicate 1 2\"");
                });
        client.recommended("invalid moves", "Illegal move: MOVE, or Error, for what is not a move", () -> {
            client.newGame(USUAL, "");
            for (String text : List.of("zz99", "e9e1", "e2", "", "O-O-O-O", "e2e4e5e6", "@@@@", "P@", "e2e4q5")) {
                if (client.isOn("usermove") || !text.isEmpty()) {
                    client.expectComplaint(client.moveLine(text));
                }
            }
            client.make(List.of("e2e4"));
        });
        if (client.isOn("usermove")) {
            client.recommended("moves without usermove", "cutechess sends one before the features count", () -> {
                client.newGame(USUAL, "");
                client.obey("e2e4");
                client.make(List.of("e7e5"));
            });
        }
        client.recommended(
                "unknown variants",
                "Error (unsupported variant): NAME",
                () -> client.expectComplaint("new", "variant nosuchvariant", "force"));
        client.recommended(
                "hint and book", "Hint: MOVE; the lines of bk begin with a space, and an empty line ends them", () -> {
                    client.newGame(USUAL, "", "sd 4");
                    client.obey("hint");
                    Position start = Position.start(USUAL);
                    for (String line : client.came(0)
                            .filter(line -> line.startsWith("Hint:"))
                            .toList()) {
                        legal(start, line.substring("Hint:".length()));
                    }
                    int before = client.came().size();
                    client.obey("bk");
                    List<String> book = client.came(before)
                            .filter(line -> !line.startsWith("pong"))
                            .toList();
                    require(
                            book.isEmpty()
                                    || book.getLast().isBlank()
                                            && book.stream().allMatch(line -> line.matches("|\\s.*")),
                            "lines that do not belong to a book");
                });
        if (client.isOn("memory")) {
            client.required(
                    "memory",
                    "memory N: the megabytes that all tables may use together, before new",
                    () -> setAndMove("memory 68"));
        }
        if (client.isOn("smp")) {
            client.required("cores", "cores N: use N processors at most", () -> setAndMove("cores 2"));
        }
        if (!client.features().options().isEmpty()) {
            client.required(
                    "option",
                    "option NAME=VALUE: any of the values that were declared",
                    () -> setAndMove(client.features().options().stream()
                            .map(OPTION_WITH_DEFAULT::matcher)
                            .filter(Matcher::matches)
                            .map(option -> "option " + option.group(1) + "=" + option.group(2))
                            .toArray(String[]::new)));
        }
    }

    private void setAndMove(String... settings) throws ChildEndedException, InterruptedException {
        client.obey(settings);
        client.search(USUAL, "", List.of(), "sd 4");
    }

    /** Checks other versions of the protocol, and the end of a session, each with its own process. */
    void checkProcesses() throws InterruptedException {
        client.recommended("version 4", "protover N: engines reply to later versions as to 2", () -> {
            client.restartForCheck();
            client.greet(4);
            require(!client.features().names().isEmpty(), "no features");
        });
        client.recommended("version 1", "without protover: moves as they are, edit, white and black", () -> {
            client.restartForCheck();
            client.send("xboard", "new", "random", "sd 4", "e2e4");
            client.awaitLegal(position(USUAL, "", List.of("e2e4")));
            client.send("new", "force", "e2e4", "sd 4", "white", "time 6000", "otim 6000", "black", "go");
            client.awaitLegal(position(USUAL, "", List.of("e2e4")));
            client.send("new", "force", "edit", "#", "Ke1", "Ra1", "Pe7", "c", "Kb7", "Ph2", ".");
            client.obey("e7e8q", "b7b6", "e1c1");
        });
        client.checkEnds("", QUIT, "new");
        client.checkEnds(
                " while thinking",
                QUIT,
                "new",
                "level 0 60 0",
                "time 360000",
                "force",
                client.moveLine("a2a4"),
                client.moveLine("h7h5"),
                "go");
        if (client.isOn("pause")) {
            client.checkEnds(" while paused", QUIT, "new", "level 0 60 0", "time 360000", "go", "pause");
        }
        if (client.isOn("analyze")) {
            client.checkEnds(" in analysis", QUIT, "new", "post", "analyze");
        }
    }
}
