import { randomUUID } from 'node:crypto';
import type { PoolClient } from 'pg';
import { RewardId } from '../../contract/reward-ids.ts';
import { CELLS } from '../../fair/jackpot.ts';
import { openStream } from '../../fair/random.ts';
import type { Database } from '../../server/db/database.ts';
import { draw } from '../../server/jackpot/draw.ts';
import { chooseSeed } from '../../server/testing/players.ts';
import { BENCH_AT, BENCH_SEED, type Speed, type Spinners, resetSpinners, speedOf } from './server-spins.ts';

/** Names of the statements' parameters that differ from draw to draw. */
export const VARIABLES = ['player', 'txn', 'nonce', 'shard'] as const;
/** Values of the differing parameters in one draw. */
export type Variables = Readonly<Record<(typeof VARIABLES)[number], string>>;

/** An SQL statement of a jackpot draw, as the product sends it. A value is constant, or names a variable. */
export interface Statement {
  readonly name: string;
  readonly text: string;
  readonly values: readonly (string | { readonly variable: keyof Variables })[];
}

/**
 * A jackpot draw with one possible outcome: its statements between BEGIN and COMMIT. `weight`: its number in 1000
 * draws.
 */
export interface MixedDraw {
  readonly weight: number;
  readonly statements: readonly Statement[];
}

/**
 * Resets the players, then draws each cell of the Lucky Jackpot once and records the SQL statements. The weights are
 * the cells' probabilities.
 */
export async function drawMix(db: Database, spinners: Spinners): Promise<MixedDraw[]> {
  await resetSpinners(db, spinners);
  const mix: MixedDraw[] = [];
  for (const [index, cell] of CELLS.entries()) {
    const userId = spinners.firstId + index;
    const tier = cell.propId === RewardId.jackpot ? 'mini' : undefined;
    await chooseSeed(db, userId, (outcome) => outcome.cell === index && outcome.tier === tier);
    mix.push({ weight: cell.ppm / 1_000, statements: await recordDraw(db, userId) });
  }
  return mix;
}

async function recordDraw(db: Database, userId: number): Promise<Statement[]> {
  const clientTxnId = randomUUID();
  const sent: { name: string; text: string; values: unknown[] }[] = [];
  const transaction = <Result>(run: (client: PoolClient) => Promise<Result>): Promise<Result> =>
    db.transaction((client) =>
      run(
        new Proxy(client, {
          get(target, property) {
            const member: unknown = Reflect.get(target, property);
            if (property !== 'query') return member;
            return (statement: (typeof sent)[number]) => {
              sent.push(statement);
              return target.query(statement);
            };
          },
        }),
      ),
    );
  await draw({ ...db, transaction }, { userId, clientTxnId, at: BENCH_AT });
  return sent.map(({ name, text, values }) => {
    const known: Statement['values'][number][] = [];
    const put = (value: Statement['values'][number]): string => `$${known.push(value)}`;
    const txn = (): string => `lpad(${put({ variable: 'txn' })}, 32, '0')`;
    const sql = text.replaceAll(/\$(\d+)/g, (_, place: string) => {
      const value = values[Number(place) - 1];
      if (value === userId) return put({ variable: 'player' });
      // pgbench cannot generate UUIDs, so ids are numbers with leading zeros.
      if (value === clientTxnId) return `${txn()}::uuid`;
      if (Buffer.isBuffer(value)) return put(`\\x${value.toString('hex')}`);
      if (typeof value !== 'string' || !value.includes('"round"')) return put(String(value));
      const player = put({ variable: 'player' });
      const nonce = put({ variable: 'nonce' });
      const shard = put({ variable: 'shard' });
      return `replace(replace(replace(replace(${put(template(value))}, '@player', ${player}), '@nonce', ${nonce}), '@shard', ${shard}), '@txn', ${txn()})::jsonb`;
    });
    return { name, text: sql, values: known };
  });
}

/** Returns the JSON argument of jackpot_draw() with placeholders for the values that differ. */
function template(json: string): string {
  const fields = JSON.parse(json) as Record<string, unknown> & { round: Record<string, unknown> };
  const round = {
    ...fields.round,
    user_id: '@player',
    client_txn_id: '@txn',
    nonce: '@nonce',
    seed: BENCH_SEED,
    next_seed: BENCH_SEED,
  };
  return JSON.stringify({ ...fields, user_id: '@player', shard: '@shard', round });
}

/** Returns indexes of `mix` in the order of draws: each as often as its weight, shuffled the same way every time. */
export function orderOf(mix: readonly MixedDraw[]): number[] {
  const chance = openStream('bench', 'order', 0);
  return mix
    .flatMap((draws, index) => Array<number>(draws.weight).fill(index))
    .map((cell) => ({ cell, place: chance.float() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ cell }) => cell);
}

/**
 * Runs the recorded mix of jackpot draws with the product's connection pool. As in pgbench, each client takes its own
 * players in turn.
 */
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
    const player = spinners.firstId + client * each + (turn % each);
    const cell = order[(client * 31 + turn) % order.length] ?? 0;
    const variables: Variables = {
      player: String(player),
      txn: String(client * 1_000_000 + turn),
      nonce: String(Math.floor(turn / each)),
      shard: String(player % 16),
    };
    await db.transaction(async (connection) => {
      for (const { name, text, values } of mix[cell]?.statements ?? []) {
        await connection.query({
          name: `bench-${name}`,
          text,
          values: values.map((value) => (typeof value === 'string' ? value : variables[value.variable])),
        });
      }
    });
  });
}

/** Runs the product's draw() as a whole, with new seeds and computed outcomes. */
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
    await draw(db, { userId, clientTxnId: randomUUID(), at: BENCH_AT });
  });
}

/** Lets clients repeat an action for a number of seconds; returns its rate and latencies. */
export async function measure(
  clients: number,
  seconds: number,
  runOne: (client: number, turn: number) => Promise<void>,
): Promise<Speed> {
  const latencies: number[] = [];
  const started = performance.now();
  const until = started + seconds * 1_000;
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      for (let turn = 0; performance.now() < until; turn++) {
        const begun = performance.now();
        await runOne(client, turn);
        latencies.push(performance.now() - begun);
      }
    }),
  );
  return speedOf(latencies, (performance.now() - started) / 1_000);
}
