/** The measurements of a report: searches depth by depth, a worked example, counts of legal moves, matches. */
@NullMarked
package parachute.tools.report.measure;

import org.jspecify.annotations.NullMarked;
