import type { RequestOf, ResponseOf } from '../../contract/call.ts';
import type {
  diamondExchangeScratchcard,
  ScratchedCard,
  scratchCardLottery,
} from '../../contract/diamond.ts';
import { ActivityId } from '../../contract/activities.ts';
import { CallError, ErrorCode } from '../../contract/errors.ts';
import { drawCard, SCRATCH_MONEY, SCRATCH_RULES } from '../../fair/scratch.ts';
import { assertCanPlay } from '../activities/eligibility.ts';
import type { Database, Queryable } from '../db/database.ts';
import { sqlState } from '../db/pool.ts';
import { closeRound, openRound } from '../fair/rounds.ts';
import { once } from '../ledger/command.ts';
import { houseOf, post, walletOf } from '../ledger/post.ts';
import { countPlayed } from './awards.ts';
import { type Asker, balancesOf, spendDiamonds, withDiamonds } from './money.ts';
import { countCards } from './queries.ts';

const ACTIVITY = ActivityId.scratchCard;
/** What the wallet's details and the diamond log call it. */
const TEXT = 'Scratch card';

/**
 * Plays cards: takes them from the pile or buys them, decides each by a round of its own and pays all prizes, whole or
 * not at all. At most once per clientTxnId. A bought card costs 50 diamonds; what a held one is worth was set aside when
 * it was given. Luck is the house's: the worth goes to it and the prizes come from it.
 * Refuses with idempotencyConflict, diamondsTooLow (too few diamonds), playerExcluded, activityClosed and conditionNotMet (too few cards).
 */
export async function playCards(
  db: Database,
  { userId, at, clientTxnId, count, buy }: Asker & RequestOf<typeof scratchCardLottery>,
): Promise<{ answer: ResponseOf<typeof scratchCardLottery>; replayed: boolean }> {
  const command = { userId, clientTxnId, name: 'scratchCardLottery', body: { count, buy }, at };
  const price = buy * SCRATCH_MONEY.price;
  return withDiamonds(db, { userId, diamonds: price }, () =>
    once(db, command, async (client) => {
      await assertCanPlay(client, { userId, activity: ACTIVITY, at });
      const { list, nextSeedHash } = await decide(client, { userId, at, clientTxnId, count });
      const total = list.reduce((sum, card) => sum + card.amount, 0);
      const held = (count - buy) * SCRATCH_MONEY.worth;
      await post(client, {
        kind: 'card',
        at,
        text: TEXT,
        legs: [
          ...spendDiamonds(userId, price),
          { account: houseOf('PROMO_SCRATCH', userId), amount: -held },
          { account: houseOf('HOUSE', userId), amount: price * SCRATCH_MONEY.perDiamond + held - total },
          { account: walletOf(userId), amount: total },
        ],
      });
      await takeCards(client, userId, count - buy);
      const addUp = await countPlayed(client, userId, count);
      return {
        list,
        total,
        cards: await countCards(client, userId),
        addUp,
        nextSeedHash,
        ...(await balancesOf(client, userId)),
      };
    }),
  );
}

async function decide(
  client: Queryable,
  { userId, at, clientTxnId, count }: Asker & { clientTxnId: string; count: number },
): Promise<{ list: ScratchedCard[]; nextSeedHash: string }> {
  const list: ScratchedCard[] = [];
  let nextSeedHash = '';
  for (let place = 0; place < count; place++) {
    const round = await openRound(client, { userId, game: 'scratch-card', at });
    const { amount, face } = drawCard(round.stream);
    const closed = await closeRound(client, round, {
      clientTxnId,
      rulesVersion: SCRATCH_RULES,
      // No coins are staked on a card.
      stake: 0,
      payout: amount,
      outcome: { amount, face },
    });
    list.push({ id: closed.id, amount, face: [...face], proof: closed.proof });
    nextSeedHash = closed.nextSeedHash;
  }
  return { list, nextSeedHash };
}

async function takeCards(client: Queryable, userId: number, cards: number): Promise<void> {
  if (cards === 0) return;
  try {
    await client.query('select scratch_take($1, $2)', [userId, cards]);
  } catch (error) {
    if (sqlState(error) === 'PS003') throw new CallError(ErrorCode.conditionNotMet);
    throw error;
  }
}

/**
 * Buys cards ahead. What a card is worth is set aside until it is played; the rest of its price is the house's.
 * Refuses with idempotencyConflict, diamondsTooLow, playerExcluded and activityClosed.
 */
export async function buyCards(
  db: Database,
  { userId, at, clientTxnId, count }: Asker & RequestOf<typeof diamondExchangeScratchcard>,
): Promise<{ answer: ResponseOf<typeof diamondExchangeScratchcard>; replayed: boolean }> {
  const command = { userId, clientTxnId, name: 'diamondExchangeScratchcard', body: { count }, at };
  const price = count * SCRATCH_MONEY.price;
  const worth = count * SCRATCH_MONEY.worth;
  return withDiamonds(db, { userId, diamonds: price }, () =>
    once(db, command, async (client) => {
      await assertCanPlay(client, { userId, activity: ACTIVITY, at });
      await post(client, {
        kind: 'card',
        at,
        text: TEXT,
        legs: [
          ...spendDiamonds(userId, price),
          { account: houseOf('PROMO_SCRATCH', userId), amount: worth },
          { account: houseOf('HOUSE', userId), amount: price * SCRATCH_MONEY.perDiamond - worth },
        ],
      });
      await client.query('select scratch_give($1, $2)', [userId, count]);
      return { cards: await countCards(client, userId), ...(await balancesOf(client, userId)) };
    }),
  );
}

/**
 * Gives cards without payment, for a promotion or a game's prize: lays them on the pile and sets aside what they are
 * worth. Call it in the transaction that gives the reason, after its own journals.
 */
export async function giveCards(
  client: Queryable,
  { userId, at, cards, text }: Asker & { cards: number; text: string },
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
