import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { HallRound } from '../../../contract/game-server.ts';
import { verifyLedger } from '../../ledger/verify.ts';
import { readWallet } from '../../ledger/wallet.ts';
import { sharedBetOf, watchGame } from '../../testing/shared-game.ts';
import { type GameServerProcess, gameServerProcess } from '../../testing/game-server-process.ts';

/** Runs the game server as a separate process, and kills it during a round of Crash. */

const CRASH = 2001;
const COINS = 1_000_000;

let running: GameServerProcess;
beforeAll(async () => {
  running = await gameServerProcess();
});
afterAll(() => running.close());

it('every bet is settled once when the game server is killed during the run', async () => {
  const player = await running.open(CRASH, COINS);
  const other = await running.open(CRASH, COINS);
  const watched = await watchGame(player);
  const { round } = await watched.until('round', (announced) => announced.round.phase === 'betting');
  await player.done('placeBet', sharedBetOf(round, { auto: 101 }));
  await player.done('placeBet', sharedBetOf(round, { auto: 100_000_000 }));
  const byHand = await other.done('placeBet', sharedBetOf(round, {}));
  await watched.until('round', (announced) => announced.round.phase === 'running');
  // This request is in flight when the process is killed, so it may or may not arrive.
  const late = other
    .ask('cashOut', { clientTxnId: randomUUID(), roundId: byHand.bet.roundId })
    .catch(() => undefined);
  await running.kill();
  await Promise.all([late, watched.close()]);
  await running.start();

  const settled = async (game: typeof player, count: number): Promise<readonly HallRound[]> => {
    const { list } = await game.done('rounds');
    expect(list).toHaveLength(count);
    return list;
  };
  const [mine, theirs] = await vi.waitFor(
    async () => [await settled(player, 2), await settled(other, 1)] as const,
    { timeout: 20_000 },
  );
  const paid = (list: readonly HallRound[]) => list.reduce((sum, { payout }) => sum + payout, 0);
  const end = mine[0]?.outcome as { endsAt: number } | undefined;
  expect(paid(mine)).toBe((end?.endsAt ?? 0) >= 101 ? 1_010 : 0);
  expect((await readWallet(running.product.db, player.userId)).coin).toBe(COINS - 2_000 + paid(mine));
  expect((await readWallet(running.product.db, other.userId)).coin).toBe(COINS - 1_000 + paid(theirs));
  // Once players have returned, a new round begins.
  const again = await watchGame(player);
  expect((await again.until('round', (announced) => announced.round.phase === 'betting')).round.number).toBe(
    round.number + 1,
  );
  await again.close();
  expect((await verifyLedger(running.product.db)).faults).toEqual([]);
}, 120_000);

it('the shared rounds resume after the database was down while nobody played', async () => {
  const { db } = running.product;
  // Restart the game server, so that no round has begun since its start.
  await running.kill();
  await running.start();
  const player = await running.open(CRASH, COINS);
  const drivers = `select count(pg_terminate_backend(pid))::int as ended from pg_stat_activity
    where application_name = 'perya rounds' and datname = current_database()`;
  await vi.waitFor(async () => expect((await db.query(drivers)).rows).toEqual([{ ended: 1 }]), {
    timeout: 10_000,
    interval: 200,
  });
  // Tables from before the outage may still accept watchers for a moment and then end their streams. The test
  // reconnects, as a game's frame does.
  const comeBack = async (): Promise<void> => {
    const watched = await watchGame(player);
    try {
      // `hello` comes every few seconds while a process runs the rounds, even if the current round lasts a minute.
      await watched.until('hello');
    } finally {
      await watched.close();
    }
  };
  await vi.waitFor(comeBack, { timeout: 60_000, interval: 200 });
}, 120_000);
