import { ActivityId } from '../../contract/activities.ts';
import { DEAL_RULES } from '../../fair/coin-pusher/deal.ts';
import { COIN_PUSHER_RULES } from '../../fair/coin-pusher.ts';
import { DROP_PRICE } from '../../fair/coin-pusher/prizes.ts';
import { readEligibility } from '../activities/eligibility.ts';
import type { Queryable } from '../db/database.ts';
import { type StoredRound, findRound, readRounds } from '../fair/rounds.ts';
import { rememberPage } from '../games/member-games.ts';
import { mapPage } from '../db/page.ts';
import { readSeed } from '../fair/seeds.ts';
import type { Handlers } from '../calls/handler.ts';
import { runCommand } from '../calls/run-command.ts';
import { dealOnce } from './deal.ts';
import { countFreeCoins } from './free-coins.ts';
import { dropCoin, shownDrop, tablesOf } from './drop.ts';
import { PIECES, RETURNS, shownTable } from './rules.ts';
import { type StoredTable, findTable } from './tables.ts';

const GAME = 'coin-pusher';

type Names = 'coinPusherInfo' | 'coinPusherDeal' | 'coinPusherDrop' | 'coinPusherRecord';

/** Handlers of the coin pusher. */
export const coinPusherHandlers: Pick<Handlers, Names> = {
  async coinPusherInfo(_request, { db, session: { userId }, clock }) {
    const at = clock.now();
    const [stored, info] = await Promise.all([
      findTable(db, userId),
      readInfo(db, { userId, at }),
      rememberPage(db, userId, '/activity/coin-pusher', at),
    ]);
    return { ...info, ...(stored && lying(stored)) };
  },

  async coinPusherDeal({ seedHash }, { db, session: { userId }, clock }) {
    const at = clock.now();
    const stored = await dealOnce(db, { userId, seedHash, at });
    return { ...(await readInfo(db, { userId, at })), ...lying(stored) };
  },

  coinPusherDrop: ({ x, clientTxnId }, context) =>
    runCommand(context, (by) => dropCoin(context.db, { ...by, clientTxnId, x })),

  async coinPusherRecord({ dropId, ...page }, { db, session: { userId } }) {
    if (dropId !== undefined) {
      const round = await findRound(db, { userId, game: GAME, id: dropId });
      const list =
        round && isDrop(round) ? [{ ...shownDrop(round), time: round.time, tables: tablesOf(round) }] : [];
      return { list, pages: list.length };
    }
    const rounds = await readRounds(db, { ...page, userId, games: [GAME] });
    // The deal is the oldest round, so leaving it out shortens only the last page.
    const drops = { ...rounds, list: rounds.list.filter(isDrop) };
    return mapPage(drops, (round) => ({ ...shownDrop(round), time: round.time }));
  },
};

const isDrop = ({ proof }: StoredRound): boolean => proof.rulesVersion !== DEAL_RULES;

/**
 * Reads the state of a player's machine without its table. The number of drops and the highest payout are 0 here,
 * because they are stored with the table.
 */
async function readInfo(db: Queryable, { userId, at }: { userId: number; at: number }) {
  const [seed, freeDrops, eligibility] = await Promise.all([
    readSeed(db, { userId, game: GAME }),
    countFreeCoins(db, userId),
    readEligibility(db, { userId, activity: ActivityId.coinPusher, at }),
  ]);
  return {
    drops: 0,
    price: DROP_PRICE,
    freeDrops,
    best: 0,
    canDrop: eligibility.isOpen && !eligibility.isExcluded,
    pieces: PIECES,
    returns: RETURNS,
    clientSeed: seed.clientSeed,
    nonce: seed.nonce,
    seedHash: seed.nextSeedHash,
    rulesVersion: COIN_PUSHER_RULES,
  };
}

const lying = ({ table, hash, drops, best }: StoredTable) => ({
  table: shownTable(table),
  hash,
  drops,
  best,
});
