package parachute.games.tours;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.StringReader;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.xml.sax.InputSource;

class TourPictureTest {
    @Test
    void aLineGoesThroughTheMiddleOfEverySquare() throws Exception {
        List<TourSquare> tour =
                KnightsTours.firstTour(5, List.of(new TourSquare(0, 0))).orElseThrow();
        Document picture = parse(TourPicture.svg(5, tour, false));
        assertEquals("svg", picture.getDocumentElement().getTagName());
        Element line = (Element) picture.getElementsByTagName("polyline").item(0);
        String[] points = line.getAttribute("points").split(" ");
        assertEquals(25, points.length);
        assertEquals("10,90", points[0]);
        assertEquals("30,50", points[1]);
        assertEquals(25, picture.getElementsByTagName("text").getLength());
    }

    @Test
    void aClosedTourIsDrawnAsARing() throws Exception {
        List<TourSquare> tour =
                KnightsTours.firstClosedTour(6, List.of(new TourSquare(3, 3))).orElseThrow();
        Document picture = parse(TourPicture.svg(6, tour, true));
        assertEquals(1, picture.getElementsByTagName("polygon").getLength());
        assertEquals(0, picture.getElementsByTagName("polyline").getLength());
    }

    @Test
    void numbersAreLeftOutWhereNobodyCouldReadThem() throws Exception {
        List<TourSquare> tour =
                KnightsTours.tourOnMegaBoard(70, List.of(new TourSquare(0, 0))).orElseThrow();
        assertEquals(
                0,
                parse(TourPicture.svg(70, tour, false))
                        .getElementsByTagName("text")
                        .getLength());
    }

    private static Document parse(String svg) throws Exception {
        return DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new InputSource(new StringReader(svg)));
    }
}
