import type { StoredAddress } from '../../contract/address.ts';
import type { ResponseOf } from '../../contract/call.ts';
import type {
  DiamondKind,
  diamondGoodsExchangeOrderLog,
  diamondLog,
  Goods,
  OrderState,
} from '../../contract/diamonds.ts';
import type { Queryable } from '../db/database.ts';
import { type Page, type PageRequest, readPage } from '../db/page.ts';

/** Reads the mall's goods in display order. */
export async function readGoods(db: Queryable): Promise<Goods[]> {
  const { rows } = await db.query<Goods>(
    `select id, slug, json_build_object('en', name_en, 'fil', name_fil) as name,
       json_build_object('en', about_en, 'fil', about_fil) as about, price, stock
     from goods where is_shown order by sort, id`,
  );
  return rows;
}

/** Columns of the address with the SQL alias `a`, under the contract's names. */
export const ADDRESS_COLUMNS =
  'a.id::text, a.version, a.name, a.mobile, a.region, a.province, a.city, a.barangay, a.street, a.zip';

/** Reads the player's current address; undefined if there is none. */
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

/** Reads a page of the player's orders of goods, newest first, each with the address with which it was made. */
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

/** Kinds of entries in the diamond log, by the kind of the journal in the ledger. */
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

/** Reads a page of the changes of a player's diamonds, newest first, directly from the ledger. */
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
