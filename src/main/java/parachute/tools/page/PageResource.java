package parachute.tools.page;

import parachute.io.Resource;

/** The files that pages and images are made from. */
public final class PageResource {
    private PageResource() {}

    /** Returns whether there is a file of this name. */
    static boolean exists(String name) {
        return PageResource.class.getResource(name) != null;
    }

    /** Returns the text of a file that several pages use: the style of all of them, the board and its pieces. */
    public static String read(String name) {
        return Resource.text(PageResource.class, name);
    }
}
