import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { verifyLedger } from '../../ledger/verify.ts';
import { readWallet } from '../../ledger/wallet.ts';
import { codeOf, sharedBetOf, watchGame } from '../../testing/shared-game.ts';
import { asker, bet } from '../../testing/game-server.ts';
import { type GameServerProcess, gameServerProcess } from '../../testing/game-server-process.ts';
import { openGameServerDatabase } from '../database.ts';
import { type ServedGameServer, serveGameServer } from '../serve-game-server.ts';
import { systemClock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { GAME_SERVER_SECRET } from '../../testing/game-server.ts';

/**
 * Runs several game servers on one database. One server runs the shared rounds; every server can play all other games.
 */

const CRASH = 2001;
const DICE = 2002;
const COINS = 1_000_000;
const OVER = { target: 4_950, side: 'over' };

let first: GameServerProcess;
let second: ServedGameServer;
let book: Database;
let secondAt: string;
beforeAll(async () => {
  first = await gameServerProcess();
  book = await openGameServerDatabase(first.product.db.url);
  const { port: lobby } = first.product.served.app.server.address() as AddressInfo;
  second = await serveGameServer({
    db: book,
    clock: systemClock,
    mode: 'test',
    wallet: `http://127.0.0.1:${lobby}`,
    secret: GAME_SERVER_SECRET,
    framedBy: ['http://lobby.test'],
    limits: false,
  });
  await second.app.listen({ port: 0, host: '127.0.0.1' });
  secondAt = `http://127.0.0.1:${(second.app.server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await second.close();
  await book.close();
  await first.close();
});

/** Returns a function that calls the second game server for the same player and game. */
const atSecond = (game: { playerToken: string }) =>
  asker(secondAt, `http://games.test/#token=${game.playerToken}`);

it('a bet is played once when two game servers receive it at the same time', async () => {
  const game = await first.open(DICE, COINS);
  const other = atSecond(game);
  let expected = COINS;
  for (let round = 0; round < 10; round++) {
    const one = bet(OVER);
    const asked = await Promise.all([
      ...Array.from({ length: 5 }, () => game.ask('play', one)),
      ...Array.from({ length: 5 }, () => other.ask('play', one)),
    ]);
    // If the other game server has locked the round, this one may answer tryAgain.
    const announced = await game.done('play', one);
    for (const answer of asked)
      if (answer.status === 'done') expect(answer.result).toEqual(announced);
      else expect(answer.code).toBe('tryAgain');
    expected += announced.payout - announced.stake;
  }
  expect((await readWallet(first.product.db, game.userId)).coin).toBe(expected);
  expect((await verifyLedger(first.product.db)).faults).toEqual([]);
});

it('one game server runs the shared rounds; the other answers tryAgain until the first is killed', async () => {
  const game = await first.open(CRASH, COINS);
  const other = atSecond(game);
  const watched = await watchGame(game);
  const { round } = await watched.until('round', (announced) => announced.round.phase === 'betting');
  expect(codeOf(await other.ask('placeBet', sharedBetOf(round, { auto: 101 })))).toBe('tryAgain');
  const placed = await game.done('placeBet', sharedBetOf(round, { auto: 101 }));
  await first.kill();
  await watched.close();
  const taken = await vi.waitFor(() => watchGame({ gameServer: secondAt, playerToken: game.playerToken }), {
    timeout: 20_000,
    interval: 200,
  });
  const next = await taken.until(
    'round',
    (announced) => announced.round.phase === 'betting' && announced.round.number > round.number,
  );
  const bets = [sharedBetOf(next.round, { auto: 101 }), sharedBetOf(next.round, { auto: 102 })];
  for (const one of bets) expect(codeOf(await other.ask('placeBet', one))).toBe('done');
  expect(codeOf(await other.ask('placeBet', { ...bets[0], clientTxnId: randomUUID() }))).toBe('enoughBets');
  const { list } = await vi.waitFor(
    async () => {
      const rounds = await other.done('rounds');
      expect(rounds.list).toHaveLength(3);
      return rounds;
    },
    { timeout: 60_000, interval: 200 },
  );
  await taken.close();
  expect(list.map(({ roundId }) => roundId)).toContain(placed.bet.roundId);
  const gained = list.reduce((sum, { payout, stake }) => sum + payout - stake, 0);
  expect((await readWallet(first.product.db, game.userId)).coin).toBe(COINS + gained);
  expect((await verifyLedger(first.product.db)).faults).toEqual([]);
}, 120_000);
