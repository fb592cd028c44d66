/* ---- The list of small games: a page with links alone ---- */

import './api.js';
