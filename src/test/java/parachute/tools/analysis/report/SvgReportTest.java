package parachute.tools.analysis.report;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.w3c.dom.Document;
import org.xml.sax.SAXException;

/** Graphs and diagrams as images. */
class SvgReportTest {
    @TempDir
    private Path folder;

    @BeforeEach
    void write() throws IOException {
        new SvgReport(folder.resolve("made")).add(GameJsonTest.replay(GameJsonTest.ANNOTATED));
    }

    private Document read(String name) throws IOException, ParserConfigurationException, SAXException {
        return DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(folder.resolve("made").resolve(name).toFile());
    }

    private static int count(Document image, String element) {
        return image.getElementsByTagName(element).getLength();
    }

    private static String title(Document image) {
        return image.getElementsByTagName("title").item(0).getTextContent();
    }

    @Test
    void aGameHasAGraphAndEveryMistakeADiagram() throws IOException {
        try (Stream<Path> files = Files.list(folder.resolve("made"))) {
            assertEquals(
                    List.of("game-001-001.svg", "game-001.svg"),
                    files.map(file -> file.getFileName().toString()).sorted().toList());
        }
    }

    @Test
    void theGraphMarksTheMistakes() throws IOException, ParserConfigurationException, SAXException {
        Document graph = read("game-001.svg");
        assertEquals(1, count(graph, "circle"));
        assertEquals("White's winning chance, <A & B> - C", title(graph));
    }

    @Test
    void theDiagramShowsThePositionBeforeTheMistakeAndBothMoves()
            throws IOException, ParserConfigurationException, SAXException {
        Document diagram = read("game-001-001.svg");
        assertEquals("7. Ke2??, better 7. N@f7#", title(diagram));
        assertEquals(7, count(diagram, "use"), "five pieces on the board, two in hand");
    }

    @Test
    void aNameWithControlCharactersIsXml() throws IOException, ParserConfigurationException, SAXException {
        SvgReport report = new SvgReport(folder.resolve("made"));
        report.add(GameJsonTest.replay("[White \"\u001b\uffff\"]\n[Black \"B\"]\n\n1. e4 *"));
        assertEquals("White's winning chance, \u241b<U+FFFF> - B", title(read("game-001.svg")));
    }
}
