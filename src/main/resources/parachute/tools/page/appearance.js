/* ---- The appearance of a page: set before anything is painted, and again when the settings change, here or in another tab ---- */

{
  const apply = () => {
    let kept = {};
    try {
      kept = localStorage;
    } catch {
      // Some browsers keep nothing.
    }
    const { dataset, style } = document.documentElement;
    dataset.theme = kept.theme ?? 'system';
    dataset.coordinates = kept.coordinates ?? 'true';
    dataset.colours = kept.colours ?? 'brown';
    dataset.pieces = kept.pieces ?? 'figures';
    style.setProperty('--board-width', kept['board.width'] ?? '');
    dispatchEvent(new Event('appearancechanged'));
  };
  apply();
  addEventListener('settingchange', apply);
  addEventListener('storage', apply);
}
