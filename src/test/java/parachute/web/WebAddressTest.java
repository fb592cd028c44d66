package parachute.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import parachute.io.UserException;

/** Where the server listens, and what has to be shown there. */
class WebAddressTest {
    private static WebAddress address(String host) {
        return WebAddress.of(host, 8730, Optional.empty());
    }

    @Test
    void onThisMachineNothingHasToBeShown() {
        WebAddress address = address(WebAddress.LOCAL_HOST);
        assertFalse(address.isOpen());
        assertEquals("http://127.0.0.1:8730/", address.url(8730));
        assertEquals("http://[::1]:8730/", address("::1").url(8730));
    }

    @Test
    void whereOthersCanComeATokenIsMade() {
        WebAddress address = address("0.0.0.0");
        assertTrue(address.isOpen());
        String token = address.token().orElseThrow();
        assertTrue(token.matches("[0-9a-f]{48}"), token);
        assertNotEquals(address("0.0.0.0").token(), address.token());
        assertEquals("http://0.0.0.0:8730/?token=" + token, address.url(8730));
    }

    @Test
    void aTokenThatIsGivenHasToBeShownOnThisMachineAsWell() {
        assertEquals(
                "http://localhost:8730/?token=kings-gambit",
                WebAddress.of("localhost", 8730, Optional.of("kings-gambit")).url(8730));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "e4", "1234567", "kings gambit", "kings&gambit"})
    void aTokenThatIsShortOrNoPartOfAnAddressIsRefused(String token) {
        assertThrows(UserException.class, () -> WebAddress.of("localhost", 8730, Optional.of(token)));
    }

    @Test
    void aHostThatThereIsNotIsRefused() {
        assertEquals(
                "there is no host \"no.such.host.invalid\"",
                assertThrows(UserException.class, () -> address("no.such.host.invalid"))
                        .getMessage());
    }
}
