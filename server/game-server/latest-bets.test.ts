import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { bet, openGame, type TestHall, testHall } from '../testing/game-server.ts';
import { LATEST_KEPT_MS } from './latest-bets.ts';

const DICE = 2002;
const MINES = 2003;
const PLINKO = 2004;
const CHOICE = { rows: 8, risk: 'low' };

let hall: TestHall;
beforeAll(async () => {
  hall = await testHall();
});
afterAll(() => hall.close());

describe('other players’ bets', () => {
  it("are the settled bets for coins of the same game, newest first, under masked names, without the reader's own", async () => {
    const [watcher, player, guest] = await Promise.all([
      openGame(hall, PLINKO),
      openGame(hall, PLINKO),
      openGame(hall, PLINKO, { tryIt: true }),
    ]);
    const first = await player.done('play', bet(CHOICE, 1_000));
    hall.product.clock.advance(1_000);
    const second = await player.done('play', bet(CHOICE, 2_000));
    await guest.done('play', bet(CHOICE));
    await watcher.done('play', bet(CHOICE, 3_000));
    const { list } = await watcher.done('latestBets');
    expect(list).toEqual(
      [second, first].map(({ stake, payout }) => ({
        betId: expect.any(String),
        name: expect.stringContaining('***'),
        stake,
        payout,
      })),
    );
    expect(list.map(({ betId }) => betId)).not.toContain(second.roundId);
    expect((await player.done('latestBets')).list.map(({ stake }) => stake)).toEqual([3_000]);
    // Another game has a list of its own.
    expect(
      (await (await openGame(hall, MINES)).done('latestBets')).list.map(({ stake }) => stake),
    ).not.toContain(3_000);
  });

  it('include a round only after its end', async () => {
    const [watcher, player] = await Promise.all([openGame(hall, MINES), openGame(hall, MINES)]);
    const before = (await watcher.done('latestBets')).list.length;
    const { roundId } = await player.done('play', bet({ mines: 1 }, 4_000));
    hall.product.clock.advance(LATEST_KEPT_MS);
    expect((await watcher.done('latestBets')).list).toHaveLength(before);
    await player.done('step', { clientTxnId: randomUUID(), roundId, choice: { tile: 1 } });
    const { payout } = await player
      .ask('cashOut', { clientTxnId: randomUUID(), roundId })
      .then((answer) => (answer.status === 'done' ? answer.result : { payout: 0 }));
    hall.product.clock.advance(LATEST_KEPT_MS);
    expect((await watcher.done('latestBets')).list[0]).toMatchObject({ stake: 4_000, payout });
  });

  it('are read from the database once for all players who ask at the same time', async () => {
    const watchers = await Promise.all(Array.from({ length: 5 }, () => openGame(hall, DICE)));
    hall.product.clock.advance(LATEST_KEPT_MS);
    const read = vi.spyOn(hall.book, 'query');
    await Promise.all(watchers.map((watcher) => watcher.done('latestBets')));
    const readings = read.mock.calls.filter(
      ([query]) => typeof query === 'object' && query.name === 'rounds-latest',
    );
    expect(readings).toHaveLength(1);
    read.mockRestore();
  });
});
