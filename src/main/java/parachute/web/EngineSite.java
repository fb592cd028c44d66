package parachute.web;

import io.javalin.router.JavalinDefaultRoutingApi;
import java.util.Map;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import parachute.web.game.GameFolder;
import parachute.web.game.WebGames;
import parachute.web.search.Analyses;
import parachute.web.search.EnginePool;

/** Games against the engine, its analyses, and the small games. */
final class EngineSite implements WebSite {
    private final GameFolder folder;
    private final WebGames games;
    private final Analyses analyses = Analyses.ofThisHeap();
    private final SmallGameRoutes smallGames;

    /**
     * The games of a folder.
     *
     * @param folder is closed with the site
     * @param complaints gets a line for each of its files that holds no game, and for each game that cannot be saved
     */
    EngineSite(GameFolder folder, Consumer<String> complaints) {
        this.folder = folder;
        int processors = Runtime.getRuntime().availableProcessors();
        smallGames = new SmallGameRoutes(Math.clamp(processors, 2, 4));
        games = new WebGames(folder, new EnginePool(Math.clamp(processors, 2, 8)), complaints);
    }

    @Override
    public Map<String, String> pages() {
        return Map.of(
                "/", "index.html",
                "/analysis", "analysis.html",
                "/games", "games.html",
                "/iade", "iade.html",
                "/shogun", "shogun.html",
                "/uttt", "uttt.html",
                "/tours", "tours.html");
    }

    @Override
    public void add(JavalinDefaultRoutingApi routes, BooleanSupplier closed) {
        new GameRoutes(games, closed).add(routes);
        new AnalysisRoutes(analyses, closed).add(routes);
        new PgnRoutes().add(routes);
        smallGames.add(routes, closed);
    }

    @Override
    public int searches() {
        return analyses.running() + smallGames.running();
    }

    /** All games are in their files. */
    @Override
    public void close() {
        games.close();
        smallGames.close();
        folder.close();
    }
}
