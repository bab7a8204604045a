import { ActivityId } from '../../contract/activities.ts';
import { COIN_PUSHER_RULES } from '../../fair/coin-pusher.ts';
import { DROP_PRICE } from '../../fair/coin-pusher/prizes.ts';
import { readEligibility } from '../activities/eligibility.ts';
import { findRound, readRounds } from '../fair/rounds.ts';
import { mapPage } from '../db/page.ts';
import { readSeed } from '../fair/seeds.ts';
import type { Handlers } from '../calls/handler.ts';
import { dropCoin, shownDrop, tablesOf } from './drop.ts';
import { PIECES, RETURNS, shownTable } from './rules.ts';
import { readTable } from './tables.ts';

const GAME = 'coin-pusher';

/** Handlers of the coin pusher. */
export const coinPusherHandlers: Pick<Handlers, 'coinPusherInfo' | 'coinPusherDrop' | 'coinPusherRecord'> = {
  async coinPusherInfo(_request, { db, session: { userId }, clock }) {
    const now = clock.now();
    const [stored, seed, eligibility] = await Promise.all([
      readTable(db, userId, now),
      readSeed(db, { userId, game: GAME }),
      readEligibility(db, { userId, activity: ActivityId.coinPusher, at: now }),
    ]);
    return {
      table: shownTable(stored.table),
      hash: stored.hash,
      drops: stored.drops,
      price: DROP_PRICE,
      best: stored.best,
      canDrop: eligibility.isOpen && !eligibility.isExcluded,
      pieces: PIECES,
      returns: RETURNS,
      clientSeed: seed.clientSeed,
      nonce: seed.nonce,
      seedHash: seed.nextSeedHash,
      rulesVersion: COIN_PUSHER_RULES,
    };
  },

  async coinPusherDrop({ x, clientTxnId }, { db, session: { userId }, clock, live }) {
    const { answer, replayed } = await dropCoin(db, { userId, clientTxnId, x, at: clock.now() });
    if (!replayed) live.balanceChanged(userId);
    return answer;
  },

  async coinPusherRecord({ dropId, ...page }, { db, session: { userId } }) {
    if (dropId !== undefined) {
      const round = await findRound(db, { userId, game: GAME, id: dropId });
      const list = round ? [{ ...shownDrop(round), time: round.time, tables: tablesOf(round) }] : [];
      return { list, pages: list.length };
    }
    const rounds = await readRounds(db, { ...page, userId, games: [GAME] });
    return mapPage(rounds, (round) => ({ ...shownDrop(round), time: round.time }));
  },
};
