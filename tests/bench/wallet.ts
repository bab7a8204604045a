import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stopEmbedded } from '../../server/db/embedded.ts';
import { bet } from '../../server/testing/game-server.ts';
import { makeVisitors, takeSeat, type Seat, withDatabase } from '../chaos/hall-seats.ts';
import { dataDirOf, startVictim } from '../chaos/victim.ts';
import { type Speed, speedOf } from './server-spins.ts';
import type { Row } from './table.ts';

const DICE = 2002;
const OVER = { target: 4_950, side: 'over' };
const COINS = 100_000_000;
const CLIENTS = [1, 8, 32, 128];
const SECONDS = 5;
/** Goal for the duration of a whole round, ms: two or three messages to the wallet, each with a transaction. */
const TAIL_GOAL_MS = 300;
/** Share, 0 to 1, of the highest throughput that must remain when more players connect than the server can serve. */
const HELD_GOAL = 0.9;

/**
 * Measures rounds for coins over the full path: the frame's call, the game server, signed messages to the lobby's
 * server, PostgreSQL. All of these, and the clients, share this machine.
 */
export async function walletRows(log: (line: string) => void = () => {}): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'perya-wallet-'));
  chmodSync(folder, 0o755);
  const server = await startVictim(folder);
  try {
    const visitors = await withDatabase(folder, (db) => makeVisitors(db, Math.max(...CLIENTS), COINS));
    const seats = await Promise.all(visitors.map((visitor) => takeSeat(server.address, visitor, DICE)));
    // Warms up without measuring, so that all processes have warm caches and prepared plans.
    await playFor(seats.slice(0, 8), 1);
    const speeds: Speed[] = [];
    for (const clients of CLIENTS) {
      const speed = await playFor(seats.slice(0, clients), SECONDS);
      log(`${clients} clients: ${Math.round(speed.perSecond)} rounds/s`);
      speeds.push(speed);
    }
    const most = Math.max(...speeds.slice(0, -1).map(({ perSecond }) => perSecond));
    return speeds.map((speed, index) => {
      const isLast = index === speeds.length - 1;
      const { perSecond, p50, p99 } = speed;
      return {
        what: `Rounds a second through game server and wallet over HTTP, ${CLIENTS[index]} clients`,
        value: `${Math.round(perSecond)}, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`,
        goal: isLast ? `≥ ${HELD_GOAL} × the best of fewer` : `p99 ≤ ${TAIL_GOAL_MS} ms`,
        ok: isLast ? perSecond >= HELD_GOAL * most : p99 <= TAIL_GOAL_MS,
      };
    });
  } finally {
    await server.kill(false);
    await stopEmbedded(dataDirOf(folder));
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Plays round after round in every seat (a player at a game) for this many seconds. Throws if a round is refused. */
async function playFor(seats: readonly Seat[], seconds: number): Promise<Speed> {
  const latencies: number[] = [];
  const until = performance.now() + seconds * 1_000;
  await Promise.all(
    seats.map(async ({ done }) => {
      for (let started = performance.now(); started < until;) {
        await done('play', bet(OVER, 100));
        const now = performance.now();
        latencies.push(now - started);
        started = now;
      }
    }),
  );
  return speedOf(latencies, seconds);
}
