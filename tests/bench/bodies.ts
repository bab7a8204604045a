import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { API_PREFIX, calls } from '../../contract/calls.ts';
import { openDatabase } from '../../server/db/open-database.ts';
import { type TestProduct, testProduct } from '../../server/testing/product.ts';
import { signUp } from '../../server/testing/sessions.ts';
import { textFields, WORST_TEXTS } from '../architecture/request-fields.ts';
import { median, type Row } from './table.ts';

/**
 * Total size of the texts in a call's body, bytes: the largest body that the server accepts, with some room for field
 * names.
 */
const BODY_BYTES = 60_000;
const TIMES = 5;
const RATIO_GOAL = 3;
/** Shortest time, ms, for which a ratio is meaningful. Shorter times vary more with the machine than with the call. */
const LEAST_MS = 5;

/**
 * A call with nothing but the common fields, so that the server does little more than parse its body. It is sent with a
 * session: without one, the body would not be read.
 */
const BARE = 'queryKycResult';

/**
 * Measures how long the largest body of each call keeps the event loop busy, with and without a session, compared with
 * the same body sent to a call that only parses it.
 */
export async function bodyRows(log: (line: string) => void = () => {}): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'perya-bench-'));
  chmodSync(folder, 0o755);
  const db = await openDatabase({ url: '', dataDir: join(folder, 'postgres'), poolSize: 4 });
  const product = await testProduct({ db });
  try {
    const rows: Row[] = [];
    for (const [kind, text] of Object.entries(WORST_TEXTS)) {
      log(`sending ${kind} to every call`);
      rows.push(await rowOf(product, kind, text));
    }
    return rows;
  } finally {
    await product.close();
    await db.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Returns a row with the slowest call for a kind of text: its time divided by the time to only parse the same body. */
async function rowOf(product: TestProduct, kind: string, text: string): Promise<Row> {
  const { token } = await signUp(product);
  let worst = { name: '', ratio: 0, ms: 0 };
  for (const name of Object.keys(calls))
    for (const session of [undefined, token]) {
      if (name === BARE) continue;
      const body = JSON.stringify(bodyOf(name, text));
      const busy: number[] = [];
      const bare: number[] = [];
      for (let time = 0; time < TIMES; time += 1) {
        busy.push(await busyMs(product, name, body, session));
        bare.push(await busyMs(product, BARE, body, token));
      }
      const ms = median(busy);
      const ratio = ms / Math.max(median(bare), LEAST_MS / RATIO_GOAL);
      if (ratio > worst.ratio) worst = { name, ratio, ms };
    }
  return {
    what: `Event loop busy with ${BODY_BYTES / 1_000} KB of ${kind}, slowest call against a bare parse`,
    value: `${worst.ratio.toFixed(1)} × (${worst.name}, ${worst.ms.toFixed(1)} ms)`,
    goal: `≤ ${RATIO_GOAL} ×`,
    ok: worst.ratio <= RATIO_GOAL,
  };
}

/** Creates a body whose text fields share BODY_BYTES of a text. */
function bodyOf(name: string, text: string): object {
  const paths = textFields
    .filter(({ path }) => path.startsWith(`${name}.`))
    .map(({ path }) => path.split('.').slice(1));
  const share = Math.floor(BODY_BYTES / Math.max(paths.length, 1));
  const body: Record<string, unknown> = paths.length === 0 ? { appId: cut(text, share) } : {};
  for (const path of paths) {
    let at = body;
    for (const step of path.slice(0, -1)) at = (at[step] ??= {}) as Record<string, unknown>;
    const last = path.at(-1) ?? '';
    at[last.replace('[]', '')] = last.endsWith('[]') ? [cut(text, share)] : cut(text, share);
  }
  return body;
}

/** Cuts a text to a number of bytes in UTF-8. */
function cut(text: string, bytes: number): string {
  const bytesAUnit = Buffer.byteLength(text) / text.length;
  const half = Math.floor(bytes / bytesAUnit / 2);
  // Keeps both ends of the text, since combining marks take longest where their order changes.
  return text.slice(0, half) + text.slice(text.length - half);
}

/** Returns how long the event loop was busy while a call was answered, in ms. */
async function busyMs(
  { served: { app } }: TestProduct,
  name: string,
  payload: string,
  token: string | undefined,
): Promise<number> {
  const before = performance.eventLoopUtilization();
  await app.inject({
    method: 'POST',
    url: `${API_PREFIX}${name}`,
    payload,
    headers: { 'content-type': 'application/json', ...(token !== undefined && { authorization: token }) },
  });
  return performance.eventLoopUtilization(before).active;
}
