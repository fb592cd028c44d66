package parachute.games.tours;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiPredicate;
import java.util.function.IntBinaryOperator;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import parachute.games.protocol.Arguments;
import parachute.io.UserException;

/**
 * Parses conditions on a square, such as {@code x<5} or {@code !(x==2 && y==3)}, by recursive descent. Operators bind
 * as in Java: {@code ! - * / % + - < <= > >= == != && ||}.
 */
public final class SquareCondition {
    /** Maximum nesting of brackets and signs, which bounds the depth of the recursion. */
    private static final int MAX_DEPTH = 100;

    private static final Pattern TOKEN =
            Pattern.compile("\\s*(\\d{1,9}(?!\\d)|[xy]\\b|&&|\\|\\||[<>=!]=|[-+*/%<>!()])");

    private final String text;
    private final Matcher matcher;
    /** The next token; empty at the end of the text. */
    private String token = "";

    private int depth;

    private SquareCondition(String text) {
        this.text = text;
        this.matcher = TOKEN.matcher(text);
    }

    /**
     * Parses a condition.
     *
     * @throws UserException if the text is not a condition
     */
    public static Predicate<TourSquare> parse(String text) {
        SquareCondition reader = new SquareCondition(text.strip());
        reader.advance();
        Predicate<TourSquare> condition = reader.asBoolean(reader.disjunction());
        if (!reader.token.isEmpty()) {
            throw reader.unexpected("the end");
        }
        return condition;
    }

    /** A part of the text that has a value on every square. */
    private sealed interface Expression {}

    private record NumberExpression(ToIntFunction<TourSquare> value) implements Expression {}

    /** What is done with the number before it. */
    private record Operation(IntBinaryOperator operator, ToIntFunction<TourSquare> operand) {}

    private record BooleanExpression(Predicate<TourSquare> value) implements Expression {}

    private Expression disjunction() {
        Expression first = conjunction();
        if (!token.equals("||")) {
            return first;
        }
        List<Predicate<TourSquare>> conditions = new ArrayList<>(List.of(asBoolean(first)));
        while (accept("||")) {
            conditions.add(asBoolean(conjunction()));
        }
        return new BooleanExpression(pos -> conditions.stream().anyMatch(condition -> condition.test(pos)));
    }

    private Expression conjunction() {
        Expression first = comparison();
        if (!token.equals("&&")) {
            return first;
        }
        List<Predicate<TourSquare>> conditions = new ArrayList<>(List.of(asBoolean(first)));
        while (accept("&&")) {
            conditions.add(asBoolean(comparison()));
        }
        return new BooleanExpression(pos -> conditions.stream().allMatch(condition -> condition.test(pos)));
    }

    private Expression comparison() {
        Expression left = sum();
        String sign = token;
        return switch (sign) {
            case "<" -> compare(left, (a, b) -> a < b);
            case "<=" -> compare(left, (a, b) -> a <= b);
            case ">" -> compare(left, (a, b) -> a > b);
            case ">=" -> compare(left, (a, b) -> a >= b);
            case "==" -> compare(left, Integer::equals);
            case "!=" -> compare(left, (a, b) -> !a.equals(b));
            default -> left;
        };
    }

    private Expression compare(Expression left, BiPredicate<Integer, Integer> test) {
        advance();
        ToIntFunction<TourSquare> one = asNumber(left);
        ToIntFunction<TourSquare> other = asNumber(sum());
        return new BooleanExpression(pos -> test.test(one.applyAsInt(pos), other.applyAsInt(pos)));
    }

    private Expression sum() {
        Expression first = product();
        List<Operation> operations = new ArrayList<>();
        while (true) {
            if (accept("+")) {
                operations.add(new Operation((a, b) -> a + b, asNumber(product())));
            } else if (accept("-")) {
                operations.add(new Operation((a, b) -> a - b, asNumber(product())));
            } else {
                return combine(first, operations);
            }
        }
    }

    private Expression product() {
        Expression first = unary();
        List<Operation> operations = new ArrayList<>();
        while (true) {
            if (accept("*")) {
                operations.add(new Operation((a, b) -> a * b, asNumber(unary())));
            } else if (accept("/")) {
                operations.add(new Operation((a, b) -> a / b, asNumber(divisor())));
            } else if (accept("%")) {
                operations.add(new Operation((a, b) -> a % b, asNumber(divisor())));
            } else {
                return combine(first, operations);
            }
        }
    }

    /** Returns what operations make of a number, from left to right: in a loop, since there may be any number of them. */
    private Expression combine(Expression first, List<Operation> operations) {
        if (operations.isEmpty()) {
            return first;
        }
        ToIntFunction<TourSquare> start = asNumber(first);
        return new NumberExpression(pos -> {
            int value = start.applyAsInt(pos);
            for (Operation next : operations) {
                value = next.operator().applyAsInt(value, next.operand().applyAsInt(pos));
            }
            return value;
        });
    }

    /** Parses a divisor: a plain number, so that no square divides by zero. */
    private NumberExpression divisor() {
        if (!token.matches("\\d*[1-9]\\d*")) {
            throw unexpected("a number above 0 to divide by");
        }
        return number();
    }

    private Expression unary() {
        if (++depth > MAX_DEPTH) {
            throw new UserException("more than " + MAX_DEPTH + " nested brackets and signs");
        }
        Expression expression;
        if (accept("!")) {
            expression = new BooleanExpression(asBoolean(unary()).negate());
        } else if (accept("-")) {
            ToIntFunction<TourSquare> value = asNumber(unary());
            expression = new NumberExpression(pos -> -value.applyAsInt(pos));
        } else {
            expression = primary();
        }
        depth--;
        return expression;
    }

    private Expression primary() {
        if (accept("(")) {
            Expression inner = disjunction();
            if (!accept(")")) {
                throw unexpected("a closing bracket");
            }
            return inner;
        }
        if (accept("x")) {
            return new NumberExpression(TourSquare::x);
        }
        if (accept("y")) {
            return new NumberExpression(TourSquare::y);
        }
        return number();
    }

    private NumberExpression number() {
        if (!token.matches("\\d+")) {
            throw unexpected("x, y, a number or a bracket");
        }
        int value = Integer.parseInt(token);
        advance();
        return new NumberExpression(pos -> value);
    }

    private Predicate<TourSquare> asBoolean(Expression expression) {
        if (expression instanceof BooleanExpression condition) {
            return condition.value();
        }
        throw new UserException("a number where a comparison was expected in " + Arguments.quote(text));
    }

    private ToIntFunction<TourSquare> asNumber(Expression expression) {
        if (expression instanceof NumberExpression number) {
            return number.value();
        }
        throw new UserException("a comparison where a number was expected in " + Arguments.quote(text));
    }

    private boolean accept(String expected) {
        boolean accepted = token.equals(expected);
        if (accepted) {
            advance();
        }
        return accepted;
    }

    private void advance() {
        int start = token.isEmpty() ? 0 : matcher.end();
        if (start == text.length()) {
            token = "";
            // Stops at the end of the text.
            return;
        }
        matcher.region(start, text.length());
        if (!matcher.lookingAt()) {
            throw new UserException("not a condition on x and y: " + Arguments.quote(text.substring(start)));
        }
        token = matcher.group(1);
    }

    private UserException unexpected(String expected) {
        String found = token.isEmpty() ? "the end" : Arguments.quote(token);
        return new UserException(found + " where " + expected + " was expected in " + Arguments.quote(text));
    }
}
