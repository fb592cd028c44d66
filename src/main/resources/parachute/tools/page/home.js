/* ---- The first page: the form for a new game, the games begun before, and the game that the address names ---- */

import { byId, element } from './board.js';
import { attempt, request } from './api.js';
import { BOARD_KEYS, ask, showKeys } from './frame.js';
import { board, choices, levelText, play, playerNames, shown, variantOf } from './playpage.js';
import { putSetting, setting } from './settings.js';

const form = byId('new-game');

function about({ name, drops }) {
  if (drops) {
    return 'Pieces you capture are yours: click one below the board, then an empty square.';
  }
  return name.endsWith('960') ? 'Chess with the pieces of the first rank in one of 960 orders.' : 'Chess by the usual rules.';
}

const choice = (name, value, text, title = text) =>
  element('label', { title }, element('input', { type: 'radio', name, value, 'aria-label': title }), text);

async function openStart() {
  document.title = 'Parachute';
  [true, false].forEach(white => {
    board.name(white).textContent = '';
    board.note(white).hidden = true;
  });
  const { games, levels, elo } = await choices;
  byId('variants').querySelectorAll('label').forEach(each => each.remove());
  byId('variants').append(...games.map(({ name, title }) => choice('variant', name, title)));
  byId('levels').querySelectorAll('label').forEach(each => each.remove());
  byId('levels').append(...levels.map(level => choice('level', level.name, level.number, levelText(level))));
  Object.assign(form.elo, { min: elo.lowest, max: elo.highest, value: Math.round((elo.lowest + elo.highest) / 100) * 50 });
  const asked = new URLSearchParams(location.search);
  const variant = asked.has('variant') ? { variant: asked.get('variant') + (asked.has('chess960') ? '960' : '') } : {};
  const last = Object.fromEntries(new URLSearchParams(setting('new-game') ?? ''));
  const defaults = { variant: games[0].name, level: levels[Math.floor((levels.length - 1) / 2)].name };
  Object.entries({ ...last, ...variant }).filter(([key]) => form[key]).forEach(([key, value]) => { form[key].value = value; });
  Object.entries(defaults).forEach(([key, value]) => { form[key].value ||= value; });
  form.fen.value = asked.get('fen') ?? '';
  byId('more').open = form.fen.value !== '' || form.opponent.value !== 'level';
  byId('start').hidden = false;
  await adaptForm();
  writeGames(await request('GET', '/api/games'), games);
}

/* Shows what belongs to the choice, and on the board the position that the game begins with. */
async function adaptForm() {
  const { games, levels } = await choices;
  const { opponent: opponentField, variant, level, fen, colour, clock: clockField } = form;
  const isPerson = opponentField.value === 'person';
  byId('elo').hidden = opponentField.value !== 'elo';
  byId('levels').hidden = opponentField.value !== 'level';
  byId('sides').hidden = isPerson;
  byId('other-clock').hidden = clockField.value !== 'other';
  const game = games.find(({ name }) => name === variant.value);
  byId('about').textContent = about(game);
  byId('show-rules').hidden = !game.drops;
  byId('level-name').textContent = levelText(levels.find(({ name }) => name === level.value));
  board.flipped = !isPerson && colour.value === 'black';
  const text = fen.value.trim();
  board.show({ fen: text ? (await request('POST', '/api/position', { variant: variant.value, fen: text })).fen : game.start });
}

function writeGames(all, variants) {
  const games = all.filter(({ plies }) => plies > 0);
  byId('earlier').hidden = games.length === 0;
  const titles = Object.fromEntries(variants.map(({ name, title }) => [name, title]));
  byId('games').replaceChildren(...games.map(game => {
    const { id, plies, result, changed } = game;
    const when = new Date(changed).toLocaleString([], { dateStyle: 'medium', timeStyle: 'short' });
    const state = result === '*' ? `move ${Math.floor(plies / 2) + 1}` : result.replaceAll('1/2', '½');
    return element('li', {},
      element('a', { href: '/?game=' + id }, playerNames(game).join(' – ')),
      element('span', {}, `${titles[variantOf(game)]}, ${state}`),
      element('time', { datetime: changed }, when),
      deletion(game, when));
  }));
}

function deletion(game, when) {
  const name = `${playerNames(game).join(' – ')}, ${when}`;
  const button = element('button', { type: 'button', 'aria-label': `Delete ${name}` }, 'Delete');
  button.addEventListener('click', () => ask(`Delete the game ${name}?`, 'Delete', 'Keep', async () => {
    await request('DELETE', '/api/games/' + game.id);
    const row = button.closest('li');
    const next = row.nextElementSibling ?? row.previousElementSibling;
    row.remove();
    byId('earlier').hidden = !next;
    (next?.querySelector('button') ?? form.querySelector('.main')).focus();
  }));
  return button;
}

function opponent() {
  const { opponent: { value }, level, elo } = form;
  return value === 'person' ? { kind: 'person' }
    : { kind: 'engine', ...(value === 'elo' ? { elo: elo.valueAsNumber } : { level: level.value }) };
}

function clock() {
  if (form.clock.value === '') {
    return {};
  }
  const [base, increment] = form.clock.value === 'other'
    ? [60 * form.minutes.valueAsNumber, form.increment.valueAsNumber].map(Math.round)
    : form.clock.value.split('+').map(Number);
  return { clock: { base, increment } };
}

async function begin() {
  const isBlack = form.colour.value === 'black' || (form.colour.value === 'random' && Math.random() < 0.5);
  const other = opponent();
  const name = other.kind === 'engine' && setting('name')?.trim();
  const person = { kind: 'person', ...(name ? { name } : {}) };
  const players = isBlack ? [other, person] : [person, other];
  const fen = form.fen.value.trim();
  const fields = new URLSearchParams(new FormData(form));
  fields.delete('fen');
  putSetting('new-game', fields);
  await (await play()).beginGame('/api/games', {
    variant: form.variant.value,
    ...(fen ? { fen } : {}),
    white: players[0],
    black: players[1],
    ...clock(),
  });
}

form.addEventListener('change', () => attempt(adaptForm));
form.addEventListener('submit', event => {
  event.preventDefault();
  attempt(begin);
});

byId('edit-position').addEventListener('click', () => attempt(async () => {
  const { name: variant, start } = (await choices).games.find(({ name }) => name === form.variant.value);
  const use = fen => {
    form.fen.value = fen;
    attempt(adaptForm);
    form.querySelector('.main').focus();
  };
  (await import('./editor.js')).openEditor({
    variant, start, fen: form.fen.value.trim() || start, flipped: board.flipped,
    use: ['Use this position', use], other: ['Analyse', '/analysis#'],
  });
}));

byId('show-rules').addEventListener('click', async () => (await import('./rules.js')).showRules());

showKeys(BOARD_KEYS);

/* ---- The address names the game ---- */

async function followAddress() {
  const id = new URLSearchParams(location.search).get('game');
  byId('start').hidden = byId('game').hidden = true;
  shown.close();
  if (id) {
    (await play()).openGame(id);
  } else {
    await attempt(openStart);
  }
}

addEventListener('popstate', followAddress);
followAddress();
