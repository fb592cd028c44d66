/* ---- Notifications on the desktop, for those who have switched them on ---- */

import { isOn, mayNotify } from './settings.js';

/* Notifies somebody who sees another page, until they come back to this one. */
export function notify(title, body) {
  if (!isOn('notifications') || !mayNotify()) {
    return;
  }
  try {
    const shown = new Notification(title, { body, tag: location.href, icon: '/static/icon.svg' });
    shown.addEventListener('click', () => focus());
    document.addEventListener('visibilitychange', () => shown.close(), { once: true });
  } catch {
    // Some telephones have no notifications of pages, although they say so.
  }
}
