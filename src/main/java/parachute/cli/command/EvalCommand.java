package parachute.cli.command;

import java.util.ArrayList;
import java.util.List;
import parachute.rules.board.Position;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code parachute eval}: shows the static evaluation of a position, term by term and by the network. */
@Command(
        name = "eval",
        description =
                "Show the static evaluation of a position: its terms, and the value of each piece to the network.")
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
