package parachute.cli.command;

import java.nio.file.Path;
import java.util.Optional;
import parachute.engine.eval.choice.Evaluation;
import parachute.engine.eval.choice.EvaluationKind;
import parachute.io.UserException;
import parachute.rules.board.Variant;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/** The option {@code --evaluation} of commands that evaluate positions. */
final class EvaluationOption {
    private record Choice(String word, Evaluation evaluation) {}

    @Option(
            names = "--evaluation",
            paramLabel = "KIND",
            converter = Converter.class,
            description = "network, classical or the file of a network (network, if the program has one).")
    private Optional<Choice> choice = Optional.empty();

    /** Returns the evaluation that the command line states; empty without the option. */
    Optional<Evaluation> given() {
        return choice.map(Choice::evaluation);
    }

    /** Returns the evaluation of positions of any variant. */
    Evaluation evaluation() {
        return given().orElse(Evaluation.DEFAULT);
    }

    /**
     * Returns the evaluation of positions of one variant.
     *
     * @throws UserException if the network of a file is for another
     */
    Evaluation evaluation(Variant variant) {
        Evaluation evaluation = evaluation();
        evaluation.given().values().forEach(network -> network.of(variant, "the network of --evaluation"));
        return evaluation;
    }

    /** Returns the file of a network, if the option names one. */
    Optional<Path> file() {
        return choice.map(Choice::word)
                .filter(word -> EvaluationKind.parse(word).isEmpty())
                .map(Path::of);
    }

    /** Returns the option as given on the command line, preceded by a space; empty if it is not given. */
    String words() {
        return choice.map(given -> " --evaluation " + given.word()).orElse("");
    }

    private static final class Converter implements ITypeConverter<Choice> {
        @Override
        public Choice convert(String text) {
            Optional<EvaluationKind> kind = EvaluationKind.parse(text);
            try {
                return new Choice(
                        text,
                        kind.isPresent() ? Evaluation.DEFAULT.with(kind.get()) : Evaluation.DEFAULT.withFile(text));
            } catch (UserException e) {
                throw new TypeConversionException("expected network, classical or the file of a network ("
                        + e.getMessage() + "), not \"" + text + '"');
            }
        }
    }
}
