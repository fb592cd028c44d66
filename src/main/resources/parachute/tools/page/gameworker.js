/* ---- What the tabs of a browser share: the stream of their games. A tab sends the name of its game, or nothing for none. ---- */

import { GameStream } from './gamestream.js';

const stream = new GameStream();

self.addEventListener('connect', ({ ports: [port] }) => {
  const reader = message => port.postMessage(message);
  port.onmessage = ({ data: name }) => (name ? stream.watch(reader, name) : stream.leave(reader));
  port.addEventListener('close', () => stream.leave(reader)); // a tab that has crashed, where the browser says so
});
