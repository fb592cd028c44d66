package parachute.games.tours;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import parachute.io.UserException;

class SquareConditionTest {
    /** Squares are 2,3 and 4,4. */
    @ParameterizedTest(name = "{0} is {1} on 2,3 and {2} on 4,4")
    @CsvSource(
            delimiter = ';',
            value = {
                "x<3; true; false",
                "x<=2; true; false",
                "x>2; false; true",
                "x>=4; false; true",
                "x==y; false; true",
                "x+y!=5; false; true",
                "!(x==2&&y==3); false; true",
                "!(x == 2 && y == 3); false; true",
                "x==4||y==3; true; true",
                "x==4 && y==3 || x==2; true; false",
                "x==2 || y==4 && x==9; true; false",
                "x+2*y==8; true; false",
                "(x+2)*y==12; true; false",
                "10-x-y==5; true; false",
                "(x+y)%2==0; false; true",
                "y/2==1; true; false",
                "-x<-3; false; true",
                "((x))==2; true; false",
                "!!(x==2); true; false",
                "1<2; true; true",
            })
    void operatorsBindAsInJava(String text, boolean onFirst, boolean onSecond) throws Exception {
        assertEquals(onFirst, SquareCondition.parse(text).test(new TourSquare(2, 3)));
        assertEquals(onSecond, SquareCondition.parse(text).test(new TourSquare(4, 4)));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                " ",
                "x",
                "x<",
                "<5",
                "x<5)",
                "(x<5",
                "x<5 y<5",
                "x=5",
                "x<5<6",
                "x&&y",
                "!x",
                "x+(y<2)<3",
                "z<5",
                "xy<5",
                "x<12345678901",
                "x%0==1",
                "x/(1-1)==1",
                "x%y==0",
                "x<5&",
                "x<5 é",
                "x<5;",
                "-(x<2)",
                "--"
            })
    void invalidConditionsAreRefusedInOneLine(String text) {
        UserException refused = assertThrows(UserException.class, () -> SquareCondition.parse(text));
        assertFalse(refused.getMessage().isBlank());
        assertEquals(1, refused.getMessage().lines().count());
    }

    @Test
    void anyLengthButNotAnyDepth() throws Exception {
        assertTrue(SquareCondition.parse("x<5" + "||x<5".repeat(100_000)).test(new TourSquare(0, 0)));
        assertTrue(SquareCondition.parse("x<5" + "&&x<5".repeat(100_000)).test(new TourSquare(0, 0)));
        assertTrue(SquareCondition.parse("x<5" + "+1-x*1".repeat(100_000)).test(new TourSquare(1, 0)));
        assertTrue(
                SquareCondition.parse("(".repeat(99) + "x<5" + ")".repeat(99)).test(new TourSquare(0, 0)));
        assertThrows(UserException.class, () -> SquareCondition.parse("(".repeat(100_000)));
        assertThrows(UserException.class, () -> SquareCondition.parse("!".repeat(100_000)));
    }
}
