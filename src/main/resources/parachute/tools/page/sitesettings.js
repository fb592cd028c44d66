/* ---- The dialog of the settings ---- */

import { byId, drawn, element } from './board.js';
import { drawingsOf } from './piecesets.js';
import { isOn, mayNotify, putSetting, setting } from './settings.js';

const COLOURS = ['brown', 'green', 'blue', 'grey', 'purple', 'rose', 'ice'];
const PIECES = ['figures', 'bold', 'letters'];
const FULL_WIDTH = '1200';

const form = document.querySelector('#site-settings form');

/* Radio buttons, of which each has a picture of what it chooses. */
const choices = (name, values, picture) => values.map(value => element('label', { ['data-' + name]: value },
  element('input', { type: 'radio', name, value }), picture(value), value));

/* A knight of a set. */
function knight(set) {
  const place = element('span', { class: 'swatch' });
  const picture = drawn(place, 'svg', { viewBox: '0 0 40 40', class: 'piece white' });
  drawingsOf(set).then(text => { [, picture.innerHTML] = text.match(/id="N".*?>(.*?)<.symbol>/s); }).catch(() => place.remove());
  return place;
}

/* Writes what is set. */
export function writeSettings() {
  const { dataset } = document.documentElement;
  form.querySelectorAll('[type="checkbox"]').forEach(box => { box.checked = isOn(box.name); });
  form.notifications.checked &&= mayNotify();
  form.colours.value = dataset.colours;
  form.theme.value = dataset.theme;
  if (byId('piece-sets')) {
    form.pieces.value = dataset.pieces;
  }
  form.elements.name.value = setting('name') ?? '';
  form['board.width'].value = parseInt(setting('board.width') || FULL_WIDTH);
}

byId('board-colours').append(...choices('colours', COLOURS, () => element('span', { class: 'swatch' })));
if (byId('saved')) { // it uses no other pieces than those that it comes with
  byId('piece-sets').remove();
} else {
  byId('piece-sets').append(...choices('pieces', PIECES, knight));
}
form.notifications.parentElement.hidden = !isSecureContext || !window.Notification || location.protocol === 'file:';
form.notifications.addEventListener('change', async ({ target }) => {
  if (target.checked && await Notification.requestPermission() !== 'granted') {
    target.checked = false;
    target.nextElementSibling.textContent = 'Notifications are refused by the browser';
  }
});
form.addEventListener('input', ({ target }) => {
  const { name, type, value, checked } = target;
  const width = value === FULL_WIDTH ? '' : value + 'px';
  putSetting(name, type === 'checkbox' ? checked : type === 'range' ? width : value);
  dispatchEvent(new Event('settingchange'));
});
