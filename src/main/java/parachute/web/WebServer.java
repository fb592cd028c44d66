package parachute.web;

import io.javalin.Javalin;
import io.javalin.config.JavalinConfig;
import io.javalin.http.ContentType;
import io.javalin.http.Context;
import io.javalin.http.HttpResponseException;
import io.javalin.json.JsonMapper;
import io.javalin.router.JavalinDefaultRoutingApi;
import io.javalin.util.JavalinBindException;
import java.io.IOException;
import java.lang.reflect.Type;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import parachute.io.UserException;
import parachute.tools.json.Json;
import parachute.tools.page.PageResource;
import parachute.tools.page.WebPage;
import parachute.tools.watch.WatchedWork;
import parachute.web.game.GameFolder;
import parachute.web.json.RefusedException;
import parachute.web.json.RefusedException.Reason;

/** The program as a web server. */
public final class WebServer implements AutoCloseable {
    /** Bytes of the headers of a request: the moves of a long game fit into an address. */
    private static final int HEADER_BYTES = 64 << 10;

    /** A request arrives within this time. */
    private static final Duration REQUEST_TIME = Duration.ofSeconds(30);

    /** Bytes of the shortest answer that is compressed. */
    private static final int MIN_COMPRESSED = 300;

    private static final Map<String, String> PART_TYPES =
            Map.of("css", "text/css", "js", "text/javascript", "svg", "image/svg+xml");

    /** The page for an unknown address. */
    private static final WebPage UNKNOWN = new WebPage("unknown", "No such page – Parachute", "", List.of());

    /** What a server offers: pages, and responses to their requests. */
    interface Site extends AutoCloseable {
        /** Returns the pages by their paths; the first one's is "/". */
        Map<String, WebPage> pages();

        /**
         * Adds the routes.
         *
         * @param closed whether the server is shutting down, which ends streams of events
         */
        void add(JavalinDefaultRoutingApi routes, BooleanSupplier closed);

        /** Returns the number of searches that run for pages. */
        default int searches() {
            return 0;
        }

        @Override
        void close();
    }

    private final WebAddress address;
    private final Site site;
    private final Javalin server;
    private volatile boolean closed;

    /**
     * Starts a server of games and analyses.
     *
     * @param folder where games are kept; the server closes it
     * @param complaints gets a line for each of its files that is not a game, and for each game that cannot be saved
     * @throws UserException if the server cannot listen
     */
    public WebServer(WebAddress address, GameFolder folder, Consumer<String> complaints) {
        this(address, new EngineSite(folder, complaints));
    }

    /**
     * Starts a server of work that is watched.
     *
     * @throws UserException if the server cannot listen
     */
    public WebServer(WebAddress address, WatchedWork watch) {
        this(address, new WatchSite(watch));
    }

    /** Starts a server of a site, which it closes. */
    WebServer(WebAddress address, Site site) {
        this.address = address;
        this.site = site;
        server = Javalin.create(config -> {
            configure(config);
            site.add(config.routes, () -> closed);
        });
        listen();
    }

    private void listen() {
        try {
            server.start(address.host(), address.port());
            // A browser takes longer to start than the classes for its first requests to be loaded.
            Thread.startVirtualThread(() -> Json.line(Map.of("page", UNKNOWN.served())));
        } catch (JavalinBindException e) {
            close();
            throw new UserException("cannot listen on " + address.host() + " port " + address.port()
                    + ": it is in use or not on this machine; choose another one");
        }
    }

