/* ---- What the browser keeps for its user; some browsers are told to keep nothing ---- */

/* What an action returns, or null if it fails. */
function attempt(action) {
  try {
    return action();
  } catch {
    return null;
  }
}

export const putSetting = (key, text) => attempt(() => localStorage.setItem(key, text));

/* What was put there last, or null. */
export const setting = key => attempt(() => localStorage.getItem(key));

/* Keeps a text as long as the tab is open. Where there is no room those before it go. */
export function keepText(key, text) {
  const keep = () => sessionStorage.setItem(key, text);
  if (attempt(keep) === null) {
    attempt(() => Object.keys(sessionStorage).filter(other => other.startsWith(key.split('.')[0] + '.'))
      .forEach(other => sessionStorage.removeItem(other)));
    attempt(keep);
  }
}

/* The text that was kept, or null. */
export const keptText = key => attempt(() => sessionStorage.getItem(key));

/* Whether something that can be switched off is on. */
export const isOn = key => setting(key) !== 'false';

/* Whether the browser lets this page notify its user. */
export const mayNotify = () => isSecureContext && window.Notification?.permission === 'granted';
