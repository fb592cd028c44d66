package parachute.cli.option;

import java.nio.file.Path;
import java.util.Optional;
import java.util.StringJoiner;
import parachute.engine.eval.choice.Evaluation;
import parachute.engine.search.SearchLimits;
import parachute.io.Version;
import parachute.rules.notation.VariantChoice;
import parachute.tools.analysis.AnalysisSettings;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options that say how positions are analysed. */
public final class AnalysisOptions {
    private static final int DEFAULT_NODES = 200_000;

    @Option(names = "--nodes", paramLabel = "N", description = "Nodes for each search (" + DEFAULT_NODES + ").")
    private Optional<Integer> nodes = Optional.empty();

    @Option(
            names = "--movetime",
            paramLabel = "MS",
            description = "Milliseconds for each search; replaces the node limit unless both are given.")
    private Optional<Integer> moveTime = Optional.empty();

    @Option(
            names = "--depth",
            paramLabel = "PLIES",
            converter = BoundedNumber.SearchDepth.class,
            description = "Plies for each search; replaces the node limit unless both are given.")
    private Optional<Integer> depth = Optional.empty();

    @Mixin
    private final VariantOption variant = new VariantOption();

    @Mixin
    private final SharedOptions.Concurrency concurrency = new SharedOptions.Concurrency();

    @Mixin
    private final EvaluationOption evaluation = new EvaluationOption();

    /** Returns the variant of games and positions. */
    public VariantChoice variant() {
        return variant.choice();
    }

    /** Searches at a time, at least 1. */
    public int concurrency() {
        return concurrency.concurrency();
    }

    /** Returns what the search of a position may spend. */
    public SearchLimits limits() {
        SearchLimits.Builder limits = SearchLimits.builder();
        nodes.ifPresent(limits::nodes);
        moveTime.ifPresent(limits::moveTime);
        depth.ifPresent(limits::depth);
        if (nodes.isEmpty() && moveTime.isEmpty() && depth.isEmpty()) {
            limits.nodes(DEFAULT_NODES);
        }
        return limits.build();
    }

    /** Returns all options, with a text on the analysing program such as "Parachute 1.0.0, 200000 nodes a move". */
    public AnalysisSettings settings() {
        String annotator = Version.nameAndVersion() + ", " + limitWords() + " a move" + evaluation.words();
        return new AnalysisSettings(limits(), evaluation(), variant().otherwise(), annotator);
    }

    /** Returns the limits in words, such as "200000 nodes". */
    public String limitWords() {
        StringJoiner words = new StringJoiner(", ");
        if (limits().nodes() != SearchLimits.NO_LIMIT) {
            words.add(limits().nodes() + " nodes");
        }
        moveTime.ifPresent(milliseconds -> words.add(milliseconds + " ms"));
        depth.ifPresent(plies -> words.add(plies + " plies"));
        return words.toString();
    }

    /** Returns the file of a network, if one is given. */
    public Optional<Path> network() {
        return evaluation.file();
    }

    /** Returns how positions are evaluated. */
    public Evaluation evaluation() {
        return evaluation.evaluation();
    }
}
