/* ---- The drawings of the pieces, which boards refer to by their letters: they are part of the page once this is loaded ---- */

const text = await (await fetch('/static/pieces.xml')).text();
const drawings = `<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" aria-hidden="true">${text}</svg>`;
document.body.prepend(new DOMParser().parseFromString(drawings, 'image/svg+xml').documentElement);
