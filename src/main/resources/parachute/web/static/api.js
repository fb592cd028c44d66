/* ---- Requests to the program ---- */

/* The answer to a request as an object. What the program refuses, and that it does not answer, is an Error with a sentence
   for the reader. */
export async function request(method, path, content) {
  const body = content === undefined ? {} : { body: JSON.stringify(content), headers: { 'Content-Type': 'application/json' } };
  const response = await fetch(path, { method, ...body }).catch(() => {
    throw new Error('The program does not answer. Is it still running?');
  });
  const text = await response.text();
  const answer = text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : {};
  if (!response.ok) {
    throw Object.assign(new Error(answer.error ?? `The program answered ${response.status}.`), { status: response.status });
  }
  return answer;
}

/* Why a stream of events is refused; empty if it is not refused any more. */
export async function refusal(path) {
  const abort = new AbortController();
  try {
    const response = await fetch(path, { signal: abort.signal });
    return response.ok ? '' : (await response.json()).error;
  } catch {
    return 'The program does not answer. Is it still running?';
  } finally {
    abort.abort();
  }
}

/* Carries out an action of the reader, and says in the line of the page for it what went wrong. */
export async function attempt(action) {
  try {
    tell('');
    return await action();
  } catch (error) {
    tell(error.message);
    return undefined;
  }
}

/* Says something above the page, or nothing. */
export function tell(text) {
  const line = document.getElementById('told');
  line.textContent = text;
  line.hidden = text === '';
}
