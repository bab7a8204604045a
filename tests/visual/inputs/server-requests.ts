import { LIVE_PATH } from '../../../contract/live.ts';
import { maskRandom } from '../random-text.ts';
import { hashOf } from './hash.ts';

/** Sender of a request: a guest, the demo player, or a player who has just registered. */
export type Who = 'guest' | 'player' | 'newcomer';

/** A request that a photographed page sent to the server. */
export interface ServerRequest {
  readonly who: Who;
  readonly method: string;
  /** Path of the request, with its query. */
  readonly path: string;
  /** Body as JSON, without the fields that all calls have. */
  readonly body?: string | undefined;
}

/** Repeats requests of pages over HTTP, each only once per run. */
export interface ServerReader {
  /** Returns the hash of the answer to a request, without values that are new in every database. */
  answer(request: ServerRequest): Promise<string>;
  /** Returns the hash of the file that the server sends for a path. */
  resource(path: string): Promise<string>;
  /** Returns a hash of the response headers for these paths. */
  headers(paths: readonly string[]): Promise<string>;
}

/** Fields that all calls of all pages have, with these values (src/platform/device.ts). */
const COMMON: Readonly<Record<string, unknown>> = {
  appId: 'perya',
  channel: 'WEB',
  clientReferrer: '',
  platform: 'h5',
  appVersion: '0.1.0',
  appWebName: '127.0.0.1',
};
/** The live stream has sent all its first messages once it is silent for this time, ms. */
const STREAM_QUIET = 300;
const STREAM_TIMEOUT = 5_000;
/** Names of headers that differ in every response and do not affect the page. */
const VOLATILE_HEADERS = new Set([
  'connection',
  'content-length',
  'date',
  'etag',
  'keep-alive',
  'last-modified',
  'transfer-encoding',
  'content-encoding',
  'vary',
]);

/** Returns the body of a call as it is recorded, without the common fields; undefined without a body. */
export function recordedBody(body: string | null): string | undefined {
  if (body === null) return undefined;
  try {
    const fields = JSON.parse(body) as Record<string, unknown>;
    const own = Object.entries(fields).filter(([key, value]) => COMMON[key] !== value);
    return JSON.stringify(Object.fromEntries(own));
  } catch {
    return body;
  }
}

/** Returns the name under which a request is recorded; `parseRequest` reverses this. */
export const requestName = ({ who, method, path, body }: ServerRequest): string =>
  [who, method, path, ...(body === undefined ? [] : [body])].join(' ');

/** Returns the request that `requestName` has named. Throws for any other text. */
export function parseRequest(name: string): ServerRequest {
  const [, who = '', method = '', path = '', body] = /^(\S+) (\S+) (\S+)(?: (.*))?$/s.exec(name) ?? [];
  if (who !== 'guest' && who !== 'player' && who !== 'newcomer') throw new Error(`"${name}" is no request`);
  return { who, method, path, body };
}

/** Returns a reader of the lobby at this address, with the session tokens of its players. */
export function openServerReader(
  address: string,
  tokens: Readonly<Record<'player' | 'newcomer', string>>,
): ServerReader {
  const known = new Map<string, Promise<string>>();
  const once = (key: string, read: () => Promise<string>): Promise<string> => {
    const value = known.get(key) ?? read();
    known.set(key, value);
    return value;
  };
  const headersOf = ({ who, body }: ServerRequest): Record<string, string> => ({
    'accept-language': 'en',
    ...(who !== 'guest' && { authorization: tokens[who] }),
    ...(body !== undefined && { 'content-type': 'application/json' }),
  });
  return {
    answer: (request) =>
      once(requestName(request), async () => {
        if (request.path === LIVE_PATH) return hashOf(await readStream(address, headersOf(request)));
        const response = await fetch(address + request.path, {
          method: request.method,
          headers: headersOf(request),
          body: request.body === undefined ? null : fullBody(request.body),
        });
        return hashOf(`${response.status} ${maskRandom(await response.text())}`);
      }),
    resource: (path) =>
      once(path, async () => {
        const response = await fetch(address + path);
        return hashOf(
          Buffer.concat([Buffer.from(`${response.status} `), Buffer.from(await response.arrayBuffer())]),
        );
      }),
    headers: async (paths) =>
      hashOf(
        (
          await Promise.all(paths.map((path) => once(`headers ${path}`, () => readHeaders(address + path))))
        ).join('\n'),
      ),
  };
}

const fullBody = (body: string): string => {
  try {
    return JSON.stringify({ ...COMMON, ...(JSON.parse(body) as object) });
  } catch {
    return body;
  }
};

async function readHeaders(url: string): Promise<string> {
  const response = await fetch(url, { headers: { accept: '*/*' } });
  await response.arrayBuffer();
  const lines = [...response.headers]
    .filter(([name]) => !VOLATILE_HEADERS.has(name))
    .map(([name, value]) => `${name}: ${value}`);
  return [String(response.status), ...lines.toSorted()].join('\n');
}

/** Returns the first messages of a live stream as text, up to the first silence. */
async function readStream(address: string, headers: Record<string, string>): Promise<string> {
  const abort = new AbortController();
  let timer = setTimeout(() => abort.abort(), STREAM_TIMEOUT);
  let text = '';
  try {
    const response = await fetch(address + LIVE_PATH, { headers, signal: abort.signal });
    const decoder = new TextDecoder();
    for await (const part of response.body ?? []) {
      text += decoder.decode(part, { stream: true });
      clearTimeout(timer);
      timer = setTimeout(() => abort.abort(), STREAM_QUIET);
    }
  } catch (error) {
    if (!abort.signal.aborted) throw error;
  } finally {
    clearTimeout(timer);
  }
  return maskRandom(text);
}
