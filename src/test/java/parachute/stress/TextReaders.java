package parachute.stress;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import parachute.engine.Engine;
import parachute.games.iade.IadeSession;
import parachute.games.play.GameSearchLimit;
import parachute.games.shogun.ShogunSession;
import parachute.games.tours.SquareCondition;
import parachute.games.tours.TourSquare;
import parachute.games.uttt.UtttSession;
import parachute.io.LineReader;
import parachute.io.LineWriter;
import parachute.io.UserException;
import parachute.protocol.cecp.CecpSession;
import parachute.protocol.uci.UciSession;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;
import parachute.rules.notation.Epd;
import parachute.rules.notation.Fen;
import parachute.rules.notation.FenException;
import parachute.rules.notation.MoveText;
import parachute.rules.notation.UnicodeBoard;
import parachute.rules.notation.UnicodeBoardException;
import parachute.rules.notation.VariantChoice;
import parachute.rules.notation.VariantName;
import parachute.rules.pgn.GameText;
import parachute.rules.pgn.GameTree;
import parachute.rules.pgn.PgnEntry;
import parachute.rules.pgn.PgnException;
import parachute.rules.pgn.PgnReader;
import parachute.rules.pgn.PgnWriter;
import parachute.tools.match.setup.EngineSpec;
import parachute.tools.program.CommandWords;
import parachute.tools.puzzle.Puzzle;
import parachute.web.json.PgnRequest;
import parachute.web.json.RefusedException;
import parachute.web.json.RequestBody;

/** All that reads texts from outside, by name. Each one fails if it does something else than to read or to refuse a text. */
public final class TextReaders {
    /** How texts are refused: not by an exception of the JDK's. */
    private static final Set<Class<?>> REFUSALS = Set.of(
            IllegalArgumentException.class,
            FenException.class,
            PgnException.class,
            UnicodeBoardException.class,
            UserException.class,
            RefusedException.class);

    /** Games of one text that are also resolved, written and read again, and their characters at most. */
    private static final int WRITTEN = 2;

    private static final int WRITTEN_LENGTH = 20_000;

    private static final GameSearchLimit LIMIT = GameSearchLimit.depth(1);

    private TextReaders() {}

    /** Returns the readers by name. */
    public static Map<String, Consumer<String>> all() {
        Engine engine = new Engine();
        Map<String, Consumer<String>> readers = new LinkedHashMap<>();
        readers.put("PGN", TextReaders::readPgn);
        readers.put("FEN", refusing(text -> checkFen(Fen.parse(text, Variant.CRAZYHOUSE))));
        readers.put("FEN of chess", refusing(text -> Fen.parse(text, VariantName.DEFAULT)));
        readers.put("EPD", refusing(text -> readEpd(Epd.parse(text, VariantName.DEFAULT, warning -> {}))));
        readers.put("Unicode board", refusing(UnicodeBoard::parse));
        readers.put("move", refusing(text -> MoveText.play(Position.start(Variant.CRAZYHOUSE), text)));
        readers.put("variant", refusing(text -> new VariantChoice(Optional.of(VariantName.DEFAULT)).ofPosition(text)));
        readers.put("name of a variant", refusing(text -> VariantChoice.ofTags(Optional.of(text), Optional.empty())));
        readers.put("UCI", text -> session(text, (in, out) -> new UciSession(engine, in, new LineWriter(out)).run()));
        readers.put(
                "XBoard", text -> session(text, (in, out) -> new CecpSession(engine, in, out, ignored -> {}).run()));
        readers.put("request", refusing(RequestBody::parse));
        readers.put("PGN of a request", refusing(text -> PgnRequest.games(text)));
        readers.put("puzzle", refusing(Puzzle::parse));
        readers.put(
                "engine",
                refusing(text -> EngineSpec.parse(CommandWords.parse(CommandWords.splitCommand(text)), Map.of())));
        readers.put("uttt", text -> checkReply(new UtttSession(LIMIT, 1).answer(text)));
        readers.put("shogun", text -> checkReply(new ShogunSession(LIMIT, 1).answer(text)));
        readers.put(
                "iade",
                text -> session(text, (in, out) -> new IadeSession(in, new LineWriter(out), Path.of("")).run()));
        readers.put("squares", refusing(TextReaders::matches));
        return readers;
    }

    private static <T> Consumer<T> refusing(Consumer<T> reader) {
        return text -> {
            try {
                reader.accept(text);
            } catch (RuntimeException e) {
                if (!REFUSALS.contains(e.getClass())) {
                    throw e;
                }
            }
        };
    }

    // ---- files ------------------------------------------------------------------------------------------------------

    private static void readPgn(String text) {
        List<PgnEntry> entries = PgnReader.entries(text).toList();
        if (!entries.isEmpty()) {
            assertEquals(text, entries.stream().map(PgnEntry::text).collect(Collectors.joining()));
        }
        entries.stream()
                .limit(WRITTEN)
                .filter(entry -> entry.text().length() <= WRITTEN_LENGTH)
                .map(PgnEntry::game)
                .forEach(refusing(TextReaders::checkWritten));
    }

    /** What is read, written and read again has the same moves, and is then written as the same text. */
    private static void checkWritten(GameTree game) {
        String written = PgnWriter.format(game.resolve(VariantName.DEFAULT, Variant.CRAZYHOUSE));
        List<GameTree> again = PgnReader.readAll(written);
        assertEquals(List.of(GameText.of(game)), GameText.of(again));
        assertEquals(written, PgnWriter.format(again.getFirst().resolve(VariantName.of(game.start()))));
    }

    private static void checkFen(Position position) {
        String fen = Fen.format(position);
        assertEquals(fen, Fen.format(Fen.parse(fen, Variant.CRAZYHOUSE)));
    }

    private static boolean matches(String condition) {
        return SquareCondition.parse(condition).test(new TourSquare(1, 2));
    }

    private static void readEpd(Epd line) {
        line.bestMoves();
        line.avoidMoves();
        line.directMate();
    }

    // ---- protocols --------------------------------------------------------------------------------------------------

    private interface Session {
        void run(LineReader in, ByteArrayOutputStream out);
    }

    private static void session(String input, Session session) {
        InputStream in = new ByteArrayInputStream((input + "\nquit\n").getBytes(StandardCharsets.UTF_8));
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        session.run(new LineReader(in), out);
        checkReply(out.toString(StandardCharsets.UTF_8));
    }

    private static void checkReply(String reply) {
        assertFalse(reply.contains("internal") || reply.contains("Erro interno"), reply);
    }
}
