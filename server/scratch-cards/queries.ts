import type { ResponseOf } from '../../contract/call.ts';
import type { appDiamondBonusTickersData, ScratchedCard } from '../../contract/scratch-cards.ts';
import { commit } from '../../fair/random.ts';
import { SCRATCH_MONEY } from '../../fair/scratch.ts';
import type { Queryable } from '../db/database.ts';
import { type Page, type PageRequest, readPage } from '../db/page.ts';
import { maskName } from '../winners/winners.ts';

/** Reads how many cards a player can play without paying. */
export async function countCards(db: Queryable, userId: number): Promise<number> {
  const { rows } = await db.query<{ cards: number }>({
    name: 'scratch-held',
    text: 'select scratch_held($1) as cards',
    values: [userId],
  });
  return rows[0]?.cards ?? 0;
}

type CardRecord = ScratchedCard & { time: number };

interface CardRow {
  id: number;
  time: number;
  amount: number;
  face: number[];
  seed: string;
  clientSeed: string;
  nonce: number;
  rulesVersion: string;
}

/** Reads a page of the player's played cards, newest first, each with its proof; `wonOnly` leaves out losing cards. */
export const readCards = (
  db: Queryable,
  { userId, wonOnly, ...page }: PageRequest & { userId: number; wonOnly: boolean },
): Promise<Page<CardRecord>> =>
  readPage(
    db,
    {
      columns: `id, at as time, payout as amount, outcome->'face' as face, seed, client_seed as "clientSeed", nonce,
        rules_version as "rulesVersion"`,
      from: 'fair_rounds',
      where: `user_id = $1 and game = 'scratch-card' ${wonOnly ? 'and payout > 0' : ''}`,
      order: ['id'],
      values: [userId],
      toItem: ({ id, time, amount, face, ...seeds }: CardRow) => ({
        id: String(id),
        time,
        amount,
        face,
        proof: { ...seeds, seedHash: commit(seeds.seed) },
      }),
    },
    page,
  );

/** Number of wins that the winners ticker shows. */
const WINS = 20;

/** Reads the latest large wins on cards, with masked names. */
export async function readCardWins(
  db: Queryable,
): Promise<ResponseOf<typeof appDiamondBonusTickersData>['list']> {
  const { rows } = await db.query<{ id: number; time: number; name: string; avatar: string; amount: number }>(
    `select r.id, r.at as time, coalesce(nullif(u.nickname, ''), u.account, 'player') as name, u.avatar,
       r.payout as amount
     from fair_rounds r join users u on u.id = r.user_id
     where r.game = 'scratch-card' and r.payout > ${SCRATCH_MONEY.quietUpTo}
     order by r.at desc, r.id desc limit ${WINS}`,
  );
  return rows.map((row) => ({ ...row, id: String(row.id), name: maskName(row.name) }));
}
