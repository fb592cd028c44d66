package parachute.stress;

import com.sun.management.ThreadMXBean;
import java.lang.invoke.CallSite;
import java.lang.invoke.ConstantCallSite;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.management.ManagementFactory;
import java.util.List;

/**
 * What a thread does in classes that a {@link CountingLoader} has loaded.
 *
 * @param steps method calls, branches, and the characters of texts and elements of lists that a library goes through
 * @param bytes memory that is allocated, and thus what is copied
 */
public record Effort(long steps, long bytes) {
    private static final MethodHandle GO_THROUGH = handle("goThrough", void.class, Object.class);
    private static final MethodHandle COUNTED = handle("counted", CharSequence.class, CharSequence.class);
    private static final ThreadMXBean THREADS = ManagementFactory.getPlatformMXBean(ThreadMXBean.class);

    private static Thread worker = Thread.currentThread();
    private static long count;

    /** Returns the work of an action on this thread. */
    static Effort of(Runnable action) {
        worker = Thread.currentThread();
        count = 0;
        long bytes = THREADS.getCurrentThreadAllocatedBytes();
        action.run();
        return new Effort(count, THREADS.getCurrentThreadAllocatedBytes() - bytes);
    }

    /** Counts a method call or a branch. */
    public static void step() {
        add(1);
    }

    private static void add(long steps) {
        if (Thread.currentThread() == worker) {
            count += steps;
        }
    }

    /** Links the call of a method of a library that goes through texts or lists: those from an argument on. */
    public static CallSite link(
            MethodHandles.Lookup caller, String name, MethodType type, MethodHandle method, int first) {
        MethodHandle counting = method.asType(type);
        for (int i = first; i < type.parameterCount(); i++) {
            Class<?> argument = type.parameterType(i);
            if (name.equals("matcher") && argument == CharSequence.class) {
                counting = MethodHandles.filterArguments(counting, i, COUNTED);
            } else if (CountingLoader.isLong(argument.descriptorString())) {
                counting = MethodHandles.foldArguments(
                        counting, i, GO_THROUGH.asType(MethodType.methodType(void.class, argument)));
            }
        }
        return new ConstantCallSite(counting);
    }

    @SuppressWarnings("unused") // by its name
    private static void goThrough(Object object) {
        add(object instanceof CharSequence text ? text.length() : object instanceof List<?> list ? list.size() : 0);
    }

    /** Returns a text of whose characters each one counts that is looked at. */
    @SuppressWarnings("unused") // by its name
    private static CharSequence counted(CharSequence text) {
        return new CountedText(text);
    }

    private record CountedText(CharSequence text) implements CharSequence {
        @Override
        public char charAt(int index) {
            step();
            return text.charAt(index);
        }

        @Override
        public int length() {
            return text.length();
        }

        @Override
        public CharSequence subSequence(int start, int end) {
            return text.subSequence(start, end);
        }

        @Override
        public String toString() {
            return text.toString();
        }
    }

    private static MethodHandle handle(String name, Class<?> result, Class<?> argument) {
        try {
            return MethodHandles.lookup().findStatic(Effort.class, name, MethodType.methodType(result, argument));
        } catch (ReflectiveOperationException e) {
            throw new LinkageError(e.getMessage(), e);
        }
    }
}
