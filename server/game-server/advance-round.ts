import { PAY_TABLES } from '../../contract/catalogue/games.ts';
import { forgetCommands } from './commands.ts';
import { decideRound } from './decide.ts';
import { NoAnswerError } from './game-wallet.ts';
import { GameServerRefusalError } from './refusal.ts';
import { type BookedRound, countAsking, moveRound, readRound } from './rounds.ts';
import { walletOf, type GameServer } from './game-server.ts';

/**
 * Advances a round until it waits for its player or is over: takes the bet, decides, pays, refunds, ends. Every step is
 * stored before the next begins and may be repeated, so that a round continues after a process was killed at any point.
 * A bet is taken only with the player's token. Throws GameServerRefusalError if the bet was not taken, and
 * NoAnswerError if the wallet does not respond; the round then keeps its state.
 */
export function advanceRound(gameServer: GameServer, id: string, playerToken?: string): Promise<BookedRound> {
  const running = gameServer.underway.get(id);
  if (running !== undefined) return running;
  const run = advance(gameServer, id, playerToken).finally(() => gameServer.underway.delete(id));
  gameServer.underway.set(id, run);
  return run;
}

async function advance(gameServer: GameServer, id: string, playerToken?: string): Promise<BookedRound> {
  for (;;) {
    const round = await readRound(gameServer.db, id);
    if (round === undefined) throw new GameServerRefusalError('unknownRound');
    if (round.state === 'asking' && playerToken !== undefined)
      await askForBet(gameServer, round, playerToken);
    else if (round.state === 'paying') await pay(gameServer, round);
    else if (round.state === 'returning') await giveBack(gameServer, round, 'done');
    else if (round.state === 'undoing') await giveBack(gameServer, round, 'undone');
    else return round;
  }
}

async function askForBet(gameServer: GameServer, round: BookedRound, playerToken: string): Promise<void> {
  await countAsking(gameServer.db, round.id);
  let balance: number;
  try {
    balance = await walletOf(gameServer, round).take(round, playerToken);
  } catch (error) {
    if (!(error instanceof GameServerRefusalError)) throw error;
    // An earlier request for this bet may still be on its way to the wallet: roll the bet back, so that it is never
    // taken.
    if (round.asked > 0 && (await moveRound(gameServer.db, round.id, ['asking', 'undoing'])))
      await giveBack(gameServer, { ...round, state: 'undoing' }, 'undone');
    else await forget(gameServer, round);
    throw error;
  }
  if (round.shared === null)
    await gameServer.db.transaction((client) => decideRound(client, round.id, balance));
  else await enterShared(gameServer, round, balance);
}

/** Puts a bet whose stake was taken into its shared round; refunds a bet that comes too late. */
async function enterShared({ db, shared }: GameServer, round: BookedRound, balance: number): Promise<void> {
  const { id, owner, playerId, shownName, stake, choice } = round;
  const bet = { id, owner, isFun: playerId === null, name: shownName ?? '', stake, choice };
  const isIn = await shared
    .table(PAY_TABLES[round.payTable].game)
    ?.enter(bet, round.shared?.number ?? 0, () => moveRound(db, id, ['asking', 'open'], { balance }));
  if (isIn !== true) await moveRound(db, id, ['asking', 'undoing']);
}

async function pay(gameServer: GameServer, round: BookedRound): Promise<void> {
  const wallet = walletOf(gameServer, round);
  const { stake, payout } = round;
  if (payout > 0) await wallet.pay(round);
  const counted = round.isCounted ? stake : 0;
  const balance = await wallet.end(round, { staked: stake, won: payout, counted });
  if (balance === undefined) throw new NoAnswerError(`the wallet knows nothing of round ${round.id}`);
  await moveRound(gameServer.db, round.id, ['paying', 'done'], { balance });
}

async function giveBack(gameServer: GameServer, round: BookedRound, to: 'done' | 'undone'): Promise<void> {
  const wallet = walletOf(gameServer, round);
  const balance = await wallet.giveBack(round);
  await wallet.end(round, { staked: 0, won: 0, counted: 0 });
  if (to === 'undone') await forget(gameServer, round);
  else await moveRound(gameServer.db, round.id, ['returning', 'done'], { balance });
}

/** Deletes a round whose bet was not taken, and its commands. */
async function forget(gameServer: GameServer, { id, state }: BookedRound): Promise<void> {
  await gameServer.db.transaction(async (client) => {
    await forgetCommands(client, id);
    await moveRound(client, id, [state, 'undone']);
  });
}
