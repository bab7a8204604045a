import { randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openStream } from '../../fair/random.ts';
import type { Database } from '../../server/db/database.ts';
import { stopEmbedded } from '../../server/db/embedded.ts';
import { openDatabase } from '../../server/db/open-database.ts';
import { grantChances } from '../../server/jackpot/chances.ts';
import { verifyLedger } from '../../server/ledger/verify.ts';
import { Spinner } from './spinner.ts';
import { type Victim, dataDirOf, startVictim } from './victim.ts';

/** How hard the server is treated. */
export interface ChaosOptions {
  readonly rounds: number;
  readonly players?: number;
  /** Decides when it is killed. */
  readonly seed: string;
  readonly chancesEach?: number;
  readonly log: (line: string) => void;
}

/** What became of it. An empty `faults` is the proof. */
export interface ChaosReport {
  readonly kills: number;
  /** Draws that were answered before or after a kill. */
  readonly acknowledged: number;
  /** Lost answers that came when they were asked for again. */
  readonly recovered: number;
  /** Requests that a kill left without an answer. */
  readonly lostRequests: number;
  readonly faults: readonly string[];
}

const PLAYERS = 32;
const EARLIEST_KILL_MS = 300;
const KILL_WINDOW_MS = 1_500;

/**
 * Kills the server with -9 again and again while players spin, every second time its PostgreSQL too, and then holds
 * what players were told against what the database says.
 */
export async function runChaos(options: ChaosOptions): Promise<ChaosReport> {
  const folder = mkdtempSync(join(tmpdir(), 'perya-chaos-'));
  // PostgreSQL runs as another user when this process is root, and has to reach its folder.
  chmodSync(folder, 0o755);
  try {
    return await run(folder, options);
  } finally {
    await stopEmbedded(dataDirOf(folder));
    rmSync(folder, { recursive: true, force: true });
  }
}

async function run(folder: string, options: ChaosOptions): Promise<ChaosReport> {
  const { rounds, seed, log, chancesEach = 1_000 } = options;
  const chance = openStream(seed, 'chaos', 0);
  let victim = await startVictim(folder);
  const spinners = await admitSpinners(victim, options.players ?? PLAYERS);
  await withDatabase(folder, (db) => grantAll(db, spinners, chancesEach));

  let lostRequests = 0;
  for (let round = 1; round <= rounds; round++) {
    const before = acknowledged(spinners);
    const withPostgres = round % 2 === 0;
    const delay = EARLIEST_KILL_MS + chance.below(KILL_WINDOW_MS);
    const { address } = victim;
    const spinning = spinners.map((spinner) => spinner.spinUntilCut(address));
    await pause(delay);
    await victim.kill(withPostgres);
    await Promise.all(spinning);
    const lost = spinners.filter((spinner) => spinner.hasUnanswered).length;
    lostRequests += lost;
    log(
      `round ${round}: killed ${withPostgres ? 'Node and PostgreSQL' : 'Node'} after ${delay} ms, ` +
        `${acknowledged(spinners) - before} draws answered, ${lost} answers lost`,
    );
    victim = await startVictim(folder);
  }

  const faults: string[] = [];
  // Half of the lost answers are never asked for again, as when a player closes the page.
  const { address } = victim;
  await Promise.all(spinners.filter((_, index) => index % 2 === 0).map((spinner) => spinner.settle(address)));
  await Promise.all(spinners.map(async (spinner) => faults.push(...(await spinner.askAllAgain(address)))));
  await victim.kill(false);
  await withDatabase(folder, async (db) => {
    for (const { rule, count, example } of (await verifyLedger(db)).faults)
      faults.push(`${rule}: ${count}, ${example}`);
    faults.push(...(await compare(db, spinners, chancesEach)));
  });
  const recovered = spinners.reduce((sum, spinner) => sum + spinner.recovered, 0);
  return { kills: rounds + 1, acknowledged: acknowledged(spinners), recovered, lostRequests, faults };
}

const acknowledged = (spinners: readonly Spinner[]): number =>
  spinners.reduce((sum, spinner) => sum + spinner.answers.size, 0);

async function admitSpinners({ address }: Victim, players: number): Promise<Spinner[]> {
  const spinners: Spinner[] = [];
  for (let n = 0; n < players; n++)
    spinners.push(await Spinner.register(address, `chaos_${n}_${randomUUID().slice(0, 4)}`));
  return spinners;
}

async function withDatabase<Result>(folder: string, use: (db: Database) => Promise<Result>): Promise<Result> {
  const db = await openDatabase({ url: '', dataDir: dataDirOf(folder), shareWithOwner: true, poolSize: 4 });
  try {
    return await use(db);
  } finally {
    await db.close();
  }
}

async function grantAll(db: Database, spinners: readonly Spinner[], count: number): Promise<void> {
  await db.transaction(async (client) => {
    for (const { userId } of spinners)
      await grantChances(client, { userId, count, source: 'world', at: Date.now() });
  });
}

/** What players were told against what was stored: the same draws, each once, and no coin more or less. */
async function compare(db: Database, spinners: readonly Spinner[], granted: number): Promise<string[]> {
  const faults: string[] = [];
  for (const spinner of spinners) {
    const { rows } = await db.query<{ txn: string; won: number }>(
      `select client_txn_id as txn, case when tier is not null then bonus when prop_id = 2001 then count else 0 end as won
       from jackpot_draws where user_id = $1`,
      [spinner.userId],
    );
    const stored = new Set(rows.map((row) => row.txn));
    if (stored.size !== rows.length) faults.push(`player ${spinner.userId} has a draw twice`);
    for (const id of spinner.answers.keys())
      if (!stored.has(id)) faults.push(`the answered draw ${id} is gone`);
    for (const id of stored) {
      if (!spinner.answers.has(id) && id !== spinner.unanswered)
        faults.push(`nobody asked for the draw ${id}`);
    }
    const won = rows.reduce((sum, row) => sum + row.won, 0);
    const { rows: wallets } = await db.query<{ coin: number; chances: number }>(
      `select balance as coin, (select count(*) from jackpot_chances c where c.user_id = $1) as chances
       from accounts where owner = $1 and name = 'wallet'`,
      [spinner.userId],
    );
    const wallet = wallets[0];
    if (wallet?.coin !== won) faults.push(`player ${spinner.userId} has ${wallet?.coin}, won ${won}`);
    if (wallet?.chances !== granted - rows.length)
      faults.push(`player ${spinner.userId} has ${wallet?.chances} chances left`);
  }
  return faults;
}
