/** The report on the program: measured afresh, and written as a document in PDF. */
@NullMarked
package parachute.tools.report;

import org.jspecify.annotations.NullMarked;
