package parachute.tools.cluster;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.NetworkInterface;
import java.net.ServerSocket;
import java.net.SocketException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import parachute.io.UserException;

/**
 * The address on which a driver listens.
 *
 * @param host a name or an IP address; by default that of this machine alone
 * @param port from 1 to 65 535
 */
public record DriverAddress(String host, int port) {
    private static final String THIS_MACHINE = "127.0.0.1";

    /** The lowest port that any user may listen on. */
    private static final int FIRST_OPEN = 1024;

    private static final Pattern FORM =
            Pattern.compile("(?:(\\[[0-9a-fA-F:.]+(?:%[\\w.-]+)?]|[^:\\[\\]]+):)?(\\d{1,5})");

    /**
     * Reads {@code PORT}, {@code HOST:PORT} or {@code [ADDRESS]:PORT}.
     *
     * @throws UserException if the text has another form
     */
    public static DriverAddress parse(String text) {
        Matcher parts = FORM.matcher(text);
        if (!parts.matches() || !isPort(Integer.parseInt(parts.group(2)))) {
            throw new UserException("expected HOST:PORT or a PORT from 1 to 65535, not \"" + text + '"');
        }
        String host = parts.group(1) == null ? THIS_MACHINE : parts.group(1).replaceAll("[\\[\\]]", "");
        return new DriverAddress(host, Integer.parseInt(parts.group(2)));
    }

    private static boolean isPort(int number) {
        return number >= 1 && number <= 65_535;
    }

    /**
     * Returns the address to connect to, or to listen on.
     *
     * @throws UserException if the host is not known
     */
    public InetSocketAddress resolve() {
        InetSocketAddress address = new InetSocketAddress(host, port);
        if (address.isUnresolved()) {
            throw new UserException("the host \"" + host + "\" is not known");
        }
        return address;
    }

    /**
     * Checks that a driver could listen here.
     *
     * @throws UserException if the host is not known or belongs to another machine, or the port is in use
     */
    public void checkFree() {
        InetSocketAddress address = resolve();
        try (ServerSocket socket = new ServerSocket()) {
            socket.bind(address);
        } catch (IOException e) {
            if (!isHere(address.getAddress())) {
                throw new UserException(host + " is not an address of this machine");
            }
            throw new UserException("the port " + port
                    + (port < FIRST_OPEN
                            ? " is in use, or not allowed for this user; ports from " + FIRST_OPEN + " are"
                            : " is in use by another driver or program; choose another one by --cluster"));
        }
    }

    private static boolean isHere(InetAddress address) {
        try {
            return address.isAnyLocalAddress() || NetworkInterface.getByInetAddress(address) != null;
        } catch (SocketException e) {
            return true;
        }
    }

    @Override
    public String toString() {
        return (host.indexOf(':') >= 0 ? '[' + host + ']' : host) + ':' + port;
    }
}
