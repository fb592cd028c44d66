/** Documents from Markdown to PDF, with drawings; needs libraries that are not part of the jar. */
@NullMarked
package parachute.tools.report.document;

import org.jspecify.annotations.NullMarked;
