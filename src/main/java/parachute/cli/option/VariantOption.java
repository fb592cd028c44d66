package parachute.cli.option;

import java.util.List;
import java.util.Optional;
import parachute.io.UserException;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;
import parachute.rules.notation.Fen;
import parachute.rules.notation.VariantChoice;
import picocli.CommandLine.Option;

/** The option {@code --variant} of the commands that read games or positions. */
public final class VariantOption {
    /** What holds without the option, for descriptions: {@link Variant#DEFAULT} in the end. */
    static final String OTHERWISE =
            "; without it what the input states (the tag Variant, hands or ~ in a FEN), else chess.";

    @Option(names = "--variant", paramLabel = "VARIANT", description = VariantConverter.NAMES + OTHERWISE)
    private Optional<Variant> variant = Optional.empty();

    /** The variant of games and positions. */
    public VariantChoice choice() {
        return new VariantChoice(variant);
    }

    /**
     * The position of a FEN that was given as words; the start position without any.
     *
     * @throws UserException if it is no legal position, or one of another variant than was asked for
     */
    public Position position(List<String> words) {
        return position(choice(), words);
    }

    /** The same with any choice. */
    public static Position position(VariantChoice choice, List<String> words) {
        String fen = String.join(" ", words);
        try {
            return words.isEmpty() ? Position.start(choice.otherwise()) : Fen.parse(fen, choice.ofPosition(fen));
        } catch (IllegalArgumentException e) {
            throw new UserException(e);
        }
    }
}
