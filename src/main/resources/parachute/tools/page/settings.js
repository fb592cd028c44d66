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
