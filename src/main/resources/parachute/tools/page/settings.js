/* ---- What the browser keeps for its user; some browsers are told to keep nothing ---- */

export function putSetting(key, text) {
  try {
    localStorage.setItem(key, text);
  } catch {
    // Then the next page begins anew.
  }
}

/* What was put there last, or null. */
export function setting(key) {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/* Keeps a text as long as the tab is open. Where there is no room those before it go. */
export function keepText(key, text) {
  try {
    sessionStorage.setItem(key, text);
  } catch {
    try {
      Object.keys(sessionStorage).filter(other => other.startsWith(key.split('.')[0] + '.'))
        .forEach(other => sessionStorage.removeItem(other));
      sessionStorage.setItem(key, text);
    } catch {
      // Then it is gone with the page.
    }
  }
}

/* The text that was kept, or null. */
export function keptText(key) {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/* Whether something that can be switched off is on. */
export const isOn = key => setting(key) !== 'false';
