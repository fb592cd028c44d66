package parachute.cli.command;

import java.nio.file.Path;
import java.util.Optional;
import parachute.engine.eval.choice.Evaluation;
import parachute.io.UserException;
import parachute.rules.board.Variant;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/** The option {@code --evaluation} of commands that evaluate positions. */
final class EvaluationOption {
    private record EvaluationChoice(String file, Evaluation evaluation) {}

    @Option(
            names = "--evaluation",
            paramLabel = "FILE",
            converter = Converter.class,
            description = "A network to use instead of the built-in one.")
    private Optional<EvaluationChoice> choice = Optional.empty();

    /** Returns the evaluation that the command line states; empty without the option. */
    Optional<Evaluation> given() {
        return choice.map(EvaluationChoice::evaluation);
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

    /** Returns the file of the network, if the option is given. */
    Optional<Path> file() {
        return choice.map(EvaluationChoice::file).map(Path::of);
    }

    /** Returns the option as given on the command line, preceded by a space; empty if it is not given. */
    String words() {
        return choice.map(given -> " --evaluation " + given.file()).orElse("");
    }

    private static final class Converter implements ITypeConverter<EvaluationChoice> {
        @Override
        public EvaluationChoice convert(String text) {
            try {
                return new EvaluationChoice(text, Evaluation.DEFAULT.withFile(text));
            } catch (UserException e) {
                throw new TypeConversionException(
                        "expected the file of a network (" + e.getMessage() + "), not \"" + text + '"');
            }
        }
    }
}
