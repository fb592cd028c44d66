package parachute.cli.command;

import parachute.rules.board.Variant;
import picocli.CommandLine.Parameters;

/** The first word behind commands that ask for a variant. */
final class VariantParameter {
    @Parameters(index = "0", paramLabel = "VARIANT", description = VariantConverter.NAMES + ".")
    private Variant variant = Variant.CRAZYHOUSE;

    Variant variant() {
        return variant;
    }
}
