import { afterEach, describe, expect, it } from 'vitest';
import { KARERA_TIMES, kareraCoverage } from '../../../fair/shared/karera.ts';
import { verifyLedger } from '../../ledger/verify.ts';
import { openGame, type OpenGame, type TestHall, testHall } from '../../testing/game-server.ts';
import { allPaid, beginRound, move, sharedBetOf, watchGame } from '../../testing/shared-game.ts';
import { oppositeSides } from './opposite-sides.ts';
import { SHARED_RULES } from './shared-rules.ts';

const KARERA = 2015;
const win = (runner: number) => ({ kind: 'win', runner }) as const;
const wins = (count: number) => Array.from({ length: count }, (_, runner) => win(runner));

describe('the coverage of bets on Karera', () => {
  it.each([
    [wins(1), 5],
    [wins(4), 20],
    [wins(6), 30],
    [[{ kind: 'place', runner: 0 } as const], 10],
    [[{ kind: 'place', runner: 0 } as const, { kind: 'place', runner: 1 } as const], 18],
    [[{ kind: 'exacta', first: 0, second: 1 } as const, win(0)], 5],
  ])('of %j is %i of the 30 orders of the first two', (bets, won) => {
    expect(kareraCoverage(bets)).toEqual({ won, all: 30 });
  });
});

describe('the bets on opposite sides of a round', () => {
  const bets = (owner: string, count: number) =>
    wins(count).map((choice, index) => ({ id: `${owner}-${index}`, owner, choice }));

  it('are those of players who cover more than 70 % of the results, each player alone', () => {
    const all = [...bets('four', 4), ...bets('five', 5)];
    expect([...oppositeSides(all, SHARED_RULES.karera)]).toEqual(bets('five', 5).map(({ id }) => id));
  });

  it('never occur in Crash', () => {
    const both = [1, 2].map((id) => ({ id: String(id), owner: 'one', choice: { auto: 101 } }));
    expect(oppositeSides(both, SHARED_RULES.crash).size).toBe(0);
  });
});

describe('a player who bets on five of six runners in a race', () => {
  let hall: TestHall;
  afterEach(() => hall.close());

  const validBetOf = async ({ userId }: OpenGame): Promise<number> => {
    const { rows } = await hall.product.db.query<{ valid_bet: number }>(
      'select valid_bet from player_totals where user_id = $1',
      [userId],
    );
    return rows[0]?.valid_bet ?? 0;
  };

  it.each([
    ["the lobby's wallet", []],
    ["the provider's wallet", [KARERA]],
  ])('from %s earns no valid bet, a player who bets on four earns it', async (_, arcadeGames) => {
    hall = await testHall({ arcadeGames });
    const [hedger, honest] = [await openGame(hall, KARERA), await openGame(hall, KARERA)];
    const watched = await watchGame(hedger);
    const round = await beginRound(hall, 'karera');
    for (const choice of wins(5)) await hedger.done('placeBet', sharedBetOf(round, choice));
    for (const choice of wins(4)) await honest.done('placeBet', sharedBetOf(round, choice));
    await move(hall, KARERA_TIMES.betsMs);
    await move(hall, KARERA_TIMES.raceMs);
    await allPaid(hall);
    for (const { sessionId, login } of [hedger, honest])
      await hall.product.ask('exitGame', { sessionId }, { token: login });
    expect(await validBetOf(hedger)).toBe(0);
    expect(await validBetOf(honest)).toBeGreaterThan(0);
    expect((await verifyLedger(hall.product.db)).faults).toEqual([]);
    await watched.close();
  });

  it("from the provider's wallet earns none later either, if the coins went home during the race", async () => {
    hall = await testHall({ arcadeGames: [KARERA] });
    const hedger = await openGame(hall, KARERA);
    const watched = await watchGame(hedger);
    const round = await beginRound(hall, 'karera');
    for (const choice of wins(5)) await hedger.done('placeBet', sharedBetOf(round, choice));
    await hall.product.ask('exitGame', { sessionId: hedger.sessionId }, { token: hedger.login });
    const atExit = await validBetOf(hedger);
    expect(atExit).toBeGreaterThan(0);
    await move(hall, KARERA_TIMES.betsMs);
    await move(hall, KARERA_TIMES.raceMs);
    await allPaid(hall);
    await hall.product.ask('retrieveBalance', {}, { token: hedger.login });
    // The stakes that were reported too early are subtracted from those of the next rounds.
    const { rows } = await hall.book.query('select uncounted from arcade_played where player_id = $1', [
      hedger.userId,
    ]);
    expect(rows).toEqual([{ uncounted: 5_000 }]);
    await watched.close();
  });
});
