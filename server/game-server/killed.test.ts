import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { GameServerAnswer } from '../../contract/game-server.ts';
import { verifyLedger } from '../ledger/verify.ts';
import { readWallet } from '../ledger/wallet.ts';
import { bet } from '../testing/game-server.ts';
import { type GameServerProcess, gameServerProcess } from '../testing/game-server-process.ts';

/** Runs the game server as a separate process, and kills it while it handles requests. */

const DICE = 2002;
const MINES = 2003;
const REELS = 1001;
const COINS = 1_000_000;

let running: GameServerProcess;
beforeAll(async () => {
  running = await gameServerProcess();
});
afterAll(() => running.close());

/** Returns the answer, or undefined if the process was killed before it answered. */
const orNothing = <Answer>(asked: Promise<Answer>): Promise<Answer | undefined> =>
  asked.catch(() => undefined);

it.each([
  { game: 'dice', gameId: DICE, choice: { target: 4_950, side: 'over' } },
  { game: 'reels', gameId: REELS, choice: {} },
])(
  'each of forty bets of $game is played once, even if the game server is killed between them and all are sent again',
  async ({ gameId, choice }) => {
    const { ask, userId } = await running.open(gameId, COINS);
    const bets = Array.from({ length: 40 }, () => bet(choice));
    const asked = bets.map((one) => ask('play', one));
    // Wait for the answer to the first bet. The other bets may then be at any point between bet and end.
    await Promise.race(asked);
    await running.kill();
    const before = await Promise.all(asked.map(orNothing));
    expect(before.filter((answer) => answer === undefined).length).toBeGreaterThan(0);
    await running.start();
    const after: GameServerAnswer<'play'>[] = await Promise.all(bets.map((one) => ask('play', one)));

    let expected = COINS;
    for (const [index, answer] of after.entries()) {
      if (answer.status === 'refused') throw new Error(`refused: ${answer.code}`);
      const announced = before[index];
      if (announced !== undefined) expect(answer).toEqual(announced);
      expected += answer.result.payout - answer.result.stake;
    }
    expect((await readWallet(running.product.db, userId)).coin).toBe(expected);
    const { rows } = await running.product.db.query(
      'select count(*)::int as rounds, count(ended_at)::int as ended from provider_rounds where user_id = $1',
      [userId],
    );
    expect(rows).toEqual([{ rounds: 40, ended: 40 }]);
    expect((await verifyLedger(running.product.db)).faults).toEqual([]);
  },
);

it('a round of steps continues where the game server was killed, and reveals no more than before', async () => {
  const { ask, done, userId } = await running.open(MINES, COINS);
  const { roundId, nextSeedHash } = await done('play', bet({ mines: 1 }));
  const step = { clientTxnId: randomUUID(), roundId, choice: { tile: 4 } };
  const asked = orNothing(ask('step', step));
  await running.kill();
  await asked;
  await running.start();
  const again = await done('step', step);
  expect(again.round?.taken).toHaveLength(1);
  expect(await done('step', step)).toEqual(again);
  const open = again.round?.status === 'open';
  const { round } = await done('open');
  expect(round?.roundId).toBe(open ? roundId : undefined);
  const ended = open ? await done('cashOut', { clientTxnId: randomUUID(), roundId }) : again;
  expect(ended.proof?.seedHash).toBe(nextSeedHash);
  expect((await readWallet(running.product.db, userId)).coin).toBe(COINS - 1_000 + ended.payout);
});
