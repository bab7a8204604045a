import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GameServerCallName, GameServerRefusal } from '../../contract/game-server.ts';
import { openStream } from '../../fair/random.ts';
import { NOON } from '../testing/players.ts';
import { beginRound, sharedBetOf, watchGame } from '../testing/shared-game.ts';
import { bet, openGame, type OpenGame, type TestHall, testHall } from '../testing/game-server.ts';
import { choiceFor } from '../testing/hall-bets.ts';
import { worldRandom } from '../worlds/random.ts';
import { readSeed, takeSeed } from './seeds.ts';
import { readHash } from './shared/chain.ts';
import { hallTitles, type HallTitle, stakesOf } from './titles.ts';

/**
 * Checks, for a title of each game, that a refused call neither takes nor reads a seed and draws nothing, so that its
 * duration reveals nothing about the next round. The test counts accesses instead of measuring time.
 */

vi.mock('../../fair/random.ts', async (original) => {
  const real = await original<{ openStream: typeof openStream }>();
  return { ...real, openStream: vi.fn<typeof openStream>(real.openStream) };
});
vi.mock('./seeds.ts', async (original) => {
  const real = await original<{ readSeed: typeof readSeed; takeSeed: typeof takeSeed }>();
  return {
    ...real,
    readSeed: vi.fn<typeof readSeed>(real.readSeed),
    takeSeed: vi.fn<typeof takeSeed>(real.takeSeed),
  };
});
vi.mock('./shared/chain.ts', async (original) => {
  const real = await original<{ readHash: typeof readHash }>();
  return { ...real, readHash: vi.fn<typeof readHash>(real.readHash) };
});

const SECRETS = { openStream, readSeed, takeSeed, readHash };
const RICH = 10_000_000;
const DAY = 86_400_000;

let hall: TestHall;
beforeAll(async () => {
  hall = await testHall();
});
afterAll(() => hall.close());

/** Makes a call; returns the refusal and the names of the functions for secrets that were called meanwhile. */
async function refusedOf(
  game: OpenGame,
  name: GameServerCallName,
  body: object,
): Promise<{ code: GameServerRefusal; touched: string[] }> {
  for (const secret of Object.values(SECRETS)) vi.mocked<(...args: never[]) => unknown>(secret).mockClear();
  const { code } = await game.refused(name, body);
  return { code, touched: touchedNow() };
}

const touchedNow = (): string[] =>
  Object.entries(SECRETS)
    .filter(([, secret]) => vi.mocked<(...args: never[]) => unknown>(secret).mock.calls.length > 0)
    .map(([name]) => name);

const untouched = (code: GameServerRefusal) => ({ code, touched: [] });

const excluded = (userId: number) =>
  hall.product.db.query('update users set excluded_until = $2 where id = $1', [userId, NOON + DAY]);

const ownRounds = hallTitles.filter(({ rules }) => !('shared' in rules));
const oneOfEach = [...new Map(ownRounds.map((title) => [title.game, title])).values()];
const stakeOf = (title: HallTitle): number => {
  const { listed, choices } = stakesOf(title);
  return listed ? (choices[0] ?? 0) : 100;
};

describe.each(oneOfEach)('a call that is refused at $title', (title) => {
  const { gameId, payTable, rules } = title;
  const random = worldRandom(`refused ${payTable}`);
  const once = () => bet(choiceFor(payTable, random), stakeOf(title));

  it('because of too low a balance accesses no secret', async () => {
    const poor = await openGame(hall, gameId, { coins: 50 });
    expect(await refusedOf(poor, 'play', once())).toEqual(untouched('insufficientFunds'));
  });

  it('because of a stake or a choice that is not offered accesses no secret', async () => {
    const game = await openGame(hall, gameId, { coins: RICH });
    expect(await refusedOf(game, 'play', { ...once(), stake: 50 })).toEqual(untouched('stakeNotOffered'));
    if ('instant' in rules && Object.keys(choiceFor(payTable, random)).length > 0)
      expect(await refusedOf(game, 'play', bet(null, stakeOf(title)))).toEqual(untouched('choiceNotOffered'));
  });

  it("because of a player's break accesses no secret", async () => {
    const game = await openGame(hall, gameId, { coins: RICH });
    await excluded(game.userId);
    expect(await refusedOf(game, 'play', once())).toEqual(untouched('playerExcluded'));
  });

  it('because of an unknown round, or of another open round, accesses no secret', async () => {
    const game = await openGame(hall, gameId, { coins: RICH });
    const ids = { clientTxnId: randomUUID(), roundId: randomUUID() };
    for (const name of ['step', 'cashOut'] as const)
      expect(await refusedOf(game, name, { ...ids, choice: {} })).toEqual(untouched('unknownRound'));
    const played = await game.done('play', once());
    // Proof that the check works: it sees what an accepted call accesses.
    expect(touchedNow()).toEqual(expect.arrayContaining(['openStream', 'takeSeed']));
    if (played.round?.status === 'open')
      expect(await refusedOf(game, 'play', once())).toEqual(untouched('roundOpen'));
  });
});

describe.each([
  { game: 'crash' as const, gameId: 2001, choice: { auto: 200 } },
  { game: 'karera' as const, gameId: 2015, choice: { kind: 'win', runner: 0 } },
])('a refused bet in a round of $game', ({ game: name, gameId, choice }) => {
  let number: number;
  beforeEach(async () => {
    const watched = await watchGame(await openGame(hall, gameId));
    ({ number } = await beginRound(hall, name));
    // Proof that the check works: it saw the round's hash being read when the round began.
    expect(touchedNow()).toContain('readHash');
    return () => watched.close();
  });

  it('accesses neither the hash chain nor a seed', async () => {
    const poor = await openGame(hall, gameId, { coins: 500 });
    const rich = await openGame(hall, gameId, { coins: RICH });
    const gone = await openGame(hall, gameId, { coins: RICH });
    await excluded(gone.userId);
    const asked = (stake: number, chosen: unknown = choice, round = number) =>
      sharedBetOf({ number: round }, chosen, stake);
    expect(await refusedOf(poor, 'placeBet', asked(1_000))).toEqual(untouched('insufficientFunds'));
    expect(await refusedOf(rich, 'placeBet', asked(150))).toEqual(untouched('stakeNotOffered'));
    expect(await refusedOf(rich, 'placeBet', asked(1_000, null))).toEqual(untouched('choiceNotOffered'));
    expect(await refusedOf(rich, 'placeBet', asked(1_000, choice, number + 1))).toEqual(
      untouched('betsClosed'),
    );
    expect(await refusedOf(gone, 'placeBet', asked(1_000))).toEqual(untouched('playerExcluded'));
  });
});
