package parachute.cli.option;

import parachute.rules.board.Variant;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** A variant on the command line, by one of its names. */
public final class VariantConverter implements ITypeConverter<Variant> {
    /** The usual names, for descriptions. */
    public static final String NAMES = "chess or crazyhouse";

    @Override
    public Variant convert(String name) {
        try {
            return Variant.parse(name);
        } catch (IllegalArgumentException e) {
            throw new TypeConversionException(e.getMessage());
        }
    }
}
