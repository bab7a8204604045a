import { settleLeft } from '../../fair/steps/step-round.ts';
import { carryOn } from './carry-on.ts';
import { bookSteps } from './decide.ts';
import { forgetFun } from './fun-purse.ts';
import { moveRound, readLeftRounds, readRound } from './rounds.ts';
import type { Studio } from './studio.ts';

/** A round of steps that is left open settles after this long (docs/games.md, Step games). */
export const OPEN_FOR_MS = 24 * 3_600_000;
/** Until then the player may ask for a bet again whose answer was lost; then it is undone. */
export const ASKING_FOR_MS = 30_000;
/** What was played for fun is forgotten this long after its session began; no session lasts that long. */
export const FUN_FOR_MS = 2 * 24 * 3_600_000;
/** How often it is looked for rounds that were left. */
const EVERY_MS = 5_000;
/** Rounds that are carried on at a time. */
const AT_A_TIME = 100;

/**
 * Carries on what was left in the middle: pays what is owed, undoes bets whose answer was lost, settles rounds of steps that were
 * left for a day, forgets old fun. Returns how many rounds are over now.
 */
export async function sweepRounds(studio: Studio): Promise<number> {
  const now = studio.clock.now();
  const left = await readLeftRounds(studio.db, {
    askedBefore: now - ASKING_FOR_MS,
    openedBefore: now - OPEN_FOR_MS,
    count: AT_A_TIME,
  });
  let over = 0;
  for (const { id, state } of left) {
    try {
      // A call that is at it right now goes first.
      if (studio.underway.has(id)) continue;
      if (state === 'asking') await moveRound(studio.db, id, ['asking', 'undoing']);
      if (state === 'open') await settle(studio, id);
      await carryOn(studio, id);
      over += 1;
    } catch (error) {
      studio.onError(error);
    }
  }
  await forgetFun(studio.db, { before: now - FUN_FOR_MS, count: AT_A_TIME });
  return over;
}

/** Settles a round that was left at what it stands at; without a won step it is void. */
async function settle({ db }: Studio, id: string): Promise<void> {
  await db.transaction(async (client) => {
    const round = await readRound(client, id, { lock: true });
    if (round?.state === 'open' && round.steps !== null)
      await bookSteps(client, round, settleLeft(round.steps));
  });
}

/** Sweeps now and every five seconds until the returned function is called. */
export function sweepRoundsRegularly(studio: Studio): () => Promise<void> {
  let running = Promise.resolve();
  const run = (): void => {
    running = running.then(async () => void (await sweepRounds(studio))).catch(studio.onError);
  };
  const timer = setInterval(run, EVERY_MS);
  run();
  return () => {
    clearInterval(timer);
    return running;
  };
}
