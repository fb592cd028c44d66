package parachute.web;

import io.javalin.router.JavalinDefaultRoutingApi;
import java.util.Map;
import java.util.function.BooleanSupplier;
import parachute.tools.page.WebPage;

/** What a server offers: pages, and answers to their requests. */
interface WebSite extends AutoCloseable {
    /** The pages by their paths; the first one's is "/". */
    Map<String, WebPage> pages();

    /**
     * Adds what answers requests.
     *
     * @param closed whether the server ends, so that streams of events have to
     */
    void add(JavalinDefaultRoutingApi routes, BooleanSupplier closed);

    /** Number of searches that run for pages. */
    default int searches() {
        return 0;
    }

    @Override
    void close();
}
