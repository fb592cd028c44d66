package parachute.cli.option;

import java.util.Optional;
import parachute.rules.board.Variant;
import parachute.rules.notation.VariantChoice;
import parachute.rules.notation.VariantName;
import picocli.CommandLine.Parameters;

/** The first argument of commands that require a variant. */
public final class VariantParameter {
    @Parameters(index = "0", paramLabel = "VARIANT", description = VariantConverter.NAMES + ".")
    private Variant variant = Variant.DEFAULT;

    public Variant variant() {
        return variant;
    }

    /** Returns the variant as a choice of the user. */
    public VariantChoice choice() {
        return new VariantChoice(Optional.of(new VariantName(variant, false)));
    }
}
