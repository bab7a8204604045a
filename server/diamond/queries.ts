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
import { maskName } from '../winners/winners.ts';

/** Cards that the player can play without paying. */
export async function countCards(db: Queryable, userId: number): Promise<number> {
  const { rows } = await db.query<{ cards: number }>({
    name: 'scratch-held',
    text: 'select scratch_held($1) as cards',
    values: [userId],
  });
  return rows[0]?.cards ?? 0;
}

interface Asked {
  readonly userId: number;
  readonly pageNum: number;
  readonly pageSize: number;
}
const bounds = ({ pageNum, pageSize }: Asked): [number, number] => [pageSize, (pageNum - 1) * pageSize];
const pagesOf = (total: number | undefined, { pageSize }: Asked): number =>
  Math.ceil((total ?? 0) / pageSize);

type CardRecord = ScratchedCard & { time: number };

/** A page of the player's cards, newest first, each with its proof; `wonOnly` leaves out what won nothing. */
export async function readCards(
  db: Queryable,
  asked: Asked & { wonOnly: boolean },
): Promise<{ list: CardRecord[]; pages: number }> {
  const where = `where user_id = $1 and game = 'scratch-card' ${asked.wonOnly ? 'and payout > 0' : ''}`;
  const [page, count] = await Promise.all([
    db.query<{
      id: number;
      time: number;
      amount: number;
      face: number[];
      seed: string;
      clientSeed: string;
      nonce: number;
      rulesVersion: string;
    }>(
      `select id, at as time, payout as amount, outcome->'face' as face, seed, client_seed as "clientSeed", nonce,
         rules_version as "rulesVersion"
       from fair_rounds ${where} order by id desc limit $2 offset $3`,
      [asked.userId, ...bounds(asked)],
    ),
    db.query<{ total: number }>(`select count(*)::int as total from fair_rounds ${where}`, [asked.userId]),
  ]);
  return {
    list: page.rows.map(({ id, time, amount, face, ...seeds }) => ({
      id: String(id),
      time,
      amount,
      face,
      proof: { ...seeds, seedHash: commit(seeds.seed) },
    })),
    pages: pagesOf(count.rows[0]?.total, asked),
  };
}

/** How many wins the line of winners shows. */
const WINS = 20;

/** The latest wins on cards that are worth telling, masked. */
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

/** The mall's goods in their order. */
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

/** The player's address as it is now; undefined until one was given. */
export async function readAddress(db: Queryable, userId: number): Promise<StoredAddress | undefined> {
  const { rows } = await db.query<StoredAddress>(
    `select ${ADDRESS_COLUMNS} from player_addresses a where a.user_id = $1 order by a.version desc limit 1`,
    [userId],
  );
  return rows[0];
}

type OrderRecord = ResponseOf<typeof diamondGoodsExchangeOrderLog>['list'][number];

/** A page of the player's goods orders, newest first, each with the address it was made with. */
export async function readOrders(
  db: Queryable,
  asked: Asked,
): Promise<{ list: OrderRecord[]; pages: number }> {
  const [page, count] = await Promise.all([
    db.query<
      StoredAddress & {
        orderId: number;
        time: number;
        slug: string;
        goodsName: OrderRecord['name'];
        price: number;
        state: OrderState;
        stateTime: number;
      }
    >(
      `select o.id as "orderId", o.at as time, g.slug,
         json_build_object('en', g.name_en, 'fil', g.name_fil) as "goodsName", o.price, o.state,
         o.state_at as "stateTime", ${ADDRESS_COLUMNS}
       from goods_orders o join goods g on g.id = o.goods_id join player_addresses a on a.id = o.address_id
       where o.user_id = $1 order by o.id desc limit $2 offset $3`,
      [asked.userId, ...bounds(asked)],
    ),
    db.query<{ total: number }>('select count(*)::int as total from goods_orders where user_id = $1', [
      asked.userId,
    ]),
  ]);
  return {
    list: page.rows.map(({ orderId, time, slug, goodsName, price, state, stateTime, ...address }) => ({
      id: String(orderId),
      time,
      slug,
      name: goodsName,
      price,
      state,
      stateTime,
      address,
    })),
    pages: pagesOf(count.rows[0]?.total, asked),
  };
}

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

/** A page of the movements of the player's diamonds, newest first, straight from the ledger. */
export async function readDiamonds(
  db: Queryable,
  asked: Asked,
): Promise<{ list: DiamondRecord[]; pages: number }> {
  const from = `from postings p
    join accounts a on a.id = p.account_id and a.owner = $1 and a.name = 'diamonds'
    join journals j on j.id = p.journal_id`;
  const [page, count] = await Promise.all([
    db.query<Omit<DiamondRecord, 'id' | 'kind'> & { id: number; kind: string }>(
      `select p.journal_id as id, j.at as time, j.kind, p.amount, p.balance_after as "balanceAfter", j.text
       ${from} order by p.journal_id desc limit $2 offset $3`,
      [asked.userId, ...bounds(asked)],
    ),
    db.query<{ total: number }>(`select count(*)::int as total ${from}`, [asked.userId]),
  ]);
  return {
    list: page.rows.map((row) => ({
      ...row,
      id: String(row.id),
      kind: KINDS[row.kind] ?? 'correction',
    })),
    pages: pagesOf(count.rows[0]?.total, asked),
  };
}
