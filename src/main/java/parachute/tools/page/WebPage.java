package parachute.tools.page;

import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Base64;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A page for browsers, light or dark as the browser prefers: its content is {@code name.html}; its scripts are the
 * module of every page and {@code name.js}, if there is one. A server sends it with links to its parts; saved as a file
 * it holds all of them and needs neither another file nor the network.
 *
 * @param name the name of its content and of its script
 * @param title its title until the script knows a better one
 * @param section the link of the navigation that leads here; empty for a page without navigation
 * @param styles the names of its style sheets without ".css"; those of every page need not be named
 */
public record WebPage(String name, String title, String section, List<String> styles) {
    /** One game, or a list of games, with what is known of its moves. */
    public static final WebPage ANALYSIS =
            new WebPage("analysis", "Analysis – Parachute", "Analyse", List.of("graph", "lines", "analysis"));

    /** A match or other long work, while it runs and when it has finished. */
    public static final WebPage WATCH = new WebPage("watch", "Parachute", "", List.of("watch"));

    /** Marks every page as written by this program. */
    public static final String MARK = "<meta name=\"generator\" content=\"Parachute\">";

    private static final List<String> COMMON_STYLES = List.of("page", "board", "web");

    /** Where a server has the parts of its pages. */
    private static final String FOLDER = "/static/";

    private static final String ICON = "icon.svg";

    /** Is carried out before anything is painted. */
    private static final String APPEARANCE = "<script src=\"" + FOLDER + "appearance.js\"></script>";

    /** Nothing but what the file holds; scripts are imported as data. */
    private static final String POLICY = "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none';"
            + " style-src 'unsafe-inline'; script-src 'unsafe-inline' data:; img-src data:\">\n";

    private static final Pattern INCLUDE = Pattern.compile("<!-- include ([a-z.]+) -->");

    /** A module that a script imports, at once or later. */
    private static final Pattern IMPORT = Pattern.compile("'\\./([a-z]+\\.js)'");

    /** A module that a script imports at once. */
    private static final Pattern STATIC_IMPORT = Pattern.compile("(?<=^import |\\} from )" + IMPORT, Pattern.MULTILINE);

    public WebPage {
        styles = List.copyOf(styles);
    }

    /** Returns the text of the page for a server that has its parts in {@code /static/}. */
    public String served() {
        String links = styleNames()
                .map(style -> "<link rel=\"stylesheet\" href=\"" + FOLDER + style + "\">\n")
                .collect(Collectors.joining());
        String scripts = scripts()
                .map(script -> "<script type=\"module\" src=\"" + FOLDER + script + "\"></script>\n")
                .collect(Collectors.joining());
        // Without them a browser knows what a script imports only once it has the script.
        String imported = modules(STATIC_IMPORT).keySet().stream()
                .filter(module -> scripts().noneMatch(module::equals))
                .map(module -> "<link rel=\"modulepreload\" href=\"" + FOLDER + module + "\">\n")
                .collect(Collectors.joining());
        String navigation = section.isEmpty()
                ? ""
                : PageResource.read("navigation.html")
                        .strip()
                        .replace(">" + section + "</a>", " aria-current=\"true\">" + section + "</a>");
        return frame(
                links + scripts + imported.stripTrailing(),
                section.isEmpty() ? "#" : "/",
                navigation,
                PageResource.read(name + ".html"));
    }

    /**
     * Returns the text of the page as a file.
     *
     * @param json what its script finds in the element {@code saved}
     */
    public String saved(String json) {
        String styles = styleNames().map(WebPage::part).collect(Collectors.joining());
        Map<String, String> modules = modules(IMPORT);
        String imports = modules.entrySet().stream()
                .map(module -> "\"" + module.getKey() + "\": \"" + data("text/javascript", module.getValue()) + "\"")
                .collect(Collectors.joining(",\n"));
        String content = PageResource.read(name + ".html")
                + "<script type=\"application/json\" id=\"saved\">" + json.replace("<", "\\u003c") + "</script>\n"
                + "<script type=\"importmap\">{\"imports\": {\n" + imports + "\n}}</script>\n"
                + scripts()
                        .map(script -> "<script type=\"module\">import '" + script + "';</script>\n")
                        .collect(Collectors.joining());
        String page = frame(POLICY + "<style>\n" + styles + "</style>", "#", "", content);
        return page.replace(APPEARANCE, "<script>\n" + part("appearance.js") + "</script>")
                .replace(FOLDER + ICON, data("image/svg+xml", PageResource.read(ICON)));
    }

    private Stream<String> scripts() {
        return Stream.of("frame", name).map(script -> script + ".js").filter(PageResource::exists);
    }

    private Stream<String> styleNames() {
        return Stream.concat(COMMON_STYLES.stream(), styles.stream()).map(style -> style + ".css");
    }

    private String frame(String head, String home, String navigation, String content) {
        String frame = PageResource.read("frame.html")
                .replace("<!-- title -->", Markup.escape(title))
                .replace("<!-- head -->", head)
                .replace("<!-- home -->", home)
                .replace("<!-- navigation -->\n", navigation.isEmpty() ? "" : navigation + "\n")
                .replace("<!-- content -->\n", content);
        return withIncludes(frame);
    }

    private static String withIncludes(String text) {
        return INCLUDE.matcher(text)
                .replaceAll(include -> Matcher.quoteReplacement(
                        withIncludes(PageResource.read(include.group(1)).strip())));
    }

    /**
     * Returns the scripts and the modules that they import, by their names, which stand without a folder in their
     * imports.
     */
    private Map<String, String> modules(Pattern imports) {
        Map<String, String> modules = new LinkedHashMap<>();
        Deque<String> left = new ArrayDeque<>(scripts().toList());
        while (!left.isEmpty()) {
            String module = left.remove();
            if (!modules.containsKey(module)) {
                String text = part(module);
                imports.matcher(text).results().map(found -> found.group(1)).forEach(left::add);
                modules.put(module, IMPORT.matcher(text).replaceAll("'$1'"));
            }
        }
        return modules;
    }

    private static String part(String name) {
        return PageResource.part(name).orElseThrow();
    }

    private static String data(String type, String text) {
        return "data:" + type + ";base64," + Base64.getEncoder().encodeToString(text.getBytes(StandardCharsets.UTF_8));
    }
}
