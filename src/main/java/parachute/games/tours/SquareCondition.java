package parachute.games.tours;

import java.util.function.BiPredicate;
import java.util.function.IntBinaryOperator;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import parachute.games.protocol.Arguments;
import parachute.games.protocol.BadRequestException;

/**
 * Reads conditions on a square, such as {@code x<5} or {@code !(x==2 && y==3)}, by recursive descent. Operators bind as in
 * Java: {@code ! - * / % + - < <= > >= == != && ||}.
 */
public final class SquareCondition {
    /** Brackets and signs within each other; nobody writes more, and the stack bears it. */
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
     * Reads a condition.
     *
     * @throws BadRequestException if the text is none
     */
    public static Predicate<TourSquare> parse(String text) throws BadRequestException {
        SquareCondition reader = new SquareCondition(text.strip());
        reader.advance();
        Predicate<TourSquare> condition = reader.truth(reader.alternatives());
        if (!reader.token.isEmpty()) {
            throw reader.unexpected("the end");
        }
        return condition;
    }

    /** A part of the text with a value: a number or a truth. */
    private sealed interface Part {}

    private record Amount(ToIntFunction<TourSquare> value) implements Part {}

    private record Truth(Predicate<TourSquare> value) implements Part {}

    private Part alternatives() throws BadRequestException {
        Part left = conditions();
        while (accept("||")) {
            left = new Truth(truth(left).or(truth(conditions())));
        }
        return left;
    }

    private Part conditions() throws BadRequestException {
        Part left = comparison();
        while (accept("&&")) {
            left = new Truth(truth(left).and(truth(comparison())));
        }
        return left;
    }

    private Part comparison() throws BadRequestException {
        Part left = sum();
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

    private Part compare(Part left, BiPredicate<Integer, Integer> test) throws BadRequestException {
        advance();
        ToIntFunction<TourSquare> one = amount(left);
        ToIntFunction<TourSquare> other = amount(sum());
        return new Truth(pos -> test.test(one.applyAsInt(pos), other.applyAsInt(pos)));
    }

    private Part sum() throws BadRequestException {
        Part left = product();
        while (token.equals("+") || token.equals("-")) {
            boolean plus = accept("+");
            if (!plus) {
                advance();
            }
            left = combine(left, product(), plus ? (a, b) -> a + b : (a, b) -> a - b);
        }
        return left;
    }

    private Part product() throws BadRequestException {
        Part left = signed();
        while (true) {
            if (accept("*")) {
                left = combine(left, signed(), (a, b) -> a * b);
            } else if (accept("/")) {
                left = combine(left, divisor(), (a, b) -> a / b);
            } else if (accept("%")) {
                left = combine(left, divisor(), (a, b) -> a % b);
            } else {
                return left;
            }
        }
    }

    private Amount combine(Part left, Part right, IntBinaryOperator operator) throws BadRequestException {
        ToIntFunction<TourSquare> one = amount(left);
        ToIntFunction<TourSquare> other = amount(right);
        return new Amount(pos -> operator.applyAsInt(one.applyAsInt(pos), other.applyAsInt(pos)));
    }

    /** A plain number, so that no square divides by zero. */
    private Amount divisor() throws BadRequestException {
        if (!token.matches("\\d*[1-9]\\d*")) {
            throw unexpected("a number above 0 to divide by");
        }
        return number();
    }

    private Part signed() throws BadRequestException {
        if (++depth > MAX_DEPTH) {
            throw new BadRequestException("more than " + MAX_DEPTH + " brackets and signs within each other");
        }
        Part part;
        if (accept("!")) {
            part = new Truth(truth(signed()).negate());
        } else if (accept("-")) {
            ToIntFunction<TourSquare> value = amount(signed());
            part = new Amount(pos -> -value.applyAsInt(pos));
        } else {
            part = primary();
        }
        depth--;
        return part;
    }

    private Part primary() throws BadRequestException {
        if (accept("(")) {
            Part inner = alternatives();
            if (!accept(")")) {
                throw unexpected("a closing bracket");
            }
            return inner;
        }
        if (accept("x")) {
            return new Amount(TourSquare::x);
        }
        if (accept("y")) {
            return new Amount(TourSquare::y);
        }
        return number();
    }

    private Amount number() throws BadRequestException {
        if (!token.matches("\\d+")) {
            throw unexpected("x, y, a number or a bracket");
        }
        int value = Integer.parseInt(token);
        advance();
        return new Amount(pos -> value);
    }

    private Predicate<TourSquare> truth(Part part) throws BadRequestException {
        if (part instanceof Truth truth) {
            return truth.value;
        }
        throw new BadRequestException("a number where a comparison was expected in " + Arguments.quote(text));
    }

    private ToIntFunction<TourSquare> amount(Part part) throws BadRequestException {
        if (part instanceof Amount amount) {
            return amount.value;
        }
        throw new BadRequestException("a comparison where a number was expected in " + Arguments.quote(text));
    }

    private boolean accept(String expected) throws BadRequestException {
        boolean accepted = token.equals(expected);
        if (accepted) {
            advance();
        }
        return accepted;
    }

    private void advance() throws BadRequestException {
        int start = token.isEmpty() ? 0 : matcher.end();
        if (start == text.length()) {
            token = "";
            // Nothing is left to be matched from here on.
            return;
        }
        matcher.region(start, text.length());
        if (!matcher.lookingAt()) {
            throw new BadRequestException("no condition on x and y: " + Arguments.quote(text.substring(start)));
        }
        token = matcher.group(1);
    }

    private BadRequestException unexpected(String expected) {
        String found = token.isEmpty() ? "the end" : Arguments.quote(token);
        return new BadRequestException(found + " where " + expected + " was expected in " + Arguments.quote(text));
    }
}
