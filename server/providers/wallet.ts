import type { PoolClient } from 'pg';
import { titleById } from '../../contract/catalogue/catalogue.ts';
import { CallError, ErrorCode } from '../../contract/errors.ts';
import { CURRENCY, type WalletDone, type WalletMessage } from '../../contract/provider-wallet.ts';
import type { Database } from '../db/database.ts';
import { countValidBet, payWin, returnBet, takeBet } from '../games/rounds.ts';
import { readWallet, readWallets } from '../ledger/wallet.ts';
import type { RestrictedPersons } from '../gateways/restricted-persons.ts';
import type { Handled, Sender } from './message.ts';
import { WalletRefusalError } from './refusal.ts';
import { findGameSession, type GameSession } from './sessions.ts';
import { addToRound, endRoundRow, lockRound, type ProviderRound } from './rounds.ts';
import { runTransaction, takeDebit } from './transactions.ts';

/** What the wallet's messages need. */
export interface WalletDeps {
  readonly db: Database;
  readonly restricted: RestrictedPersons;
}

/** Returns the player's id and balance. Refuses with sessionEnded. */
export async function readBalance(
  { db }: WalletDeps,
  sender: Sender,
  { playerToken }: WalletMessage<'balance'>,
): Promise<Handled> {
  const { userId } = await findLiveSession(db, sender, playerToken);
  return { answer: await done(db, userId), replayed: true };
}

/**
 * Takes a bet of a player who has the game open. Refuses with sessionEnded, playerExcluded, betOutOfRange,
 * insufficientFunds, rolledBack, wrongRound, roundEnded, conflict.
 */
export async function debit(
  { db, restricted }: WalletDeps,
  sender: Sender,
  message: WalletMessage<'debit'>,
): Promise<Handled> {
  assertCurrency(message);
  const { provider, at } = sender;
  const { roundId, amount: stake } = message;
  // If this bet was already taken, its answer is repeated, whatever has happened to the session since.
  const session = await findGameSession(db, provider, message.playerToken);
  if (session === undefined) throw new WalletRefusalError('sessionEnded');
  const { id: sessionId, userId, gameId } = session;
  try {
    return await runTransaction(db, sender, { kind: 'debit', userId, message }, async (client) => {
      assertMayBet(session, { at, restricted });
      assertStake(gameId, stake);
      const round = await lockRound(client, sender, { roundId, userId, begun: { gameId, sessionId } });
      assertOpen(round);
      const journalId = await takeBet(client, { userId, gameId, stake, at });
      await addToRound(client, sender, roundId, { staked: stake });
      return { journalId, answer: await done(client, userId) };
    });
  } catch (error) {
    if (!(error instanceof CallError && error.code === ErrorCode.balanceTooLow)) throw error;
    const { coin } = await readWallet(db, userId);
    throw new WalletRefusalError('insufficientFunds', { balance: coin });
  }
}

/** Pays a win, even after the end of the session or the round. Refuses with unknownRound, wrongRound, conflict. */
export async function credit(
  { db }: WalletDeps,
  sender: Sender,
  message: WalletMessage<'credit'>,
): Promise<Handled> {
  assertCurrency(message);
  const { playerId: userId, roundId, amount: win } = message;
  return runTransaction(db, sender, { kind: 'credit', userId, message }, async (client) => {
    const { gameId } = await lockRound(client, sender, { roundId, userId });
    const journalId = await payWin(client, { userId, gameId, win, at: sender.at });
    await addToRound(client, sender, roundId, { won: win });
    return { journalId, answer: await done(client, userId) };
  });
}

/**
 * Rolls a bet back; if the bet arrives only afterwards, it is refused. Refuses with unknownPlayer, roundEnded,
 * wrongRound, conflict (the id is not a bet of this player).
 */
export async function rollback(
  { db }: WalletDeps,
  sender: Sender,
  message: WalletMessage<'rollback'>,
): Promise<Handled> {
  assertCurrency(message);
  const { playerId: userId, roundId, debitId, transactionId } = message;
  return runTransaction(db, sender, { kind: 'rollback', userId, message }, async (client) => {
    const bet = await takeDebit(client, sender, { debitId, userId, roundId, undoneBy: transactionId });
    if (bet === undefined) return { journalId: null, answer: await done(client, userId) };
    const round = await lockRound(client, sender, { roundId, userId });
    assertOpen(round);
    const { gameId } = round;
    const { amount: stake, at: takenAt } = bet;
    const journalId = await returnBet(client, { userId, gameId, stake, at: sender.at, takenAt });
    await addToRound(client, sender, roundId, { staked: -stake });
    return { journalId, answer: await done(client, userId) };
  });
}

/**
 * Ends a round, whose valid bet now counts. The totals in the message must equal the booked ones, so that no message on
 * its way is lost. Refuses with totalsDiffer, unknownRound, wrongRound, roundEnded, conflict.
 */
export async function endRound(
  { db }: WalletDeps,
  sender: Sender,
  message: WalletMessage<'endRound'>,
): Promise<Handled> {
  assertCurrency(message);
  const { playerId: userId, roundId, staked, won, counted = staked } = message;
  return runTransaction(db, sender, { kind: 'endRound', userId, message }, async (client) => {
    const round = await lockRound(client, sender, { roundId, userId });
    assertOpen(round);
    if (round.staked !== staked || round.won !== won) throw new WalletRefusalError('totalsDiffer');
    const stake = Math.min(counted, staked);
    await countValidBet(client, { userId, gameId: round.gameId, stake, at: sender.at });
    await endRoundRow(client, sender, roundId);
    return { journalId: null, answer: await done(client, userId) };
  });
}

async function findLiveSession(db: Database, { provider, at }: Sender, token: string): Promise<GameSession> {
  const session = await findGameSession(db, provider, token);
  if (session === undefined || session.endsAt <= at) throw new WalletRefusalError('sessionEnded');
  return session;
}

function assertMayBet(
  session: GameSession,
  { at, restricted }: { at: number; restricted: RestrictedPersons },
): void {
  if (session.endsAt <= at) throw new WalletRefusalError('sessionEnded');
  if (session.excludedUntil > at || restricted.isListed(session))
    throw new WalletRefusalError('playerExcluded');
}

function assertStake(gameId: number, stake: number): void {
  const game = titleById.get(gameId);
  if (game === undefined) throw new WalletRefusalError('unknownGame');
  const { minBet = 1, maxBet = Number.MAX_SAFE_INTEGER } = game;
  if (stake < minBet || stake > maxBet) throw new WalletRefusalError('betOutOfRange');
}

function assertOpen({ endedAt }: ProviderRound): void {
  if (endedAt !== null) throw new WalletRefusalError('roundEnded');
}

function assertCurrency({ currency }: { readonly currency: string }): void {
  if (currency !== CURRENCY) throw new WalletRefusalError('wrongCurrency');
}

async function done(db: PoolClient | Database, userId: number): Promise<WalletDone> {
  const wallet = (await readWallets(db, [userId])).get(userId);
  if (wallet === undefined) throw new WalletRefusalError('unknownPlayer');
  return { status: 'done', playerId: userId, balance: wallet.coin, currency: CURRENCY };
}
