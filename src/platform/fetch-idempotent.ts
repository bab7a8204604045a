import { requestTimeout } from './device.ts';

/** Status codes after which an idempotent request is retried once. */
const RETRIED: ReadonlySet<number> = new Set([408, 409, 425, 429, 500, 502, 503, 504]);

/** Methods that may be sent twice; POST, PUT, PATCH and DELETE never come here. */
type IdempotentMethod = 'GET' | 'HEAD';

/** Fetches with the connection's time-out and one retry after a transient failure. Rejects when both tries fail. */
export async function fetchIdempotent(url: string, method: IdempotentMethod = 'GET'): Promise<Response> {
  const once = (): Promise<Response> =>
    fetch(url, { method, cache: 'no-store', signal: AbortSignal.timeout(requestTimeout()) });
  const first = await once().catch(() => undefined);
  const answer = first === undefined || RETRIED.has(first.status) ? await once() : first;
  if (!answer.ok) throw new Error(`[${method}] ${url}: ${answer.status} ${answer.statusText}`);
  return answer;
}
