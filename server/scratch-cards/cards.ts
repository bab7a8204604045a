import type { PoolClient } from 'pg';
import { ActivityId } from '../../contract/activities.ts';
import type { ResponseOf } from '../../contract/call.ts';
import type { RequestOf } from '../../contract/calls.ts';
import { DIAMOND_WORTH } from '../../contract/diamond-worth.ts';
import type {
  diamondExchangeScratchcard,
  ScratchedCard,
  scratchCardLottery,
} from '../../contract/scratch-cards.ts';
import { drawCard, SCRATCH_MONEY, SCRATCH_RULES } from '../../fair/scratch.ts';
import { assertCanPlay } from '../activities/eligibility.ts';
import type { CommandBy } from '../calls/run-command.ts';
import { refusing } from '../db/call-function.ts';
import type { Database, Queryable } from '../db/database.ts';
import { closeRounds, openRounds } from '../fair/rounds.ts';
import { spendDiamonds, withDiamonds } from '../ledger/diamonds.ts';
import { houseOf, post, walletOf } from '../ledger/post.ts';
import { runIdempotent } from '../ledger/run-idempotent.ts';
import { type PostedStake, stakeJournal } from '../ledger/stake.ts';
import { readWallet } from '../ledger/wallet.ts';
import { advanceTrack } from './awards.ts';
import { countCards } from './queries.ts';

const ACTIVITY = ActivityId.scratchCard;
/** Text of the entries in the wallet's details and the diamond log. */
const TEXT = 'Scratch card';

/**
 * Plays cards: takes them from the player's pile or buys them, decides each in its own round and pays all prizes,
 * atomically and at most once per clientTxnId. A bought card costs 50 diamonds; the value of a card on the pile was set
 * aside when it was granted. The house receives that value, pays the prizes and so carries the risk. Refuses with
 * idempotencyConflict, diamondsTooLow, playerExcluded, activityClosed and conditionNotMet (too few cards).
 */
export async function playCards(
  db: Database,
  { userId, at, clientTxnId, count, buy }: CommandBy & RequestOf<'scratchCardLottery'>,
): Promise<{ answer: ResponseOf<typeof scratchCardLottery>; replayed: boolean }> {
  const command = { userId, clientTxnId, name: 'scratchCardLottery', body: { count, buy }, at };
  const price = buy * SCRATCH_MONEY.price;
  return withDiamonds(db, { userId, diamonds: price }, () =>
    runIdempotent(db, command, async (client) => {
      await assertCanPlay(client, { userId, activity: ACTIVITY, at });
      const stake = await stakeCards(client, { userId, at, count, buy });
      const { list, nextSeedHash } = await decide(stake, { clientTxnId, count });
      const total = list.reduce((sum, card) => sum + card.amount, 0);
      if (total > 0)
        await post(client, {
          kind: 'card',
          at,
          text: TEXT,
          legs: [
            { account: houseOf('HOUSE', userId), amount: -total },
            { account: walletOf(userId), amount: total },
          ],
        });
      const addUp = await advanceTrack(client, userId, count);
      return {
        list,
        total,
        cards: await countCards(client, userId),
        addUp,
        nextSeedHash,
        ...(await readWallet(client, userId)),
      };
    }),
  );
}

/**
 * Takes cards from the player's pile, and diamonds for the missing ones. The value set aside for cards on the pile goes
 * to the house.
 */
async function stakeCards(
  client: PoolClient,
  { userId, at, count, buy }: CommandBy & { count: number; buy: number },
): Promise<PostedStake> {
  const price = buy * SCRATCH_MONEY.price;
  const held = (count - buy) * SCRATCH_MONEY.worth;
  const stake = await stakeJournal(client, {
    userId,
    rounds: count,
    kind: 'card',
    at,
    text: TEXT,
    legs: [
      ...spendDiamonds(userId, price),
      { account: houseOf('PROMO_SCRATCH', userId), amount: -held },
      { account: houseOf('HOUSE', userId), amount: price * DIAMOND_WORTH + held },
    ],
  });
  if (count > buy) await refusing(client.query('select scratch_take($1, $2)', [userId, count - buy]));
  return stake;
}

/** Decides each card in its own round. One journal pays all cards, so the rounds contain no journal id. */
async function decide(
  stake: PostedStake,
  { clientTxnId, count }: { clientTxnId: string; count: number },
): Promise<{ list: ScratchedCard[]; nextSeedHash: string }> {
  const opened = await openRounds(stake, { game: 'scratch-card', count });
  const decided = opened.map((round) => {
    const { amount, face } = drawCard(round.stream);
    const outcome = { amount, face: [...face] };
    return {
      round,
      result: { clientTxnId, rulesVersion: SCRATCH_RULES, payout: amount, journalId: null, outcome },
    };
  });
  const { rounds, nextSeedHash } = await closeRounds(decided);
  return { list: rounds.map(({ id, outcome, proof }) => ({ id, ...outcome, proof })), nextSeedHash };
}

/**
 * Buys cards to be played later. A card's value stays set aside until it is played; the rest of its price goes to the
 * house. Refuses with idempotencyConflict, diamondsTooLow, playerExcluded and activityClosed.
 */
export async function buyCards(
  db: Database,
  { userId, at, clientTxnId, count }: CommandBy & RequestOf<'diamondExchangeScratchcard'>,
): Promise<{ answer: ResponseOf<typeof diamondExchangeScratchcard>; replayed: boolean }> {
  const command = { userId, clientTxnId, name: 'diamondExchangeScratchcard', body: { count }, at };
  const price = count * SCRATCH_MONEY.price;
  const worth = count * SCRATCH_MONEY.worth;
  return withDiamonds(db, { userId, diamonds: price }, () =>
    runIdempotent(db, command, async (client) => {
      await assertCanPlay(client, { userId, activity: ACTIVITY, at });
      await post(client, {
        kind: 'card',
        at,
        text: TEXT,
        legs: [
          ...spendDiamonds(userId, price),
          { account: houseOf('PROMO_SCRATCH', userId), amount: worth },
          { account: houseOf('HOUSE', userId), amount: price * DIAMOND_WORTH - worth },
        ],
      });
      await client.query('select scratch_give($1, $2)', [userId, count]);
      return { cards: await countCards(client, userId), ...(await readWallet(client, userId)) };
    }),
  );
}

/**
 * Gives a player cards for free, for a promotion or as a game's prize: adds them to the pile and sets their value
 * aside. Call it in the transaction that books the reason, after that transaction's own journals.
 */
export async function grantCards(
  client: Queryable,
  { userId, at, cards, text }: CommandBy & { cards: number; text: string },
): Promise<void> {
  const worth = cards * SCRATCH_MONEY.worth;
  await post(client, {
    kind: 'promotion',
    at,
    text,
    legs: [
      { account: houseOf('HOUSE', userId), amount: -worth },
      { account: houseOf('PROMO_SCRATCH', userId), amount: worth },
    ],
  });
  await client.query('select scratch_give($1, $2)', [userId, cards]);
}
