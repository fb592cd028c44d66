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
 * Where a driver listens.
 *
 * @param host a name or a number; that of this machine alone unless it is told otherwise
 * @param port from 1 to 65 535
 */
public record DriverAddress(String host, int port) {
    private static final String THIS_MACHINE = "127.0.0.1";

    /** The first port on which any user may listen. */
    private static final int FIRST_OPEN = 1024;

    private static final Pattern FORM =
            Pattern.compile("(?:(\\[[0-9a-fA-F:.]+(?:%[\\w.-]+)?]|[^:\\[\\]]+):)?(\\d{1,5})");

    /**
     * Reads {@code PORT}, {@code HOST:PORT} or {@code [ADDRESS]:PORT}.
     *
     * @throws UserException if the text is none of these
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
     * The address to connect to, or to listen on.
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
     * @throws UserException if the host is not known or is another machine's, or the port is taken
     */
    public void checkFree() {
        InetSocketAddress address = resolve();
        try (ServerSocket socket = new ServerSocket()) {
            socket.bind(address);
        } catch (IOException e) {
            if (!isHere(address.getAddress())) {
                throw new UserException(host + " is no address of this machine");
            }
            throw new UserException("the port " + port
                    + (port < FIRST_OPEN
                            ? " is taken, or not allowed to this user; ports from " + FIRST_OPEN + " on are"
                            : " is taken: another driver, or another program, listens on it; give another one"
                                    + " by --cluster"));
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
