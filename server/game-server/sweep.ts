import { settleLeft } from '../../fair/steps/step-round.ts';
import { advanceRound } from './advance-round.ts';
import { bookSteps } from './decide.ts';
import { forgetFun } from './fun-wallet.ts';
import { forgetEndedSessions } from './transfers.ts';
import { moveRound, readLeftRounds, readRound } from './rounds.ts';
import type { GameServer } from './game-server.ts';

/** Time after which an open round of steps is settled, in ms (docs/games.md, Step games). */
export const OPEN_FOR_MS = 24 * 3_600_000;
/** Time for which a player may send a bet again if its answer was lost, in ms; after this time the bet is undone. */
export const ASKING_FOR_MS = 30_000;
/** Time after its start at which a session for fun is deleted, in ms; no session lasts that long. */
export const FUN_FOR_MS = 2 * 24 * 3_600_000;
/** Time for which an ended session is remembered, ms: longer than the life of its player token. */
export const ENDED_FOR_MS = 2 * 24 * 3_600_000;
/** Interval at which unfinished rounds are searched, ms. */
const EVERY_MS = 5_000;
/** Maximum number of rounds that one sweep handles. */
const AT_A_TIME = 100;

/**
 * Finishes abandoned rounds: pays owed wins, undoes bets whose answer was lost, settles rounds of steps left for a
 * day, and deletes old sessions. Returns the number of rounds that are now over.
 */
export async function sweepRounds(gameServer: GameServer): Promise<number> {
  const now = gameServer.clock.now();
  const left = await readLeftRounds(gameServer.db, {
    askedBefore: now - ASKING_FOR_MS,
    openedBefore: now - OPEN_FOR_MS,
    count: AT_A_TIME,
  });
  let over = 0;
  for (const { id, state } of left) {
    try {
      // A call is advancing this round at the moment.
      if (gameServer.underway.has(id)) continue;
      if (state === 'asking') await moveRound(gameServer.db, id, ['asking', 'undoing']);
      if (state === 'open') await settle(gameServer, id);
      await advanceRound(gameServer, id);
      over += 1;
    } catch (error) {
      gameServer.onError(error);
    }
  }
  await forgetEndedSessions(gameServer.db, now - ENDED_FOR_MS);
  await forgetFun(gameServer.db, { before: now - FUN_FOR_MS, count: AT_A_TIME });
  return over;
}

/** Settles an abandoned round at its current multiplier; if no step was won, the round is void. */
async function settle({ db }: GameServer, id: string): Promise<void> {
  await db.transaction(async (client) => {
    const round = await readRound(client, id, { lock: true });
    if (round?.state === 'open' && round.steps !== null)
      await bookSteps(client, round, settleLeft(round.steps));
  });
}

/** Sweeps at once and then every five seconds, until the returned function is called. */
export function sweepRoundsRegularly(gameServer: GameServer): () => Promise<void> {
  let running = Promise.resolve();
  const run = (): void => {
    running = running.then(async () => void (await sweepRounds(gameServer))).catch(gameServer.onError);
  };
  const timer = setInterval(run, EVERY_MS);
  run();
  return () => {
    clearInterval(timer);
    return running;
  };
}
