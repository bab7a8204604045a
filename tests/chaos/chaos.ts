import { randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openStream } from '../../fair/random.ts';
import { stopEmbedded } from '../../server/db/embedded.ts';
import { verifyLedger } from '../../server/ledger/verify.ts';
import { LABELS } from './commands.ts';
import { compare } from './compare.ts';
import { withDatabase } from './hall-seats.ts';
import { ChaosPlayer, type Tally } from './player.ts';
import { openRain, prepare } from './prepare.ts';
import { type Victim, dataDirOf, startVictim } from './victim.ts';

/** Options of a chaos run. */
export interface ChaosOptions {
  readonly rounds: number;
  readonly players?: number;
  /** Seed of the random decisions: when the server is killed, and what players do. */
  readonly seed: string;
  readonly log: (line: string) => void;
}

/** Numbers of the players' requests: for one command, or for all commands together. */
export type ChaosTally = Readonly<Tally>;

/** Result of a chaos run, which has passed if `faults` is empty. */
export interface ChaosReport {
  readonly kills: number;
  readonly commands: Readonly<Record<string, ChaosTally>>;
  readonly total: ChaosTally;
  /** Number of rounds and draws that were computed again from their seeds to check the ledger. */
  readonly recomputed: number;
  readonly faults: readonly string[];
}

const PLAYERS = 32;
/** Number of jackpot draws that each player is given, in addition to those earned by bets. */
const CHANCES = 200;
/**
 * Minimum number of answers between two kills. Kills are triggered by answers, not by a timer, so that they interrupt
 * play on slow and fast machines alike.
 */
const FEWEST_ANSWERS = 20;
const MORE_ANSWERS = 160;
/** A server that gives too few answers is killed after this time, ms. */
const TIMEOUT_MS = 60_000;

/**
 * Kills the server with -9 again and again while players send every command that moves coins. Every second time, and
 * the last time, kills its PostgreSQL too. Then compares the answers that players received with the database.
 */
export async function runChaos(options: ChaosOptions): Promise<ChaosReport> {
  const folder = mkdtempSync(join(tmpdir(), 'perya-chaos-'));
  // If this process runs as root, PostgreSQL runs as another user, who needs access to its folder.
  chmodSync(folder, 0o755);
  try {
    return await run(folder, options);
  } finally {
    await stopEmbedded(dataDirOf(folder));
    rmSync(folder, { recursive: true, force: true });
  }
}

async function run(folder: string, options: ChaosOptions): Promise<ChaosReport> {
  const { rounds, seed, log } = options;
  const chance = openStream(seed, 'chaos', 0);
  let victim = await startVictim(folder);
  const players = await registerPlayers(victim, options.players ?? PLAYERS, seed);
  await withDatabase(folder, (db) => prepare(db, players, CHANCES));
  const firstAddress = victim.address;
  await Promise.all(players.map((player) => player.warmUp(firstAddress)));

  for (let round = 1; round <= rounds; round++) {
    const before = totalOf(players);
    const withPostgres = (rounds - round) % 2 === 0;
    const enough = before.answered + FEWEST_ANSWERS + chance.below(MORE_ANSWERS);
    const { address } = victim;
    const rainId = await withDatabase(folder, openRain);
    for (const { hand } of players) hand.rainStarted(rainId);
    const playing = players.map((player) => player.playUntilCut(address));
    const until = Date.now() + TIMEOUT_MS;
    while (totalOf(players).answered < enough && Date.now() < until) await pause(5);
    await victim.kill(withPostgres);
    await Promise.all(playing);
    const { answered, lost } = totalOf(players);
    log(
      `round ${round}: killed ${withPostgres ? 'Node and PostgreSQL' : 'Node'} after ` +
        `${answered - before.answered} answers, ${lost - before.lost} answers lost`,
    );
    victim = await startVictim(folder);
  }

  const faults: string[] = [];
  // Half of the players do not repeat their last request, as if they had closed the page. The other half repeat it;
  // among these are players whose first commands cover all kinds.
  const { address } = victim;
  const returning = players.filter((_, index) => index < LABELS.length || index % 2 === 0);
  await Promise.all(returning.map((player) => player.settle(address)));
  await Promise.all(players.map(async (player) => faults.push(...(await player.askAllAgain(address)))));
  await victim.kill(false);
  const recomputed = await withDatabase(folder, async (db) => {
    const ledger = await verifyLedger(db);
    for (const { rule, count, example } of ledger.faults) faults.push(`${rule}: ${count}, ${example}`);
    for (const player of players) faults.push(...(await compare(db, player, CHANCES)));
    return ledger.rounds;
  });
  const commands = Object.fromEntries(LABELS.map((label) => [label, totalOf(players, label)]));
  return { kills: rounds + 1, commands, total: totalOf(players), recomputed, faults };
}

/** Sums the request counts of all players, for one command or for all commands. */
function totalOf(players: readonly ChaosPlayer[], only?: string): Tally {
  const total = { answered: 0, lost: 0, recovered: 0, refused: 0 };
  for (const { tallies } of players) {
    for (const [label, tally] of tallies) {
      if (only !== undefined && label !== only) continue;
      total.answered += tally.answered;
      total.lost += tally.lost;
      total.recovered += tally.recovered;
      total.refused += tally.refused;
    }
  }
  return total;
}

function registerPlayers({ address }: Victim, count: number, seed: string): Promise<ChaosPlayer[]> {
  const registered = Array.from({ length: count }, (_, number) => {
    const account = `chaos_${number}_${randomUUID().slice(0, 4)}`;
    return ChaosPlayer.register(address, { account, seed, number, chances: CHANCES });
  });
  return Promise.all(registered);
}