    private void configure(JavalinConfig config) {
        config.startup.showJavalinBanner = false;
        config.startup.showOldJavalinVersionWarning = false;
        config.startup.startupWatcherEnabled = false;
        // Each stream of events keeps a thread waiting.
        config.concurrency.useVirtualThreads = true;
        config.jsonMapper(new JsonMapper() {
            @Override
            public String toJsonString(Object content, Type type) {
                return Json.line(content);
            }
        });
        config.jetty.modifyHttpConfiguration(WebServer::configure);
        config.jetty.modifyServer(jetty -> {
            jetty.setErrorHandler(WebServer::refuseUnread);
            jetty.addBean(new RequestTimeout(jetty, REQUEST_TIME));
        });
        config.http.generateEtags = true;
        config.http.compressionStrategy.setDefaultMinSizeForCompression(MIN_COMPRESSED);
        config.router.handlerWrapper(endpoint -> request -> {
            try {
                endpoint.handler.handle(request);
            } catch (Error e) { // what follows takes exceptions only
                fail(request, e);
            }
        });
        addCommon(config.routes);
    }

    private static void configure(HttpConfiguration http) {
        http.setSendServerVersion(false);
        http.setSendDateHeader(false);
        http.setRequestHeaderSize(HEADER_BYTES);
    }

    private void addCommon(JavalinDefaultRoutingApi routes) {
        RequestGuard guard = new RequestGuard(address);
        routes.before(guard::check);
        routes.exception(
                RefusedException.class,
                (e, request) -> refuse(request, e.reason().status(), e.getMessage()));
        routes.exception(UserException.class, (e, request) -> refuse(request, 500, e.getMessage()));
        routes.exception(
                HttpResponseException.class,
                (e, request) -> refuse(request, e.getStatus(), "there is nothing at " + request.path()));
        routes.exception(IOException.class, (e, request) -> {
            // The page is closed: nobody receives a response.
        });
        routes.exception(Exception.class, (e, request) -> fail(request, e));
        site.pages().forEach((path, page) -> routes.get(path, request -> send(request, page)));
        routes.get("/static/{part}", WebServer::sendPart);
    }

    /** Sends a script, a style sheet or a drawing. */
    private static void sendPart(Context request) {
        String name = request.pathParam("part");
        String content = PageResource.part(name)
                .orElseThrow(() -> new RefusedException(Reason.UNKNOWN, "there is nothing at " + request.path()));
        String type = name.substring(name.lastIndexOf('.') + 1);
        request.contentType(PART_TYPES.get(type) + "; charset=utf-8").result(content);
    }

    private static void fail(Context request, Throwable cause) {
        Logger log = LoggerFactory.getLogger(WebServer.class);
        log.error("{} {} failed", request.method(), request.path(), cause);
        refuse(request, 500, "internal error: " + cause);
    }

    private static void send(Context request, WebPage page) {
        request.contentType("text/html; charset=utf-8").result(page.served());
    }

    /** Refuses a request: with a page for a person who follows a link, with JSON for programs. */
    private static void refuse(Context request, int status, String reason) {
        request.status(status);
        String accepted = Optional.ofNullable(request.header("Accept")).orElse("");
        if (status == Reason.UNKNOWN.status()
                && accepted.contains("text/html")
                && !request.path().startsWith("/api/")) {
            send(request, UNKNOWN);
        } else {
            request.json(Map.of("error", reason));
        }
    }

    /** Refuses an invalid HTTP request, which no route has seen. */
    private static boolean refuseUnread(Request request, Response response, Callback callback) {
        RequestGuard.HEADERS.forEach(response.getHeaders()::put);
        response.getHeaders().put(HttpHeader.CONTENT_TYPE, ContentType.JSON);
        String reason = HttpStatus.getMessage(response.getStatus());
        String json = Json.line(Map.of("error", "the request cannot be read: " + reason));
        Content.Sink.write(response, true, json, callback);
        return true;
    }

    /** Returns the address of the first page, with the token if there is one. */
    public String url() {
        return address.url(server.port());
    }

    /** Returns the number of running analyses. */
    int analyses() {
        return site.searches();
    }

    /** Stops connections, searches and clocks; all games are in their files. */
    @Override
    public void close() {
        closed = true;
        site.close();
        server.stop();
    }
}
