package parachute.web;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.Optional;
import parachute.io.UserException;

/**
 * Where the server listens, and who may connect.
 *
 * @param host a name or an address of this machine
 * @param port 0 for any that is free
 * @param token what every client has to send; empty if none is needed
 */
public record WebAddress(String host, int port, Optional<String> token) {
    /** The address that only this machine reaches. */
    public static final String LOCAL_HOST = "127.0.0.1";

    private static final int TOKEN_BYTES = 24;

    /**
     * Returns an address that needs a token unless only this machine reaches it; one is made if none was given.
     *
     * @throws UserException if the host is unknown, or the token empty
     */
    public static WebAddress of(String host, int port, Optional<String> token) {
        if (token.isPresent() && !token.get().matches("[\\w.~-]{8,}")) {
            throw new UserException("a token has at least 8 letters, digits and - . _ ~, and nothing else");
        }
        boolean needed = token.isPresent() || !isLocal(host);
        return new WebAddress(host, port, needed ? Optional.of(token.orElseGet(WebAddress::newToken)) : token);
    }

    private static boolean isLocal(String host) {
        try {
            return InetAddress.getByName(host).isLoopbackAddress();
        } catch (UnknownHostException e) {
            throw new UserException("there is no host \"" + host + '"');
        }
    }

    private static String newToken() {
        byte[] bytes = new byte[TOKEN_BYTES];
        new SecureRandom().nextBytes(bytes);
        return HexFormat.of().formatHex(bytes);
    }

    /** Returns whether other machines reach it. */
    public boolean isOpen() {
        return !isLocal(host);
    }

    /** Returns the address of the first page, with the token if there is one. */
    public String url(int actualPort) {
        String name = host.contains(":") ? '[' + host + ']' : host;
        return "http://" + name + ':' + actualPort + '/'
                + token.map(shown -> "?token=" + shown).orElse("");
    }
}
