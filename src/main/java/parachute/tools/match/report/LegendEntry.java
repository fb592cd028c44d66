package parachute.tools.match.report;

/**
 * What a colour of a chart means.
 *
 * @param colour the name of the colour in {@link ChartTheme#variables}
 * @param meaning as text
 */
record LegendEntry(String colour, String meaning) {}
