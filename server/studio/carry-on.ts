import { forgetCommands } from './commands.ts';
import { decideRound } from './decide.ts';
import { NoAnswerError } from './purse.ts';
import { StudioRefusalError } from './refusal.ts';
import { type BookedRound, countAsking, moveRound, readRound } from './rounds.ts';
import { purseOf, type Studio } from './studio.ts';

/**
 * Carries a round on until it waits for its player or is over: requests the bet, decides, pays, refunds, ends. Every
 * step is booked before the next begins and may be repeated, so that the round continues wherever a process was
 * killed. A bet is requested only with the player's token. Throws StudioRefusalError for a bet that was not taken,
 * and NoAnswerError when the purse is silent: the round then keeps its state.
 */
export function carryOn(studio: Studio, id: string, playerToken?: string): Promise<BookedRound> {
  const running = studio.underway.get(id);
  if (running !== undefined) return running;
  const run = walk(studio, id, playerToken).finally(() => studio.underway.delete(id));
  studio.underway.set(id, run);
  return run;
}

async function walk(studio: Studio, id: string, playerToken?: string): Promise<BookedRound> {
  for (;;) {
    const round = await readRound(studio.db, id);
    if (round === undefined) throw new StudioRefusalError('unknownRound');
    if (round.state === 'asking' && playerToken !== undefined) await askForBet(studio, round, playerToken);
    else if (round.state === 'paying') await pay(studio, round);
    else if (round.state === 'returning') await giveBack(studio, round, 'done');
    else if (round.state === 'undoing') await giveBack(studio, round, 'undone');
    else return round;
  }
}

async function askForBet(studio: Studio, round: BookedRound, playerToken: string): Promise<void> {
  await countAsking(studio.db, round.id);
  let balance: number;
  try {
    balance = await purseOf(studio, round).take(round, playerToken);
  } catch (error) {
    if (!(error instanceof StudioRefusalError)) throw error;
    // If it was requested before, that message may still be on its way: roll it back, so that it is never
    // taken.
    if (round.asked > 0 && (await moveRound(studio.db, round.id, ['asking', 'undoing'])))
      await giveBack(studio, { ...round, state: 'undoing' }, 'undone');
    else await forget(studio, round);
    throw error;
  }
  if (round.shared === null) await studio.db.transaction((client) => decideRound(client, round.id, balance));
  else await enterShared(studio, round, balance);
}

/** Puts a bet whose stake was taken into its shared round; undoes one that comes too late. */
async function enterShared({ db, shared }: Studio, round: BookedRound, balance: number): Promise<void> {
  const { id, owner, playerId, shownName, stake, choice } = round;
  const bet = { id, owner, isFun: playerId === null, name: shownName ?? '', stake, choice };
  const enter = shared.table(round.kind)?.enter;
  const isIn = await enter?.(bet, round.shared?.number ?? 0, () =>
    moveRound(db, id, ['asking', 'open'], { balance }),
  );
  if (isIn !== true) await moveRound(db, id, ['asking', 'undoing']);
}

async function pay(studio: Studio, round: BookedRound): Promise<void> {
  const purse = purseOf(studio, round);
  const { stake, payout } = round;
  if (payout > 0) await purse.pay(round);
  const balance = await purse.end(round, { staked: stake, won: payout });
  if (balance === undefined) throw new NoAnswerError(`the wallet knows nothing of round ${round.id}`);
  await moveRound(studio.db, round.id, ['paying', 'done'], { balance });
}

async function giveBack(studio: Studio, round: BookedRound, to: 'done' | 'undone'): Promise<void> {
  const purse = purseOf(studio, round);
  const balance = await purse.giveBack(round);
  await purse.end(round, { staked: 0, won: 0 });
  if (to === 'undone') await forget(studio, round);
  else await moveRound(studio.db, round.id, ['returning', 'done'], { balance });
}

/** Books a round without a taken bet as if it had never existed. */
async function forget(studio: Studio, { id, state }: BookedRound): Promise<void> {
  await studio.db.transaction(async (client) => {
    await forgetCommands(client, id);
    await moveRound(client, id, [state, 'undone']);
  });
}
