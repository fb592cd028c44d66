package parachute.cli.option;

import java.util.Optional;
import parachute.rules.board.Variant;
import parachute.rules.notation.VariantChoice;
import parachute.rules.notation.VariantName;
import picocli.CommandLine.Parameters;

/** The first word behind commands that ask for a variant. */
public final class VariantParameter {
    @Parameters(index = "0", paramLabel = "VARIANT", description = VariantConverter.NAMES + ".")
    private Variant variant = Variant.DEFAULT;

    public Variant variant() {
        return variant;
    }

    /** The same as what was asked for. */
    public VariantChoice choice() {
        return new VariantChoice(Optional.of(new VariantName(variant, false)));
    }
}
