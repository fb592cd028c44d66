package parachute.tools.cluster;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import parachute.Ports;
import parachute.io.UserException;

/** Where a driver listens, as it is written. */
class DriverAddressTest {
    @ParameterizedTest
    @CsvSource({
        "7078, 127.0.0.1, 7078, 127.0.0.1:7078",
        "1, 127.0.0.1, 1, 127.0.0.1:1",
        "00080, 127.0.0.1, 80, 127.0.0.1:80",
        "0.0.0.0:65535, 0.0.0.0, 65535, 0.0.0.0:65535",
        "my-host.example:7078, my-host.example, 7078, my-host.example:7078",
        "[::1]:7078, ::1, 7078, [::1]:7078",
        "[fe80::1%eth0]:7078, fe80::1%eth0, 7078, [fe80::1%eth0]:7078",
    })
    void whatIsWrittenIsRead(String text, String host, int port, String written) {
        DriverAddress address = DriverAddress.parse(text);
        assertEquals(new DriverAddress(host, port), address);
        assertEquals(written, address.toString());
        assertEquals(address, DriverAddress.parse(written));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "host",
                "host:",
                ":7078",
                "0",
                "host:0",
                "65536",
                "host:99999",
                "100000",
                "-1",
                "7078 ",
                "a:b:7",
                "::1",
                "::1:7078",
                "[::1]",
                "[host]:7078",
                "[::1:7078",
                "host:7o78",
                "70\n78"
            })
    void whatIsNoAddressIsNamed(String text) {
        assertEquals(
                "expected HOST:PORT or a PORT from 1 to 65535, not \"" + text + '"',
                assertThrows(UserException.class, () -> DriverAddress.parse(text))
                        .getMessage());
    }

    @Test
    void numbersNeedNoServiceOfNames() throws Exception {
        assertEquals(
                new InetSocketAddress(InetAddress.getByAddress(new byte[] {10, 0, 0, 7}), 7078),
                DriverAddress.parse("10.0.0.7:7078").resolve());
        assertTrue(DriverAddress.parse("[::1]:7078").resolve().getAddress().isLoopbackAddress());
    }

    @Test
    void aHostThatIsNotKnownIsNamed() {
        // No host can have this name, so nobody is asked for it.
        DriverAddress nowhere = DriverAddress.parse("no such host:7078");
        assertEquals(
                "the host \"no such host\" is not known",
                assertThrows(UserException.class, nowhere::resolve).getMessage());
    }

    @Test
    void aTakenPortIsSaid() throws Exception {
        DriverAddress address = new DriverAddress("127.0.0.1", Ports.free());
        try (ServerSocket other = new ServerSocket(address.port(), 1, InetAddress.getLoopbackAddress())) {
            assertEquals(
                    "the port " + other.getLocalPort()
                            + " is in use by another driver or program; choose another one by --cluster",
                    refusal(address));
        }
        assertDoesNotThrow(address::checkFree, "nobody listens any more");
    }

    @Test
    void anAddressOfAnotherMachineIsSaid() {
        // Of a network that is for documents alone (RFC 5737).
        assertEquals("192.0.2.1 is not an address of this machine", refusal(DriverAddress.parse("192.0.2.1:7078")));
    }

    private static String refusal(DriverAddress address) {
        return assertThrows(UserException.class, address::checkFree).getMessage();
    }
}
