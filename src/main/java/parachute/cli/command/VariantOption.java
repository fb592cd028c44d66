package parachute.cli.command;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import parachute.io.UserException;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;
import parachute.rules.notation.Fen;
import parachute.rules.notation.VariantChoice;
import parachute.rules.notation.VariantName;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The option {@code --variant} of the commands that read games or positions. */
final class VariantOption {
    /** The usual names of the variants, for descriptions. */
    static final String NAMES = "chess or crazyhouse";

    /** The description of the option; if nothing states a variant, {@link Variant#DEFAULT} is used. */
    private static final String DESCRIPTION = "chess, crazyhouse, chess960 or crazyhouse960;"
            + " by default what the input states (the tag Variant, or hands or ~ in a FEN), else chess.";

    @Option(names = "--variant", paramLabel = "VARIANT", description = DESCRIPTION)
    private Optional<VariantName> variant = Optional.empty();

    /** Returns the variant of games and positions. */
    VariantChoice choice() {
        return new VariantChoice(variant);
    }

    /**
     * Returns the position of a FEN given as words; the start position without any words.
     *
     * @param warnings takes a line about castling rights that are dropped
     * @throws UserException if the position is not legal or belongs to another variant than the one asked for
     */
    Position position(List<String> words, Consumer<String> warnings) {
        return position(choice(), words, warnings);
    }

    /** Returns the same for any choice of variant. */
    static Position position(VariantChoice choice, List<String> words, Consumer<String> warnings) {
        String fen = String.join(" ", words);
        try {
            return words.isEmpty()
                    ? Position.start(choice.otherwise())
                    : Fen.parse(fen, choice.ofPosition(fen), warnings);
        } catch (IllegalArgumentException e) {
            throw new UserException(e);
        }
    }

    /** The first argument of commands that require a variant. */
    static final class Required {
        @Parameters(index = "0", paramLabel = "VARIANT", description = NAMES + ".")
        Variant value = Variant.DEFAULT;

        /** Returns the variant as a choice of the user. */
        VariantChoice choice() {
            return new VariantChoice(Optional.of(new VariantName(value, false)));
        }
    }
}
