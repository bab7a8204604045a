import { requestTimeout } from './device.ts';

/** Status codes of transient failures, after which the request is sent once more. */
const RETRIED: ReadonlySet<number> = new Set([408, 409, 425, 429, 500, 502, 503, 504]);

/** Methods that may be sent twice without harm. */
type IdempotentMethod = 'GET' | 'HEAD';

/** Fetches with this connection's time limit, and once more after a transient failure. Rejects if both tries fail. */
export async function fetchIdempotent(url: string, method: IdempotentMethod = 'GET'): Promise<Response> {
  const once = (): Promise<Response> =>
    fetch(url, { method, cache: 'no-store', signal: AbortSignal.timeout(requestTimeout()) });
  const first = await once().catch(() => undefined);
  const answer = first === undefined || RETRIED.has(first.status) ? await once() : first;
  if (!answer.ok) throw new Error(`[${method}] ${url}: ${answer.status} ${answer.statusText}`);
  return answer;
}
