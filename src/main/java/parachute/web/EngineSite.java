package parachute.web;

import io.javalin.router.JavalinDefaultRoutingApi;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import parachute.tools.page.WebPage;
import parachute.web.game.GameFolder;
import parachute.web.game.WebGames;
import parachute.web.search.Analyses;
import parachute.web.search.EnginePool;

/** Games against the engine, its analyses, puzzles, and the small games. */
final class EngineSite implements WebServer.Site {
    private final GameFolder folder;
    private final WebGames games;
    private final Analyses analyses = Analyses.ofThisHeap();
    private final LongRequests requests = new LongRequests();
    private final SmallGameRoutes smallGames;

    /**
     * Creates the site with the games of a folder.
     *
     * @param folder is closed with the site
     * @param complaints gets a line for each of its files that is not a game, and for each game that cannot be saved
     */
    EngineSite(GameFolder folder, Consumer<String> complaints) {
        this.folder = folder;
        int processors = Runtime.getRuntime().availableProcessors();
        smallGames = new SmallGameRoutes(Math.clamp(processors, 2, 4));
        games = new WebGames(folder, new EnginePool(Math.clamp(processors, 2, 8)), complaints);
    }

    @Override
    public Map<String, WebPage> pages() {
        return Map.of(
                "/", new WebPage("home", "Parachute", "Play", List.of()),
                "/analysis", WebPage.ANALYSIS,
                "/puzzles", new WebPage("puzzles", "Puzzles – Parachute", "Puzzles", List.of("lines", "puzzles")),
                "/games", smallGame("games", "Other games"),
                "/iade", smallGame("iade", "The IADE chess variant"),
                "/shogun", smallGame("shogun", "Shogun"),
                "/uttt", smallGame("uttt", "Ultimate Tic-Tac-Toe"),
                "/tours", smallGame("tours", "Knight’s tours"));
    }

    private static WebPage smallGame(String name, String title) {
        return new WebPage(name, title + " – Parachute", "Other games", List.of("small"));
    }

    @Override
    public void add(JavalinDefaultRoutingApi routes, BooleanSupplier closed) {
        new GameRoutes(games, requests, closed).add(routes);
        new AnalysisRoutes(analyses, requests, closed).add(routes);
        new PuzzleRoutes().add(routes);
        smallGames.add(routes, closed);
    }

    @Override
    public int searches() {
        return analyses.running() + smallGames.running();
    }

    /** Closes the site; all games are in their files. */
    @Override
    public void close() {
        games.close();
        requests.close();
        smallGames.close();
        folder.close();
    }
}
