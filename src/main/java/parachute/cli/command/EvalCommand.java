package parachute.cli.command;

import java.util.ArrayList;
import java.util.List;
import parachute.rules.board.Position;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code parachute eval}: shows and explains the static evaluation of a position. */
@Command(
        name = "eval",
        description =
                "Show the static evaluation of a position: what each piece is worth to the network, and parts that add up.")
final class EvalCommand extends PrintingCommand implements Runnable {
    @Parameters(paramLabel = "FEN", arity = "0..*", description = "Position (the start position).")
    private List<String> fen = new ArrayList<>();

    @Mixin
    private final VariantOption variant = new VariantOption();

    @Mixin
    private final EvaluationOption evaluation = new EvaluationOption();

    @Override
    public void run() {
        Position position = variant.position(fen, this::warn);
        evaluation.evaluation(position.variant()).report(position).forEach(out()::println);
    }
}
