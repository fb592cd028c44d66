package parachute.tools.page;

import java.util.Optional;
import java.util.regex.Pattern;
import parachute.io.Resource;

/** The files that pages and images are made from. */
public final class PageResource {
    /** A comment that fills lines of a script or a style sheet. */
    private static final Pattern COMMENT = Pattern.compile("(?m)^ *(?:/\\*(?>(?s:.*?)\\*/)|//.*)$");

    private static final Pattern NOT_NEWLINE = Pattern.compile("[^\n]+");

    private PageResource() {}

    /** Returns whether there is a file of this name. */
    static boolean exists(String name) {
        return PageResource.class.getResource(name) != null;
    }

    /** Returns the text of a file that several pages use: the style of all of them, the board and its pieces. */
    public static String read(String name) {
        return Resource.text(PageResource.class, name);
    }

    /**
     * Returns a part of a page as a browser needs it: scripts and style sheets without comments, a sixth of what is sent
     * otherwise. Lines keep their numbers.
     *
     * @param name its name; there is nothing but scripts, style sheets and drawings
     */
    public static Optional<String> part(String name) {
        if (!name.matches("[a-z]+\\.(css|js|svg)") || !exists(name)) {
            return Optional.empty();
        }
        return Optional.of(COMMENT.matcher(read(name))
                .replaceAll(comment -> NOT_NEWLINE.matcher(comment.group()).replaceAll("")));
    }
}
