/* ---- Requests to the program ---- */

const SILENT = 'The program does not answer. Is it still running?';

/* What the program answers. What it refuses, and that it does not answer, is an Error with a sentence for the reader. */
async function ask(method, path, content, signal) {
  const body = content === undefined ? {} : { body: JSON.stringify(content), headers: { 'Content-Type': 'application/json' } };
  const response = await fetch(path, { method, signal, ...body }).catch(error => {
    throw error.name === 'AbortError' ? error : new Error(SILENT);
  });
  if (!response.ok) {
    const text = await response.text();
    const { error } = text.startsWith('{') ? JSON.parse(text) : {};
    throw Object.assign(new Error(error ?? `The program answered ${response.status}.`), { status: response.status });
  }
  return response;
}

/* The answer to a request as a text. */
export const requestText = async (method, path, content) => (await ask(method, path, content)).text();

/* The answer to a request as an object. */
export async function request(method, path, content) {
  const text = await requestText(method, path, content);
  return text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : {};
}

/* Posts a request whose answer are events: handlers has a function for each by its name. Returns when they end, or when the
   signal ends them. */
export async function requestEvents(path, content, handlers, signal) {
  try {
    const response = await ask('POST', path, content, signal);
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    let rest = '';
    for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read()) {
      const events = (rest + value).split('\n\n');
      rest = events.pop();
      events.forEach(text => {
        const [, name, data] = text.match(/^event: (.*)\ndata: (.*)$/s) ?? [];
        handlers[name]?.(JSON.parse(data));
      });
    }
  } catch (error) {
    if (error.name !== 'AbortError') {
      throw error.status ? error : new Error(SILENT);
    }
  }
}

/* Listens to a stream of events: handlers has a function for each by its name, "end" also for that the stream is refused or
   the program is gone, with the reason. The answer ends it. */
export function listenTo(path, handlers) {
  const events = new EventSource(path);
  Object.entries(handlers).forEach(([name, handle]) =>
    events.addEventListener(name, event => handle(JSON.parse(event.data))));
  events.addEventListener('end', () => events.close());
  events.addEventListener('error', async () => {
    const isClosed = events.readyState === EventSource.CLOSED;
    const reason = await refusal(path) || (isClosed ? 'The connection was lost; load the page again.' : '');
    if (reason && (isClosed || events.readyState !== EventSource.CLOSED)) {
      events.close();
      tell(reason);
      handlers.end?.({ reason });
    }
  });
  return () => events.close();
}

/* Why a stream of events is refused; empty if it is not refused any more. */
async function refusal(path) {
  const abort = new AbortController();
  try {
    const response = await fetch(path, { signal: abort.signal });
    return response.ok ? '' : (await response.json()).error;
  } catch {
    return SILENT;
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

/* How long a message is shown, in milliseconds. */
const SHOWN = 5_000;

let timer = 0;

/* Says something beside what is shown, or nothing; for a while, or until something else is said. */
export function tell(text, isLasting = false) {
  const line = document.getElementById('told');
  clearTimeout(timer);
  [...document.querySelectorAll('.beside')].find(part => part.checkVisibility())?.prepend(line);
  line.textContent = text;
  line.hidden = text === '';
  if (text) {
    line.scrollIntoView({ block: 'nearest' });
    timer = isLasting ? 0 : setTimeout(() => tell(''), SHOWN);
  }
}
