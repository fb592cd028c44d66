package parachute.tools.page;

/** Pages for browsers that need no other file and no network, light or dark as the browser prefers. */
public final class HtmlPage {
    /** Stands in every page, to tell who wrote it. */
    public static final String MARK = "<meta name=\"generator\" content=\"Parachute\">";

    private HtmlPage() {}

    /**
     * The text of a page.
     *
     * @param title its title, as text
     * @param style its style sheet, added to the one that all pages have
     * @param body its content, as HTML
     */
    public static String format(String title, String style, String body) {
        return PageResource.read("page.html")
                .replace("<!-- title -->", Markup.escape(title))
                .replace("/* style */", PageResource.read("page.css") + style)
                .replace("<!-- body -->", body);
    }
}
