package parachute.stress;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassHierarchyResolver;
import java.lang.classfile.ClassTransform;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.CodeElement;
import java.lang.classfile.CodeTransform;
import java.lang.classfile.Opcode;
import java.lang.classfile.instruction.BranchInstruction;
import java.lang.classfile.instruction.InvokeInstruction;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.DirectMethodHandleDesc;
import java.lang.constant.DynamicCallSiteDesc;
import java.lang.constant.MethodHandleDesc;
import java.lang.constant.MethodTypeDesc;
import java.util.Set;

/** Loads the classes of the program once more, changed so that they count their {@link Effort}. */
final class CountingLoader extends ClassLoader {
    private static final ClassDesc EFFORT = Effort.class.describeConstable().orElseThrow();

    private static final DirectMethodHandleDesc LINK = ConstantDescs.ofCallsiteBootstrap(
            EFFORT, "link", ConstantDescs.CD_CallSite, ConstantDescs.CD_MethodHandle, ConstantDescs.CD_int);

    /** Types of the JDK whose methods go through all that an object holds. */
    private static final Set<String> LONG = Set.of(
            "Ljava/lang/String;",
            "Ljava/lang/CharSequence;",
            "Ljava/lang/StringBuilder;",
            "Ljava/util/List;",
            "Ljava/util/ArrayList;",
            "Ljava/util/Collection;");

    /** Methods that do not, whose results are copies, or that return at once if the lengths differ. */
    private static final Set<String> SHORT = Set.of(
            ("append setLength charAt codePointAt length isEmpty substring subSequence startsWith endsWith regionMatches"
                            + " equals equalsIgnoreCase hashCode toString add addLast get getFirst getLast set removeLast"
                            + " size subList iterator stream clear addAll reversed")
                    .split(" "));

    private final ClassFile files = ClassFile.of(
            ClassFile.ClassHierarchyResolverOption.of(ClassHierarchyResolver.ofResourceParsing(getParent())));

    CountingLoader() {
        super(Effort.class.getClassLoader());
    }

    /** Returns whether the methods of a type may go through all that an object of it holds. */
    static boolean isLong(String descriptor) {
        return LONG.contains(descriptor);
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
        boolean isCounted = name.startsWith("parachute.") && !name.startsWith(Effort.class.getName());
        synchronized (getClassLoadingLock(name)) {
            Class<?> loaded = isCounted ? findLoadedClass(name) : super.loadClass(name, resolve);
            return loaded == null ? findClass(name) : loaded;
        }
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
        try (InputStream file = getResourceAsStream(name.replace('.', '/') + ".class")) {
            if (file == null) {
                throw new ClassNotFoundException(name);
            }
            byte[] counting = files.transformClass(
                    files.parse(file.readAllBytes()), ClassTransform.transformingMethodBodies(new Counting()));
            return defineClass(name, counting, 0, counting.length);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static final class Counting implements CodeTransform {
        @Override
        public void atStart(CodeBuilder code) {
            step(code);
        }

        @Override
        public void accept(CodeBuilder code, CodeElement element) {
            switch (element) {
                case BranchInstruction branch -> {
                    step(code);
                    code.with(branch);
                }
                case InvokeInstruction call -> accept(code, call);
                default -> code.with(element);
            }
        }

        private static void step(CodeBuilder code) {
            code.invokestatic(EFFORT, "step", ConstantDescs.MTD_void);
        }

        private static void accept(CodeBuilder code, InvokeInstruction call) {
            String name = call.name().stringValue();
            MethodTypeDesc type = call.typeSymbol();
            boolean isStatic = call.opcode() == Opcode.INVOKESTATIC;
            MethodTypeDesc whole =
                    isStatic ? type : type.insertParameterTypes(0, call.owner().asSymbol());
            int first = SHORT.contains(name) && !isStatic ? 1 : 0;
            boolean isOfLibrary = !call.owner().asInternalName().startsWith("parachute/");
            boolean isLong = whole.parameterList().stream()
                    .skip(first)
                    .anyMatch(argument -> isLong(argument.descriptorString()));
            if (call.opcode() == Opcode.INVOKESPECIAL || !isOfLibrary || !isLong || name.startsWith("equals")) {
                code.with(call);
            } else {
                code.invokedynamic(DynamicCallSiteDesc.of(LINK, name, whole, handle(call), first));
            }
        }

        private static DirectMethodHandleDesc handle(InvokeInstruction call) {
            DirectMethodHandleDesc.Kind kind = switch (call.opcode()) {
                case INVOKESTATIC ->
                    call.isInterface()
                            ? DirectMethodHandleDesc.Kind.INTERFACE_STATIC
                            : DirectMethodHandleDesc.Kind.STATIC;
                case INVOKEINTERFACE -> DirectMethodHandleDesc.Kind.INTERFACE_VIRTUAL;
                default -> DirectMethodHandleDesc.Kind.VIRTUAL;
            };
            return MethodHandleDesc.ofMethod(
                    kind, call.owner().asSymbol(), call.name().stringValue(), call.typeSymbol());
        }
    }
}
