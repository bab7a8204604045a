import type { StoredAddress } from '../../contract/address.ts';
import type { ResponseOf } from '../../contract/call.ts';
import type {
  appDiamondBonusTickersData,
  diamondGoodsExchangeOrderLog,
  diamondLog,
  Goods,
  ScratchedCard,
} from '../../contract/diamond.ts';
import type { DiamondKind, OrderState } from '../../contract/diamond.ts';
import { commit } from '../../fair/random.ts';
import { SCRATCH_MONEY } from '../../fair/scratch.ts';
import type { Queryable } from '../db/database.ts';
import { type Page, type PageRequest, readPage } from '../db/page.ts';
import { maskName } from '../winners/winners.ts';

/** Reads cards that the player can play without paying. */
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

/** Reads a page of the player's cards, newest first, each with its proof; `wonOnly` leaves out what won nothing. */
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

/** How many wins the line of winners shows. */
const WINS = 20;

/** Reads the latest wins on cards that are worth telling, masked. */
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

/** Reads the mall's goods in their order. */
export async function readGoods(db: Queryable): Promise<Goods[]> {
  const { rows } = await db.query<Goods>(
    `select id, slug, json_build_object('en', name_en, 'fil', name_fil) as name,
       json_build_object('en', about_en, 'fil', about_fil) as about, price, stock
     from goods where is_shown order by sort, id`,
  );
  return rows;
}

/** Columns of an address `a`, named as the contract names them. */
export const ADDRESS_COLUMNS =
  'a.id::text, a.version, a.name, a.mobile, a.region, a.province, a.city, a.barangay, a.street, a.zip';

/** Reads the player's address as it is now; undefined until one was given. */
export async function readAddress(db: Queryable, userId: number): Promise<StoredAddress | undefined> {
  const { rows } = await db.query<StoredAddress>(
    `select ${ADDRESS_COLUMNS} from player_addresses a where a.user_id = $1 order by a.version desc limit 1`,
    [userId],
  );
  return rows[0];
}

type OrderRecord = ResponseOf<typeof diamondGoodsExchangeOrderLog>['list'][number];

interface OrderRow extends StoredAddress {
  orderId: number;
  time: number;
  slug: string;
  goodsName: OrderRecord['name'];
  price: number;
  state: OrderState;
  stateTime: number;
}

/** Reads a page of the player's goods orders, newest first, each with the address it was made with. */
export const readOrders = (
  db: Queryable,
  { userId, ...page }: PageRequest & { userId: number },
): Promise<Page<OrderRecord>> =>
  readPage(
    db,
    {
      columns: `o.id as "orderId", o.at as time, g.slug,
        json_build_object('en', g.name_en, 'fil', g.name_fil) as "goodsName", o.price, o.state,
        o.state_at as "stateTime", ${ADDRESS_COLUMNS}`,
      from: 'goods_orders o join goods g on g.id = o.goods_id join player_addresses a on a.id = o.address_id',
      where: 'o.user_id = $1',
      order: ['o.id'],
      values: [userId],
      toItem: ({ orderId, time, slug, goodsName, price, state, stateTime, ...address }: OrderRow) => ({
        id: String(orderId),
        time,
        slug,
        name: goodsName,
        price,
        state,
        stateTime,
        address,
      }),
    },
    page,
  );

/** Journal kinds of the ledger by what the diamond log calls them. */
const KINDS: Readonly<Record<string, DiamondKind>> = {
  bet: 'bet',
  draw: 'draw',
  card: 'card',
  exchange: 'exchange',
  goods: 'goods',
  win: 'promotion',
  promotion: 'promotion',
};

type DiamondRecord = ResponseOf<typeof diamondLog>['list'][number];

/** Reads a page of the movements of the player's diamonds, newest first, straight from the ledger. */
export const readDiamonds = (
  db: Queryable,
  { userId, ...page }: PageRequest & { userId: number },
): Promise<Page<DiamondRecord>> =>
  readPage(
    db,
    {
      columns: `p.journal_id as id, j.at as time, j.kind, p.amount, p.balance_after as "balanceAfter", j.text`,
      from: 'postings p join journals j on j.id = p.journal_id',
      where: `p.account_id = (select id from accounts where owner = $1 and name = 'diamonds' and shard = 0)`,
      order: ['p.journal_id'],
      values: [userId],
      toItem: (row: Omit<DiamondRecord, 'id' | 'kind'> & { id: number; kind: string }) => ({
        ...row,
        id: String(row.id),
        kind: KINDS[row.kind] ?? 'correction',
      }),
    },
    page,
  );
