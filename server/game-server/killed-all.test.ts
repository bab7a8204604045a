import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { GameServerAnswer, GameServerCallName } from '../../contract/game-server.ts';
import { verifyLedger } from '../ledger/verify.ts';
import { readWallet } from '../ledger/wallet.ts';
import { bet } from '../testing/game-server.ts';
import { choiceFor, nextStep } from '../testing/hall-bets.ts';
import { type GameServerProcess, gameServerProcess } from '../testing/game-server-process.ts';
import { worldRandom } from '../worlds/random.ts';
import { hallTitles, stakesOf } from './titles.ts';

/** Runs the game server as a separate process, and kills it while rounds of all games are in progress. */

const COINS = 10_000_000;
/** Number of kills; a higher PERYA_GAME_SERVER_KILLS, such as 20, makes a long test. */
const KILLS = Number(process.env['PERYA_GAME_SERVER_KILLS'] ?? 2);
/** Number of answers after which the game server is killed. */
const FEWEST_ANSWERS = 30;
const MORE_ANSWERS = 120;

/** One title of each pay table; shared rounds have their own tests (shared/killed.test.ts). */
const ownRounds = hallTitles.filter(({ rules }) => !('shared' in rules));
const titles = [...new Map(ownRounds.map((title) => [title.payTable, title])).values()];

let running: GameServerProcess;
beforeAll(async () => {
  running = await gameServerProcess();
});
afterAll(() => running.close());

it('every round of every game is played once, whenever the game server is killed', async () => {
  const random = worldRandom('killed game server');
  let answers = 0;
  let killAt = Number.POSITIVE_INFINITY;
  let killing: Promise<void> = Promise.resolve();
  let killed = 0;
  let again: Promise<void> = Promise.resolve();

  /** Sends a call again and again until an answer gives its final result. */
  async function insist<Name extends GameServerCallName>(
    game: Awaited<ReturnType<GameServerProcess['open']>>,
    name: Name,
    body: object,
  ): Promise<GameServerAnswer<Name>> {
    for (;;) {
      const answer = await game.ask(name, body).catch(() => undefined);
      if (answer !== undefined && !(answer.status === 'refused' && answer.code === 'tryAgain')) {
        answers += 1;
        if (answers >= killAt && killed < KILLS) {
          killed += 1;
          killAt = answers + FEWEST_ANSWERS + random.below(MORE_ANSWERS);
          killing = running.kill();
          again = killing.then(() => running.start());
        }
        return answer;
      }
      lost += 1;
      await again;
    }
  }
  let lost = 0;

  /** Plays rounds of one title until all kills are done. Returns the player and the gain that the answers add up to. */
  async function playOn(title: (typeof titles)[number]): Promise<{ userId: number; gained: number }> {
    const game = await running.open(title.gameId, COINS);
    let gained = 0;
    do {
      const { listed, choices } = stakesOf(title);
      const stake = listed ? (choices[0] ?? 0) : 100;
      let played = await insist(game, 'play', bet(choiceFor(title.payTable, random), stake));
      for (;;) {
        if (played.status === 'refused') throw new Error(`${title.title} was refused: ${played.code}`);
        const { roundId, round, payout } = played.result;
        if (round?.status !== 'open') {
          gained += payout - stake;
          break;
        }
        const ids = { clientTxnId: randomUUID(), roundId };
        played =
          round.cashOut > 0 && random.float() < 0.4
            ? await insist(game, 'cashOut', ids)
            : await insist(game, 'step', { ...ids, choice: nextStep(title.payTable, round, random) });
      }
    } while (killed < KILLS);
    return { userId: game.userId, gained };
  }

  killAt = FEWEST_ANSWERS;
  const players = await Promise.all(titles.map(playOn));
  await again;
  const { db } = running.product;
  for (const { userId, gained } of players) expect((await readWallet(db, userId)).coin).toBe(COINS + gained);
  const { rows } = await db.query('select 1 from provider_rounds where ended_at is null');
  expect(rows).toEqual([]);
  expect((await verifyLedger(db)).faults).toEqual([]);
  // Some answers were lost, which shows that kills interrupted requests.
  expect(lost).toBeGreaterThan(0);
}, 600_000);
