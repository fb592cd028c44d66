/* ---- Clocks as text ---- */

/* Minutes and seconds; tenths of seconds when there are few. */
export function clockText(millis) {
  if (millis < 10_000) {
    return (Math.floor(millis / 100) / 10).toFixed(1);
  }
  const seconds = Math.ceil(millis / 1000);
  const two = number => String(number).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  return (hours > 0 ? `${hours}:${two(minutes)}` : minutes) + ':' + two(seconds % 60);
}
