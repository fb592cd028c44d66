/* ---- Sounds, made when they are played ---- */

import { isOn } from './settings.js';

/* Each a sequence of tones: the pitch it falls or rises from and to, in hertz, when it begins, and its length, in seconds. */
const SOUNDS = {
  move: [[320, 160, 0, 0.07]],
  drop: [[200, 90, 0, 0.11]],
  capture: [[420, 140, 0, 0.06], [260, 110, 0.05, 0.08]],
  check: [[620, 600, 0, 0.09], [820, 800, 0.1, 0.12]],
  end: [[520, 515, 0, 0.16], [415, 410, 0.17, 0.16], [330, 325, 0.34, 0.3]],
  low: [[980, 970, 0, 0.07], [980, 970, 0.14, 0.07]],
};

/* The name of the sound of a move. */
export const soundOf = san => (/[+#]$/.test(san) ? 'check' : san.includes('x') ? 'capture' : san.includes('@') ? 'drop' : 'move');

let context = null;

/* Plays one by its name; none if that is empty. Browsers let a page be heard once it has been clicked on. */
export function playSound(name) {
  if (!name || !isOn('sounds') || !navigator.userActivation?.hasBeenActive) {
    return;
  }
  context ??= new AudioContext();
  SOUNDS[name].forEach(([from, to, begin, length]) => {
    const start = context.currentTime + begin;
    const tone = new OscillatorNode(context, { type: 'triangle', frequency: from });
    const volume = new GainNode(context, { gain: 0.35 });
    tone.frequency.exponentialRampToValueAtTime(to, start + length);
    volume.gain.setValueAtTime(0.35, start);
    volume.gain.exponentialRampToValueAtTime(0.001, start + length);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + length);
  });
}
