package parachute.web;

import io.javalin.http.Context;
import io.javalin.http.Handler;
import io.javalin.http.HandlerType;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import parachute.web.json.RefusedException;
import parachute.web.json.RequestBody;
import parachute.web.search.Workers;

/**
 * The work on requests that grows with their length. A few threads of its own do it for long ones: the virtual threads of
 * requests, of which only as many run at a time as there are processors, would stop all other requests.
 */
final class LongRequests implements AutoCloseable {
    /** The length of a request, its body and what follows its path, that takes some milliseconds at most. */
    private static final int SHORT = 1 << 12;

    /** Long requests that are worked on or wait at a time. */
    private static final int MAX_LONG = 64;

    private final Workers workers = new Workers(
            Math.clamp(Runtime.getRuntime().availableProcessors(), 1, 4), MAX_LONG, "requests with long texts");

    /**
     * Does the work on a request, whose body has been read, and waits for its result.
     *
     * @throws RefusedException if the request is long and the limit is reached
     */
    <T> T call(Context request, Supplier<T> work) throws InterruptedException {
        return isShort(request) ? work.get() : workers.call(work::get);
    }

    private static boolean isShort(Context request) {
        long body = request.req().getContentLengthLong(); // -1 if it is not known
        int query = Optional.ofNullable(request.queryString()).orElse("").length();
        return (body >= 0 || request.method().equals(HandlerType.GET)) && body + query <= SHORT;
    }

    /** Returns a handler that answers a request with what its body leads to, as JSON. */
    Handler json(Function<RequestBody, Object> answer) {
        return request -> {
            RequestBody body = JsonBody.of(request);
            call(request, () -> request.json(answer.apply(body)));
        };
    }

    /** Stops the threads. */
    @Override
    public void close() {
        workers.close();
    }
}
