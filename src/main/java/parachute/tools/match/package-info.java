/**
 * The referee of games between engines: starts them, speaks XBoard's protocol or UCI to them, keeps their clocks, judges
 * their moves by the rules, writes the games down and works out what the results say about strength.
 */
package parachute.tools.match;
