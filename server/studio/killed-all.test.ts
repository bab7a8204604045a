import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { StudioAnswer, StudioCallName } from '../../contract/studio.ts';
import { verifyLedger } from '../ledger/verify.ts';
import { readWallet } from '../ledger/wallet.ts';
import { bet } from '../testing/studio.ts';
import { choiceFor, nextStep } from '../testing/studio-bets.ts';
import { type StudioProcess, studioProcess } from '../testing/studio-process.ts';
import { worldRandom } from '../worlds/random.ts';
import { hallTitles, stakesOf } from './titles.ts';

/** The studio as a process of its own, killed in the middle of rounds of every kind at once. */

const COINS = 10_000_000;
/** `PERYA_STUDIO_KILLS=20` makes it long. */
const KILLS = Number(process.env['PERYA_STUDIO_KILLS'] ?? 2);
/** Answers after which it is killed. */
const FEWEST_ANSWERS = 30;
const MORE_ANSWERS = 120;

/** One title of each kind; shared rounds have tests of their own (shared/killed.test.ts). */
const ownRounds = hallTitles.filter(({ rules }) => !('shared' in rules));
const titles = [...new Map(ownRounds.map((title) => [title.kind, title])).values()];

let running: StudioProcess;
beforeAll(async () => {
  running = await studioProcess();
});
afterAll(() => running.close());

it('plays every round of every kind once, wherever it is killed', async () => {
  const random = worldRandom('killed studio');
  let answers = 0;
  let killAt = Number.POSITIVE_INFINITY;
  let killing: Promise<void> = Promise.resolve();
  let killed = 0;
  let again: Promise<void> = Promise.resolve();

  /** Asks until there is an answer that says what has become of it. */
  async function insist<Name extends StudioCallName>(
    game: Awaited<ReturnType<StudioProcess['open']>>,
    name: Name,
    body: object,
  ): Promise<StudioAnswer<Name>> {
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

  /** Plays rounds of one title until all kills have been; returns what the player must have gained. */
  async function playOn(title: (typeof titles)[number]): Promise<{ userId: number; gained: number }> {
    const game = await running.open(title.gameId, COINS);
    let gained = 0;
    do {
      const { listed, choices } = stakesOf(title);
      const stake = listed ? (choices[0] ?? 0) : 100;
      let played = await insist(game, 'play', bet(choiceFor(title.kind, random), stake));
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
            : await insist(game, 'step', { ...ids, choice: nextStep(title.kind, round, random) });
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
  // The test has met what it is about.
  expect(lost).toBeGreaterThan(0);
}, 600_000);
