import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { GameServerAnswer, GameServerCallName } from '../../contract/game-server.ts';
import { commit } from '../../fair/random.ts';
import { readWallet } from '../ledger/wallet.ts';
import { Received } from '../testing/predictors.ts';
import { bet, openGame, type TestHall, testHall } from '../testing/game-server.ts';
import { choiceFor, nextStep } from '../testing/hall-bets.ts';
import { worldRandom } from '../worlds/random.ts';
import { hallTitles, stakesOf } from './titles.ts';

/** Attacks one title of each pay table. Attacks on shared rounds are in shared/crash.test.ts. */

const COINS = 10_000_000;
const ROUNDS = 4;
const AT_ONCE = 50;

const ownRounds = hallTitles.filter(({ rules }) => !('shared' in rules));
const oneOfEach = [...new Map(ownRounds.map((title) => [title.payTable, title])).values()];

let hall: TestHall;
beforeAll(async () => {
  hall = await testHall();
});
afterAll(() => hall.close());

/** Reads a player's secret seeds at a title: the seed of the next round, and that of an open round. */
async function secretsOf(userId: number, gameId: number): Promise<readonly string[]> {
  const { rows } = await hall.book.query<{ seed: string }>(
    `select seed from seeds where owner = $1 and game_id = $2
     union all select seed from rounds where owner = $1 and game_id = $2 and state = 'open' and seed is not null`,
    [`player:${userId}`, gameId],
  );
  return rows.map(({ seed }) => seed);
}

describe.each(oneOfEach)('$title', (title) => {
  const { payTable, gameId } = title;
  const { listed, choices } = stakesOf(title);
  const stake = listed ? (choices[0] ?? 0) : 100;

  it("no response contains any part of a seed before the seed's round is over, whatever the player requests meanwhile", async () => {
    const random = worldRandom(`attacker of ${payTable}`);
    const game = await openGame(hall, gameId, { coins: COINS });
    const received = new Received();
    const ask = async <Name extends GameServerCallName>(
      name: Name,
      body: object = {},
    ): Promise<GameServerAnswer<Name>> => {
      const answer = await game.ask(name, body);
      received.add(answer);
      // After every answer, checks that no message so far contains a seed that is still secret.
      for (const secret of await secretsOf(game.userId, gameId))
        expect(received.contains(secret), `${name} tells a seed`).toBe(false);
      return answer;
    };
    for (let round = 0; round < ROUNDS; round++) {
      const opened = await ask('open');
      if (opened.status === 'refused') throw new Error(opened.code);
      const { nextSeedHash } = opened.result;
      // A refused call reveals nothing and uses up no seed.
      await ask('play', { clientTxnId: randomUUID(), stake: 1, choice: {} });
      await ask('step', { clientTxnId: randomUUID(), roundId: randomUUID(), choice: {} });
      await ask('rounds');
      if (round % 2 === 1) await ask('setClientSeed', { clientSeed: nextSeedHash.slice(0, 32) });
      let played = await ask('play', bet(choiceFor(payTable, random), stake));
      while (played.status === 'done' && played.result.round?.status === 'open') {
        const { roundId, round: steps, outcome, proof } = played.result;
        expect([outcome, proof]).toEqual([null, null]);
        await ask('rounds');
        await ask('open');
        const ids = { clientTxnId: randomUUID(), roundId };
        played =
          steps.taken.length > 1 && steps.cashOut > 0
            ? await ask('cashOut', ids)
            : await ask('step', { ...ids, choice: nextStep(payTable, steps, random) });
      }
      if (played.status === 'refused') throw new Error(played.code);
      const { proof } = played.result;
      expect(proof && commit(proof.seed)).toBe(nextSeedHash);
      // Proof that the search works: it finds the seed once the round is over.
      expect(received.contains(proof?.seed ?? '')).toBe(true);
    }
  });

  it(`${AT_ONCE} parallel copies of a bet are played as one round`, async () => {
    const game = await openGame(hall, gameId, { coins: COINS });
    const once = bet(choiceFor(payTable, worldRandom(`at once ${payTable}`)), stake);
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => game.ask('play', once)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    const [answer] = answers;
    if (answer?.status !== 'done') throw new Error('the bet was refused');
    expect((await readWallet(hall.product.db, game.userId)).coin).toBe(answer.result.balance);
    const { rowCount } = await hall.book.query('select 1 from rounds where owner = $1', [
      `player:${game.userId}`,
    ]);
    expect(rowCount).toBe(1);
  });
});
