package parachute.web;

import io.javalin.http.Context;
import io.javalin.router.JavalinDefaultRoutingApi;
import java.io.IOException;
import java.time.Duration;
import java.util.Iterator;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import parachute.games.tours.ChoiceOrder;
import parachute.games.tours.TourSquare;
import parachute.web.json.RefusedException;
import parachute.web.json.RefusedException.Reason;
import parachute.web.search.ConcurrencyLimit;
import parachute.web.search.Workers;
import parachute.web.small.SmallGames;
import parachute.web.small.TourSearches;
import parachute.web.small.TourSearches.Pace;

/** Requests about the small games: positions and moves of three of them, and searches for knight's tours. */
final class SmallGameRoutes implements AutoCloseable {
    /** Tasks that run or wait at a time; each takes some seconds at most. */
    private static final int MAX_WORK = 64;

    /** Searches for tours that pages follow at a time. */
    private static final int MAX_FOLLOWED = 32;

    /** The longest time for which a forgotten page is sent events. */
    private static final Duration LONGEST = Duration.ofMinutes(15);

    private final Workers workers;
    private final SmallGames games;
    private final ConcurrencyLimit followed = new ConcurrencyLimit(MAX_FOLLOWED, "searches for tours");

    /** Creates routes whose work is done by a number of threads. */
    SmallGameRoutes(int threads) {
        workers = new Workers(threads, MAX_WORK, "searches of the small games");
        games = new SmallGames(workers);
    }

    /** Returns the number of searches for tours that are followed. */
    int running() {
        return followed.running();
    }

    /**
     * Adds the routes.
     *
     * @param closed whether the server is shutting down, which ends streams of events
     */
    void add(JavalinDefaultRoutingApi routes, BooleanSupplier closed) {
        routes.post(
                "/api/small-games/{name}",
                request -> request.json(games.answer(request.pathParam("name"), JsonBody.of(request))));
        routes.get("/api/tour", request -> {
            TourSearches.TourTask task = task(request);
            request.json(workers.call(() -> TourSearches.find(task)));
        });
        routes.get("/api/tours", request -> {
            Pace pace = choice(request, "pace", Pace.class, Pace.TOUR);
            ChoiceOrder order = choice(request, "order", ChoiceOrder.class, ChoiceOrder.FIXED);
            send("path", TourSearches.follow(task(request), order, pace), pace.pause(), request, closed);
        });
        routes.get(
                "/api/tours/count",
                request -> send("count", TourSearches.count(number(request, "size")), Duration.ZERO, request, closed));
    }

    private static TourSearches.TourTask task(Context request) {
        return new TourSearches.TourTask(
                number(request, "size"),
                new TourSquare(number(request, "x"), number(request, "y")),
                Boolean.parseBoolean(request.queryParam("closed")));
    }

    private static int number(Context request, String name) {
        String text = Optional.ofNullable(request.queryParam(name)).orElse("");
        if (!text.matches("\\d{1,4}")) {
            throw new RefusedException(Reason.INVALID, '"' + name + "\" is not a number from 0 to 9999");
        }
        return Integer.parseInt(text);
    }

    private static <E extends Enum<E>> E choice(Context request, String name, Class<E> type, E usual) {
        String text = request.queryParam(name);
        if (text == null) {
            return usual;
        }
        for (E choice : type.getEnumConstants()) {
            if (choice.name().toLowerCase(Locale.ROOT).replace('_', '-').equals(text)) {
                return choice;
            }
        }
        throw new RefusedException(Reason.INVALID, "there is no such \"" + name + '"');
    }

    private void send(
            String event, Iterator<Map<String, Object>> search, Duration pause, Context request, BooleanSupplier closed)
            throws IOException, InterruptedException {
        followed.begin();
        try {
            EventStream stream = new EventStream(request);
            long begin = System.nanoTime();
            while (!closed.getAsBoolean() && search.hasNext() && System.nanoTime() - begin < LONGEST.toNanos()) {
                stream.send(event, workers.call(search::next));
                Thread.sleep(pause);
            }
            stream.send("end", Map.of("complete", !search.hasNext()));
        } finally {
            followed.end();
        }
    }

    /** Stops the threads. */
    @Override
    public void close() {
        workers.close();
    }
}
