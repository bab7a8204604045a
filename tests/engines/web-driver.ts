import * as v from 'valibot';
import { COMMANDS, CommandError, type Transport } from './commands.ts';

const OPENS_WITHIN_MS = 30_000;
const TRY_EVERY_MS = 100;
/** Longest wait for an answer, ms. A browser that takes longer counts as hung. */
const ANSWERS_WITHIN_MS = 90_000;

const answer = v.object({ value: v.unknown() });
const refusal = v.object({ error: v.string(), message: v.string() });
const newSession = v.object({
  sessionId: v.string(),
  capabilities: v.looseObject({ browserName: v.string(), browserVersion: v.string() }),
});

/** Connects to a driver of the W3C's WebDriver protocol on a local port, and begins a session. */
export async function openWebDriver(
  port: number,
  capabilities: Readonly<Record<string, unknown>>,
): Promise<Transport> {
  const root = `http://127.0.0.1:${port}`;
  await untilOpen(root);
  const begun = await request(`POST ${root}/session`, { capabilities: { alwaysMatch: capabilities } });
  const { sessionId, capabilities: given } = v.parse(newSession, begun);
  const session = `${root}/session/${sessionId}`;
  return {
    browser: `${given.browserName} ${given.browserVersion}`,
    send(name, { id, ...fields } = {}) {
      const [method, path = ''] = COMMANDS[name].request.split(' ');
      // Most commands have an element's id in the path; the command to enter a frame has its id in the body.
      const inPath = path.includes('{id}');
      const body = inPath || id === undefined ? fields : { ...fields, id };
      return request(`${method} ${session}${path.replace('{id}', String(id))}`, body);
    },
    async end() {
      await request(`DELETE ${session}`);
    },
  };
}

async function request(line: string, body: Readonly<Record<string, unknown>> = {}): Promise<unknown> {
  const [method = '', address = ''] = line.split(' ');
  const response = await fetch(address, {
    method,
    signal: AbortSignal.timeout(ANSWERS_WITHIN_MS),
    ...(method === 'POST'
      ? { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
      : {}),
  });
  const { value } = v.parse(answer, await response.json());
  if (response.ok) return value;
  const { error, message } = v.parse(refusal, value);
  throw new CommandError(`${error}: ${message}`);
}

async function untilOpen(root: string): Promise<void> {
  const until = Date.now() + OPENS_WITHIN_MS;
  for (;;) {
    try {
      await fetch(`${root}/status`);
      return;
    } catch (error) {
      if (Date.now() > until) throw new Error(`no driver opened ${root}`, { cause: error });
      await new Promise((resume) => setTimeout(resume, TRY_EVERY_MS));
    }
  }
}
