package parachute.tools.report;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import parachute.tools.page.Markup;

/**
 * The parts of the program's sources to which the report refers by class and method; these become line numbers of the
 * listings after its text.
 */
final class SourceCode {
    private final Map<String, List<String>> classes = new LinkedHashMap<>();
    private final Map<String, Set<Integer>> targets = new LinkedHashMap<>();

    /**
     * Creates the sources of some references.
     *
     * @param folder of the sources; empty if they are missing
     * @param references such as {@code engine/search/AlphaBeta#search}, or a class alone
     * @throws IllegalArgumentException if a class or method does not exist
     */
    SourceCode(Optional<Path> folder, List<String> references) {
        folder.ifPresent(sources -> {
            for (String reference : references) {
                List<String> lines =
                        classes.computeIfAbsent(type(reference), type -> read(sources.resolve(type + ".java")));
                targets.computeIfAbsent(type(reference), type -> new TreeSet<>())
                        .add(line(reference, lines));
            }
        });
    }

    private static List<String> read(Path file) {
        try {
            return Files.readAllLines(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String type(String reference) {
        return reference.replaceFirst("#.*", "");
    }

    private static String simpleName(String reference) {
        return type(reference).replaceFirst(".*/", "");
    }

    private static String member(String reference) {
        return reference.contains("#") ? reference.substring(reference.indexOf('#') + 1) : "";
    }

    /** Returns the line, from 1, of the declaration of a class or a member. */
    private static int line(String reference, List<String> lines) {
        String member = member(reference);
        Pattern declaration = Pattern.compile(
                member.isEmpty()
                        ? "^[a-z ]*(class|enum|record|interface) " + simpleName(reference) + "\\b.*"
                        : "^    ([\\w<>\\[\\].,?@]+ )+" + member + "( =.*|\\(.*)");
        for (int i = 0; i < lines.size(); i++) {
            if (declaration.matcher(lines.get(i)).matches()) {
                return i + 1;
            }
        }
        throw new IllegalArgumentException("the sources do not contain " + reference);
    }

    /** Returns a reference as HTML: class and line, with a link into the listing; class and member without sources. */
    String link(String reference) {
        String name = simpleName(reference);
        List<String> lines = classes.get(type(reference));
        if (lines == null) {
            return "<code>" + name + (member(reference).isEmpty() ? "" : "." + member(reference)) + "</code>";
        }
        int line = line(reference, lines);
        return "<a class=\"page\" href=\"#%s\"><code>%s:%d</code></a>".formatted(target(name, line), name, line);
    }

    private static String target(String name, int line) {
        return name + "-" + line;
    }

    /** Returns the listings of all classes referred to, with line numbers, as HTML; empty without sources. */
    String listings() {
        StringBuilder html = new StringBuilder();
        classes.forEach((type, lines) -> {
            html.append("<h3 class=\"listing\">").append(type).append(".java</h3>\n");
            html.append("<pre class=\"listing\">");
            for (int i = 0; i < lines.size(); i++) {
                appendLine(html, type, i + 1, lines.get(i));
            }
            html.append("</pre>\n\n");
        });
        return html.toString();
    }

    private void appendLine(StringBuilder html, String type, int number, String text) {
        String id = targets.getOrDefault(type, Set.of()).contains(number)
                ? " id=\"" + target(simpleName(type), number) + "\""
                : "";
        // Not an empty line, which would end the block of HTML in Markdown.
        html.append("<i%s>%4d</i>  %s\n".formatted(id, number, Markup.escape(text)));
    }
}
