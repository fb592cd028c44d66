package parachute.games.iade;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import parachute.RandomText;
import parachute.io.LineReader;
import parachute.io.LineWriter;

/** Any input gets replies of the protocol, and the session works correctly afterwards. */
class FuzzTest {
    private static final int LINES = 10_000;
    private static final List<String> NAMES = List.of("Ana", "Rui", "Eva", "Zé");
    private static final List<String> WORDS = List.of(
            "RJ",
            "LJ",
            "IJ",
            "MP",
            "OS",
            "DJ",
            "D",
            "G",
            "L",
            "XJ",
            "XA",
            "XF",
            "XX",
            "Novo",
            "Continuação",
            "E2",
            "e2",
            "Z9",
            "-1",
            "99999999999999999999",
            "BK1",
            "WP1,WP2",
            ",,,",
            "\u0000",
            "\u202e",
            "😀",
            "é",
            "\t",
            "%s%n",
            "null");

    /** Every line that a reply may contain. */
    private static final Pattern ANSWER = Pattern.compile(
            "Instrução inválida\\.|Jogador (registado com sucesso|existente"
                    + "|inexistente|não participa no jogo em curso)\\.|Sem jogadores registados\\.|Sem jogadas possíveis\\."
                    + "|Jogo (iniciado|terminado|gravado|lido) com sucesso\\.|Existe um jogo em curso\\."
                    + "|Não existe (jogo em curso|peça na posição inicial)\\.|Não é a vez do jogador\\."
                    + "|Posição (final )?inválida\\.|Movimento inválido\\.|Checkmate\\. \\S+ venceu\\.|Check\\."
                    + "|Peça [WB][PRHBQK]\\d+ capturada\\.|Peão promovido\\.|Roque efetuado\\.|En passant efetuado\\."
                    + "|[WB][PRHBQK]\\d+ movida com sucesso\\.|Peão [WB]P\\d+ recuou com sucesso\\."
                    + "|Torre [WB]R\\d+ capturou duas peças com sucesso\\.|Cavalo [WB]H\\d+ avançou com sucesso\\."
                    + "|Bispo [WB]B\\d+ capturou \\d peões\\.|Rainha trocou de posição com o rei\\."
                    + "|Ficheiro (não gravado|inexistente|danificado)\\.|Fora da FEN: .+\\."
                    + "|\\S+ \\d+ \\d+ \\d+ \\d+|( {4}[A-H]){8}|[1-8]( {2}|( {2}([WB][PRHBQK]\\d+| {3})){0,7} {2}[WB][PRHBQK]\\d+)"
                    + "|(MP|OS) \\S+ [A-H][1-8]( [A-H][1-8])?|([1-8pnbrqkPNBRQK]+/){7}[1-8pnbrqkPNBRQK]+ [wb] \\S+ \\S+ \\d+ \\d+");

    private static final String LAST = """
            RJ Primeira
            RJ Segundo
            IJ Novo Primeira Segundo
            MP Primeira E7 E5
            MP Segundo E2 E4
            MP Primeira E5 E4
            OS Primeira D8
            XF
            """;

    private static final List<String> LAST_ANSWERS = List.of(
            "Jogador registado com sucesso.",
            "Jogador registado com sucesso.",
            "Jogo iniciado com sucesso.",
            "WP5 movida com sucesso.",
            "BP5 movida com sucesso.",
            "Movimento inválido.",
            "Rainha trocou de posição com o rei.",
            "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBKQBNR b kq - 1 2");

    @TempDir
    private Path folder;

    @ParameterizedTest
    @ValueSource(longs = {1})
    void randomLinesDoNoHarm(long seed) {
        RandomText random = new RandomText(seed);
        StringBuilder input = new StringBuilder();
        for (int i = 0; i < LINES; i++) {
            input.append(line(random)).append('\n');
        }
        // Enough to fill the rows of an expected board, then to end a game of any players.
        input.append("LJ\n".repeat(8));
        for (String name : (String.join(" ", NAMES) + ' ' + String.join(" ", WORDS)).split("\\s+")) {
            input.append("D ").append(name).append('\n');
        }
        List<String> answers = session(input + LAST).lines().toList();
        for (String answer : answers) {
            assertTrue(ANSWER.matcher(answer).matches(), answer);
        }
        assertEquals(LAST_ANSWERS, answers.subList(answers.size() - LAST_ANSWERS.size(), answers.size()));
    }

    @ParameterizedTest
    @ValueSource(longs = {2})
    void randomBytesDoNoHarm(long seed) {
        RandomText random = new RandomText(seed);
        ByteArrayOutputStream input = new ByteArrayOutputStream();
        for (int i = 0; i < LINES; i++) {
            // Never an empty line, which would end the session.
            input.writeBytes(("x" + new String(random.bytes(41), StandardCharsets.ISO_8859_1).replace('\n', ' '))
                    .getBytes(StandardCharsets.ISO_8859_1));
            input.write('\n');
        }
        input.writeBytes(LAST.getBytes(StandardCharsets.UTF_8));
        List<String> answers = session(input.toByteArray()).lines().toList();
        assertEquals(LINES + LAST_ANSWERS.size(), answers.size());
        assertEquals(LAST_ANSWERS, answers.subList(LINES, answers.size()));
    }

    private String session(String input) {
        return session(input.getBytes(StandardCharsets.UTF_8));
    }

    private String session(byte[] input) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        new IadeSession(new LineReader(new ByteArrayInputStream(input)), new LineWriter(out), folder).run();
        return out.toString(StandardCharsets.UTF_8);
    }

    private static String line(RandomText random) {
        String name = random.word(NAMES);
        String other = random.word(NAMES);
        int choice = random.below(1000);
        if (choice < 400) {
            return "MP " + name + ' ' + place(random) + ' ' + place(random);
        } else if (choice < 650) {
            return "OS " + name + ' ' + place(random) + (random.onceIn(2) ? "" : ' ' + place(random));
        } else if (choice < 700) {
            return "XJ " + name + " 0.0005";
        } else if (choice < 710) {
            return "D " + name + (random.onceIn(2) ? "" : ' ' + other);
        } else if (choice < 750) {
            return "IJ Novo " + name + ' ' + other;
        } else if (choice < 760) {
            return "IJ Continuação " + name + ' ' + other + board(random);
        } else if (choice < 765) {
            return random.word(List.of("G um", "G dois", "L um", "L dois"));
        } else if (choice < 800) {
            return random.word(List.of("RJ " + name, "LJ", "DJ", "XA", "XF"));
        }
        List<String> vocabulary = random.onceIn(3) ? NAMES : WORDS;
        String words = random.line(WORDS, 1, 4) + ' ' + random.line(vocabulary, 3);
        return words.replace("\u0000", "").isBlank() ? "?" : words;
    }

    private static String place(RandomText random) {
        return "" + (char) ('A' + random.below(8)) + (char) ('1' + random.below(8));
    }

    private static String board(RandomText random) {
        StringBuilder rows = new StringBuilder();
        for (int row = 0; row < 8; row++) {
            rows.append('\n');
            for (int cell = 0; cell < 8; cell++) {
                rows.append(cell > 0 ? "," : "");
                if (random.onceIn(3)) {
                    rows.append(random.onceIn(2) ? 'W' : 'B')
                            .append("PPPPRHBQK".charAt(random.below(9)))
                            .append(1 + random.below(9));
                }
            }
        }
        return rows.toString();
    }
}
