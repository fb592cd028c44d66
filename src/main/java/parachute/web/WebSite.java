package parachute.web;

import io.javalin.router.JavalinDefaultRoutingApi;
import java.util.Map;
import java.util.function.BooleanSupplier;
import parachute.tools.page.WebPage;

/** What a server offers: pages, and responses to their requests. */
interface WebSite extends AutoCloseable {
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
