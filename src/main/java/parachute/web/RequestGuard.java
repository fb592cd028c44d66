package parachute.web;

import static java.util.Map.entry;

import io.javalin.http.Context;
import io.javalin.http.Cookie;
import io.javalin.http.SameSite;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import parachute.io.Excerpt;
import parachute.web.json.RefusedException;
import parachute.web.json.RefusedException.Reason;

/**
 * Admits only the intended clients. Pages of other sites run in the same browser: what they send is known by the
 * headers Origin and Sec-Fetch-Site, and a name of theirs that leads to this machine ("DNS rebinding") by Host.
 */
final class RequestGuard {
    private static final String TOKEN = "token";
    private static final String BEARER = "Bearer ";

    /** Of a header Host: the name without the port. */
    private static final Pattern PORT = Pattern.compile(":\\d{1,5}$");

    /** Addresses: unlike a name, they cannot lead elsewhere tomorrow. */
    private static final Pattern NUMERIC = Pattern.compile("\\d{1,3}(\\.\\d{1,3}){3}|\\[[0-9a-f:.]+]");

    /** The headers of every response, by name. */
    static final Map<String, String> HEADERS = Map.ofEntries(
            entry(
                    "Content-Security-Policy",
                    "default-src 'self'; object-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"),
            entry("X-Content-Type-Options", "nosniff"),
            entry("X-Frame-Options", "DENY"),
            entry("Referrer-Policy", "no-referrer"),
            entry("Cross-Origin-Resource-Policy", "same-origin"),
            entry("Cross-Origin-Opener-Policy", "same-origin"),
            entry("Cache-Control", "no-cache"));

    private final WebAddress address;
    private final Set<String> names;

    RequestGuard(WebAddress address) {
        this.address = address;
        names = names(address);
    }

    /** Returns the names of the server that a header Host may have. */
    private static Set<String> names(WebAddress address) {
        Set<String> names = new TreeSet<>(Set.of("localhost", WebAddress.LOCAL_HOST, "[::1]"));
        names.add(address.host().toLowerCase(Locale.ROOT));
        if (address.isOpen()) {
            try {
                String here = InetAddress.getLocalHost().getHostName().toLowerCase(Locale.ROOT);
                names.add(here);
                names.add(here + ".local");
            } catch (UnknownHostException e) {
                // Then it has no name.
            }
        }
        return names;
    }

    /**
     * Checks a request before anything else sees it.
     *
     * @throws RefusedException if it is not admitted
     */
    void check(Context request) {
        HEADERS.forEach(request::header);
        String host = Optional.ofNullable(request.header("Host")).orElse("").toLowerCase(Locale.ROOT);
        if (!isOwnName(PORT.matcher(host).replaceFirst(""))) {
            throw new RefusedException(Reason.FORBIDDEN, "this server is not called " + Excerpt.quote(host));
        }
        checkOrigin(request, host);
        checkToken(request);
    }

    private boolean isOwnName(String name) {
        return names.contains(name) || address.isOpen() && NUMERIC.matcher(name).matches();
    }

    private static void checkOrigin(Context request, String host) {
        String origin = request.header("Origin");
        if (origin != null && !origin.toLowerCase(Locale.ROOT).matches("https?://" + Pattern.quote(host))) {
            throw new RefusedException(
                    Reason.FORBIDDEN, "pages of " + Excerpt.quote(origin) + " may not ask this server");
        }
        String site = request.header("Sec-Fetch-Site");
        boolean foreign = site != null && !site.equals("same-origin") && !site.equals("none");
        // A link on another site may lead to a page of this one.
        boolean isLink = "navigate".equals(request.header("Sec-Fetch-Mode"))
                && !request.path().startsWith("/api/")
                && "document".equals(request.header("Sec-Fetch-Dest"));
        if (foreign && !isLink) {
            throw new RefusedException(Reason.FORBIDDEN, "pages of other sites may not ask this server");
        }
    }

    /** Checks the token; one in an address is then kept in a cookie that no script reads and no other site sends. */
    private void checkToken(Context request) {
        if (address.token().isEmpty()) {
            return;
        }
        String token = address.token().get();
        if (isSame(request.queryParam(TOKEN), token)) {
            Cookie cookie = new Cookie(cookieName(request), token);
            cookie.setPath("/");
            cookie.setHttpOnly(true);
            cookie.setSameSite(SameSite.STRICT);
            request.cookie(cookie);
            return;
        }
        String bearer = Optional.ofNullable(request.header("Authorization")).orElse("");
        if (!isSame(request.cookie(cookieName(request)), token) && !isSame(bearer, BEARER + token)) {
            throw new RefusedException(
                    Reason.UNAUTHORIZED, "open the address with ?token=... that the program has printed");
        }
    }

    /** Returns a name with the port: cookies of a machine are sent to all its ports. */
    private static String cookieName(Context request) {
        return "parachute-" + request.req().getLocalPort();
    }

    private static boolean isSame(@Nullable String shown, String token) {
        return shown != null
                && MessageDigest.isEqual(
                        shown.getBytes(StandardCharsets.UTF_8), token.getBytes(StandardCharsets.UTF_8));
    }
}
