import { RewardId } from '../../contract/reward-ids.ts';
import { GAMES, type GameName, type RoundRecord } from '../../contract/fair.ts';
import { commit } from '../../fair/random.ts';
import type { Queryable } from '../db/database.ts';
import { readPage } from '../db/page.ts';
import type { Handlers } from '../calls/handler.ts';
import { readSeed as readJackpotSeed } from '../jackpot/draw.ts';
import { readSeed, type SeedShown } from './seeds.ts';

/** What the player may know of a game's next seed. */
async function shownSeed(db: Queryable, userId: number, game: GameName, now: number): Promise<SeedShown> {
  if (game !== 'lucky-jackpot') return readSeed(db, { userId, game });
  const { seed, clientSeed, nonce } = await readJackpotSeed(db, userId, now);
  return { clientSeed, nonce, nextSeedHash: commit(seed) };
}

/** Rounds of every game as one list: the lucky jackpot keeps its draws in a table of its own. */
const ROUNDS = `(
  select id, 'lucky-jackpot' as game, at as time, 0::bigint as stake,
    bonus + case when tier is null and prop_id = ${RewardId.coin} then count else 0 end as payout,
    jsonb_strip_nulls(jsonb_build_object('cell', cell, 'propId', prop_id, 'count', count, 'tier', tier, 'bonus', bonus))
      as outcome,
    seed, client_seed as "clientSeed", nonce, rules_version as "rulesVersion"
  from jackpot_draws where user_id = $1 and ($2::text is null or $2 = 'lucky-jackpot')
  union all
  select id, game, at, stake, payout, outcome, seed, client_seed, nonce, rules_version
  from fair_rounds where user_id = $1 and ($2::text is null or game = $2)
) as rounds`;

interface Row {
  id: number;
  game: GameName;
  time: number;
  stake: number;
  payout: number;
  outcome: Record<string, unknown>;
  seed: string;
  clientSeed: string;
  nonce: number;
  rulesVersion: string;
}

const toRecord = ({ id, game, time, stake, payout, outcome, ...proof }: Row): RoundRecord => ({
  id: `${game}/${id}`,
  time,
  game,
  stake,
  payout,
  outcome,
  proof: { ...proof, seedHash: commit(proof.seed) },
});

/** Handlers of the proofs: seeds to come and rounds that are over. */
export const fairHandlers: Pick<Handlers, 'fairSeed' | 'setClientSeed' | 'fairRounds'> = {
  async fairSeed(_request, { db, session, clock }) {
    const now = clock.now();
    const seeds = await Promise.all(
      GAMES.map(async (game) => ({ game, ...(await shownSeed(db, session.userId, game, now)) })),
    );
    return { seeds };
  },

  async setClientSeed({ game, clientSeed }, { db, session, clock }) {
    // The first look makes the seed that the choice belongs to.
    await shownSeed(db, session.userId, game, clock.now());
    await (game === 'lucky-jackpot'
      ? db.query('update jackpot_players set client_seed = $2 where user_id = $1', [
          session.userId,
          clientSeed,
        ])
      : db.query('update fair_players set client_seed = $3 where user_id = $1 and game = $2', [
          session.userId,
          game,
          clientSeed,
        ]));
    return { game, ...(await shownSeed(db, session.userId, game, clock.now())) };
  },

  fairRounds: ({ game, ...page }, { db, session }) =>
    readPage(
      db,
      {
        columns: '*',
        from: ROUNDS,
        orderBy: 'time desc, id desc',
        values: [session.userId, game ?? null],
        toItem: toRecord,
      },
      page,
    ),
};
