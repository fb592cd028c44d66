/* ---- Sets of pieces: the drawings of another one take the place of those that the page comes with ---- */

const definitions = document.querySelector('body > svg > defs');
const own = definitions.innerHTML;

/* The symbols of a set, as markup. */
export async function drawingsOf(name) {
  return name === 'figures' ? own : (await (await fetch(`/static/${name}.svg`)).text()).replace(/<.?svg.*?>/g, '');
}

/* Has all boards drawn with the set that is chosen. */
export async function usePieces() {
  const { dataset } = document.documentElement;
  const { pieces } = dataset;
  const drawings = await drawingsOf(pieces).catch(() => own);
  if (pieces === dataset.pieces) {
    definitions.innerHTML = drawings;
    dataset.drawn = pieces;
  }
}
