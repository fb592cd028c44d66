package parachute.tools.compliance;

import static parachute.tools.compliance.Compliance.DELAY;
import static parachute.tools.compliance.Compliance.MATE_IN_ONE;
import static parachute.tools.compliance.Compliance.PROMOTION;
import static parachute.tools.compliance.Compliance.READY;
import static parachute.tools.compliance.Compliance.SHORT;
import static parachute.tools.compliance.Compliance.SPECIAL_MOVES;
import static parachute.tools.compliance.Compliance.USUAL;
import static parachute.tools.compliance.Compliance.WITH_DROPS;
import static parachute.tools.compliance.Compliance.onThisMachine;
import static parachute.tools.compliance.Compliance.position;
import static parachute.tools.compliance.Compliance.require;
import static parachute.tools.compliance.Compliance.requireWithin;

import java.time.Duration;
import java.util.List;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;

/** Checks of XBoard's protocol: moves, positions, the side that the engine plays, and the end of a game. */
record CecpGameChecks(CecpClient client) {
    private static final String MOVE = "move MOVE: your engine is making the move MOVE";

    private static final String EMPTY_BOARD = "8/8/8/8/8/8/8/8 w - - 0 1";

    /** Texts that are not legal positions. */
    private static final List<String> INVALID_POSITIONS = List.of(
            EMPTY_BOARD,
            "kk6/8/8/8/8/8/8/KK6 w - - 0 1",
            "4k3/4R3/8/8/8/8/8/4K3 w - - 0 1",
            "abc",
            "",
            "9/9/9 w",
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBN w KQkq - 0 1",
            "P3k3/8/8/8/8/8/8/4K3 w - - 0 1",
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR x KQkq - 0 1");

    void run() throws InterruptedException {
        client.required("move", MOVE, () -> {
            try {
                client.newGame(USUAL, "");
                client.send("sd 2", "go");
                client.awaitMove(READY);
            } catch (ProblemException e) {
                client.end();
                throw e;
            }
        });
        checkTurns();
        for (MoveRow row : MoveRow.all()) {
            checkMoves(row);
        }
        if (client.isOn("setboard")) {
            checkPositions();
        }
        checkCommandsWhileThinking();
        checkEnds();
        if (client.canPlay(WITH_DROPS, "")) {
            checkDrops();
        }
    }

    private void checkMoves(MoveRow row) throws InterruptedException {
        if (client.canPlay(row.variant(), row.fen())) {
            client.check(row.isRequired(), row.name(), row.rule(), () -> {
                client.newGame(row.variant(), row.fen());
                client.make(row.moves());
                client.requireNoMove();
            });
        }
    }

    private void checkTurns() throws InterruptedException {
        client.recommended("coordinates", "moves are sent in coordinate notation, e2e4 and e7e8q", () -> {
            client.newGame(USUAL, "", "sd 4");
            client.send("go");
            String move = client.awaitMove(SHORT).text();
            require(move.matches("[a-h][1-8][a-h][1-8][qrbn]?"), "move " + move);
        });
        client.required(
                "special moves",
                "castling, captures en passant and promotions before the search",
                () -> client.search(USUAL, "", SPECIAL_MOVES, "sd 3"));
        client.required("replies to moves", "in normal mode, on move, it starts thinking, and keeps its side", () -> {
            client.newGame(USUAL, "", "sd 4");
            client.play("e2e4", "e7e5", "g1f3");
            new ClockedGame(client, position(USUAL, "", List.of("e2e4", "e7e5", "g1f3")), ClockedGame.Clock.perMove(10))
                    .play(2);
        });
        client.required("next game", "new: the start position, leave force mode and play black", () -> {
            client.send("new", "easy", "sd 4");
            client.play("e2e4");
            client.awaitLegal(position(USUAL, "", List.of("e2e4")));
            client.send("result * {stopped}", "force");
            client.sync();
            client.send("new", "easy", "sd 4");
            client.play("d2d4");
            client.awaitLegal(position(USUAL, "", List.of("d2d4")));
        });
        client.recommended("remove", "remove: on the user's move, retract the last two moves", () -> {
            client.send("new", "easy", "sd 4");
            client.play("e2e4");
            client.awaitMove(SHORT);
            client.send("remove");
            client.play("d2d4");
            client.awaitLegal(position(USUAL, "", List.of("d2d4")));
        });
        if (client.isOn("playother")) {
            client.recommended("playother", "playother: play the color that is not on move", () -> {
                client.newGame(USUAL, "", "sd 4");
                client.play("e2e4");
                client.send("playother");
                client.sync();
                client.requireNoMove();
                client.play("e7e5");
                client.awaitLegal(position(USUAL, "", List.of("e2e4", "e7e5")));
            });
        }
    }

    private void checkPositions() throws InterruptedException {
        for (String fen : List.of(
                PROMOTION,
                "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3",
                "r1bqkbnr/pppp1ppp/2n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 3 3")) {
            client.required(
                    "position " + fen.split(" ")[0],
                    "setboard FEN: set up the position",
                    () -> client.search(USUAL, fen, List.of(), "sd 4"));
        }
        client.recommended("illegal positions", "tellusererror Illegal position, and wait for another one", () -> {
            for (String fen : INVALID_POSITIONS) {
                client.newGame(USUAL, "");
                client.expectComplaint("setboard " + fen);
            }
            client.expectUsable();
        });
        client.recommended(
                "moves after an illegal position", "Illegal move for every move after an illegal position", () -> {
                    client.newGame(USUAL, EMPTY_BOARD);
                    client.make(List.of(MoveRow.ILLEGAL + "e2e4"));
                });
        client.recommended(
                "name of an illegal position", "PyChess looks for the FEN in the reply to an empty board", () -> {
                    client.newGame(USUAL, "");
                    String complaints = String.join(" ", client.complaints("setboard " + EMPTY_BOARD));
                    require(complaints.contains(EMPTY_BOARD.split(" ")[0]), "the FEN is not in it");
                });
    }

    private void checkCommandsWhileThinking() throws InterruptedException {
        client.whileThinking(true, "move now", "?: move now; it should move immediately", () -> {
            long start = System.nanoTime();
            client.send("?");
            long end = client.awaitMove(SHORT).nanos();
            requireWithin(Duration.ofSeconds(1), Duration.ofNanos(end - start));
        });
        client.recommended(
                "move now without a search", "?: if your engine is not thinking, it should ignore this", () -> {
                    client.newGame(USUAL, "");
                    client.obey("?");
                    client.requireNoMove();
                });
        client.whileThinking(false, "force", "force: play neither color, stop thinking, send no move", () -> {
            client.send("force");
            client.sync();
            client.expectNoMove(DELAY.dividedBy(2));
        });
        client.whileThinking(false, "result", "result: the game is over, and the next one may begin at once", () -> {
            client.send("result 1-0 {Black resigns}", "force");
            client.sync();
            client.send("new", "random", "level 0 1 0", "sd 4", "post", "hard", "easy");
            client.sync();
            client.play("c2c4");
            client.awaitLegal(position(USUAL, "", List.of("c2c4")));
        });
        if (client.isOn("draw")) {
            client.whileThinking(
                    false, "draw", "draw: the opponent offers one; the engine does not move because of it", () -> {
                        client.send("draw");
                        client.expectNoMove(DELAY.dividedBy(2));
                        client.send("?");
                        client.awaitMove(SHORT);
                    });
        }
        if (client.isOn("ping")) {
            client.whileThinking(
                    false, "ping while thinking", "ping N while it is thinking: pong follows the move", () -> {
                        client.send("ping 57");
                        client.expectNoMove(DELAY.dividedBy(2));
                        client.send("?");
                        client.awaitMove(SHORT);
                        require(client.came(0).noneMatch("pong 57"::equals), "pong came before the move");
                        client.expectPong(57, SHORT);
                    });
        }
    }

    private void checkEnds() throws InterruptedException {
        if (client.isOn("playother")) {
            checkEnd("mate", "1-0", MATE_IN_ONE, "a1a8");
            checkEnd("stalemate", "1/2-1/2", "7k/8/6K1/8/8/8/8/5Q2 w - - 0 1", "f1f7");
            checkEnd("fifty moves", "1/2-1/2", "4k3/8/8/8/8/8/R6r/4K3 w - - 99 80", "a2a3");
            checkEnd("little material", "1/2-1/2", "8/8/4k3/8/8/4n3/4K3/8 w - - 0 1", "e2e3");
            checkEnd("repetition", "1/2-1/2", "", "g1f3", "g8f6", "f3g1", "f6g8", "g1f3", "g8f6", "f3g1", "f6g8");
        }
        if (client.isOn("setboard")) {
            client.recommended("go in a finished game", "1-0 {White mates} in place of a move", () -> {
                client.newGame(USUAL, "R5k1/5ppp/8/8/8/8/8/4K3 b - - 0 1", "sd 4");
                client.send("go");
                client.expectResult("1-0");
            });
            client.recommended("own mate", "1-0 {White mates} after the move that mates", () -> {
                client.newGame(USUAL, MATE_IN_ONE, "sd 4");
                client.send("go");
                String move = client.awaitMove(SHORT).text();
                require(move.matches("a1a8|Ra8#"), "it does not mate by a1a8, but moves " + move);
                client.expectResult("1-0");
            });
            checkNoClaim("two knights", USUAL, "4k3/8/8/8/8/8/8/1N2K1N1 w - - 0 1");
        }
    }

    /** Checks that the engine claims a result and does not move once its opponent has ended the game. */
    private void checkEnd(String name, String result, String fen, String... moves) throws InterruptedException {
        if (client.canPlay(USUAL, fen)) {
            client.recommended(
                    "claim of " + name, result + " {REASON}: the game has ended, and no move follows", () -> {
                        client.newGame(USUAL, fen, "sd 4");
                        client.play(List.of(moves).subList(0, moves.length - 1).toArray(String[]::new));
                        client.send("playother");
                        client.play(moves[moves.length - 1]);
                        client.expectResult(result);
                        client.expectNoMove(DELAY.dividedBy(5));
                    });
        }
    }

    /** Checks that the engine moves in a position that is not a draw, without a claim. */
    private void checkNoClaim(String name, Variant variant, String fen) throws InterruptedException {
        client.required("no claim of " + name, "a wrong claim of a draw loses the game", () -> {
            client.search(variant, fen, List.of(), "sd 4");
            client.listen(onThisMachine(DELAY.dividedBy(2)));
            require(client.came(0).noneMatch(CecpLine.RESULT.asMatchPredicate()), "a claim in a game that is not over");
        });
    }

    private void checkDrops() throws InterruptedException {
        client.recommended(
                "variant",
                "variant NAME after new is obeyed without a reply",
                () -> client.obey("new", "variant " + WITH_DROPS.xboardName(), "force"));
        client.recommended("new ends the variant", "new: the variant is the usual one again", () -> {
            client.newGame(WITH_DROPS, "");
            client.make(List.of("e2e4", "d7d5", "e4d5", "d8d5"));
            client.obey("new", "force");
            client.make(List.of("e2e4", "d7d5", "e4d5", "d8d5", MoveRow.ILLEGAL + "P@e4"));
        });
        client.recommended(
                "hands of a server", "holding [PP] [N] is sent with chess servers, and obeyed without a reply", () -> {
                    client.newGame(WITH_DROPS, "");
                    client.obey("holding [PP] [N]", "holding [PP] [N] BN", "holding [] []");
                });
        client.required(
                "search with drops",
                "a drop is a piece letter, an at sign and a square, such as P@h3",
                () -> client.search(WITH_DROPS, "", List.of("e2e4", "d7d5", "e4d5", "d8d5", "P@e4"), "sd 3"));
        client.required("games of both variants", "variant NAME: the next game is played with other rules", () -> {
            for (Variant variant : List.of(USUAL, WITH_DROPS, USUAL)) {
                client.newGame(variant, "", "sd 3");
                new ClockedGame(client, Position.start(variant), ClockedGame.Clock.perMove(5)).play(3);
                client.send("result * {next}", "force");
                client.sync();
            }
        });
        client.required("forty moves with drops", "level 0 0:02 0: two seconds for the game", () -> {
            client.newGame(WITH_DROPS, "", "level 0 0:02 0");
            new ClockedGame(client, Position.start(WITH_DROPS), new ClockedGame.Clock(2, 0, 0)).play(40);
        });
        if (client.isOn("setboard")) {
            checkDropIn("drop in stalemate", "P@", "k7/2Q5/1K6/8/8/8/8/8[p] b - - 0 1");
            checkDropIn("drop in mate", "N@", "k6R/8/1K6/8/8/8/8/8[n] b - - 0 1");
            checkNoClaim("little material", WITH_DROPS, "4k3/8/8/8/8/8/8/4K1N1[] w - - 0 1");
        }
    }

    private void checkDropIn(String name, String drop, String fen) throws InterruptedException {
        client.required(name, "a game in which a drop is legal is not over", () -> {
            String move = client.search(WITH_DROPS, fen, List.of(), "sd 4");
            require(move.startsWith(drop), "move " + move);
        });
    }
}
