import { RewardId } from '../../contract/reward-ids.ts';
import { randomUUID } from 'node:crypto';
import { CELLS, drawJackpot } from '../../fair/jackpot.ts';
import { openStream } from '../../fair/random.ts';
import type { Database } from '../../server/db/database.ts';
import { DRAW_SQL, draw, drawValues } from '../../server/jackpot/draw.ts';
import { type Speed, type Spinners, resetSpinners, speedOf } from './server-spins.ts';

/** A draw that comes to one cell: statement, values, and how many of a thousand draws come to it. */
export interface MixedDraw {
  readonly weight: number;
  readonly text: string;
  /** $1 to $n; the first four are the player, the id, the round number and the shard, set for every draw. */
  readonly fixed: readonly unknown[];
}

/** Places in drawValues() that change with every draw: player, clientTxnId, round number, shard. */
const USER = 0;
const TXN = 1;
const NONCE = 6;
const SHARD = 5;
const VARYING = [USER, TXN, NONCE, SHARD];

/**
 * The draw's own statement for each cell, in the cells' true shares. pgbench passes no nulls and knows no UUIDs, so
 * nulls stand in the text and an id is a number written with zeros: the same text runs on both sides.
 */
export function drawMix(): MixedDraw[] {
  return CELLS.map((cell, index) => {
    const wanted = cell.propId === RewardId.jackpot ? 'mini' : undefined;
    const values = drawValues({
      userId: 1,
      clientTxnId: randomUUID(),
      asked: {},
      at: 1_000_000_000_000,
      player: { seed: seedFor(index, wanted), clientSeed: 'bench', nonce: 0 },
      nextSeed: 'ab'.repeat(32),
    });
    const fixed: unknown[] = [];
    const text = DRAW_SQL.replaceAll(/\$(\d+)/g, (_, number: string) => {
      const place = Number(number) - 1;
      const varying = VARYING.indexOf(place);
      if (varying === 1) return "lpad($2, 32, '0')::uuid";
      if (varying >= 0) return `$${varying + 1}`;
      if (values[place] === null) return 'null';
      fixed.push(values[place]);
      return `$${VARYING.length + fixed.length}`;
    });
    return { weight: cell.ppm / 1_000, text, fixed };
  });
}

function seedFor(cell: number, tier: string | undefined): string {
  for (let n = 0; ; n++) {
    const seed = n.toString(16).padStart(64, '0');
    const outcome = drawJackpot(seed, 'bench', 0);
    if (outcome.cell === cell && outcome.tier === tier) return seed;
  }
}

/** Which cell each draw comes to: the mix's shares, shuffled the same way every time. */
export function orderOf(mix: readonly MixedDraw[]): number[] {
  const chance = openStream('bench', 'order', 0);
  return mix
    .flatMap((draws, index) => Array<number>(draws.weight).fill(index))
    .map((cell) => ({ cell, place: chance.float() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ cell }) => cell);
}

/** The mix through our pool: each client takes its own players in turn, as pgbench's clients do. */
export async function poolSpins(
  db: Database,
  spinners: Spinners,
  mix: readonly MixedDraw[],
  clients: number,
  seconds: number,
): Promise<Speed> {
  await resetSpinners(db, spinners);
  const order = orderOf(mix);
  const each = Math.floor(spinners.count / clients);
  return measure(clients, seconds, async (client, turn) => {
    const user = spinners.firstId + client * each + (turn % each);
    const cell = order[(client * 31 + turn) % order.length] ?? 0;
    const draws = mix[cell];
    if (!draws) return;
    const values = [
      user,
      String(client * 1_000_000 + turn),
      Math.floor(turn / each),
      user % 16,
      ...draws.fixed,
    ];
    const { rows } = await db.query<{ status: string }>({ name: `bench-${cell}`, text: draws.text, values });
    if (rows[0]?.status !== 'drawn') throw new Error(`a draw was ${rows[0]?.status}`);
  });
}

/** draw() itself: two round trips, a fresh seed, the outcome computed. */
export async function wholeDraws(
  db: Database,
  spinners: Spinners,
  clients: number,
  seconds: number,
): Promise<Speed> {
  await resetSpinners(db, spinners);
  const each = Math.floor(spinners.count / clients);
  return measure(clients, seconds, async (client, turn) => {
    const userId = spinners.firstId + client * each + (turn % each);
    await draw(db, { userId, clientTxnId: randomUUID(), at: 1_000_000_000_000 });
  });
}

/** Runs clients for some seconds; the latency of everything they did. */
export async function measure(
  clients: number,
  seconds: number,
  once: (client: number, turn: number) => Promise<void>,
): Promise<Speed> {
  const latencies: number[] = [];
  const started = performance.now();
  const until = started + seconds * 1_000;
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      for (let turn = 0; performance.now() < until; turn++) {
        const begun = performance.now();
        await once(client, turn);
        latencies.push(performance.now() - begun);
      }
    }),
  );
  return speedOf(latencies, (performance.now() - started) / 1_000);
}
