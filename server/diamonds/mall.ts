import type { Address, StoredAddress } from '../../contract/address.ts';
import type { ResponseOf } from '../../contract/call.ts';
import type { RequestOf } from '../../contract/calls.ts';
import { ActivityId } from '../../contract/activities.ts';
import { DIAMOND_WORTH } from '../../contract/diamond-worth.ts';
import type { diamondExchangeCoin, diamondExchangeGoods } from '../../contract/diamonds.ts';
import { CallError, ErrorCode } from '../../contract/errors.ts';
import { assertCanPlay } from '../activities/eligibility.ts';
import type { CommandBy } from '../calls/run-command.ts';
import type { Database, Queryable } from '../db/database.ts';
import { spendDiamonds, withDiamonds } from '../ledger/diamonds.ts';
import { houseOf, post, walletOf } from '../ledger/post.ts';
import { runIdempotent } from '../ledger/run-idempotent.ts';
import { readWallet } from '../ledger/wallet.ts';
import { ADDRESS_COLUMNS, readAddress } from './queries.ts';

const ACTIVITY = ActivityId.diamondMall;

/**
 * Exchanges a player's diamonds for coins. Refuses with idempotencyConflict, diamondsTooLow, playerExcluded and
 * activityClosed.
 */
export async function exchangeCoins(
  db: Database,
  { userId, at, clientTxnId, diamonds }: CommandBy & RequestOf<'diamondExchangeCoin'>,
): Promise<{ answer: ResponseOf<typeof diamondExchangeCoin>; replayed: boolean }> {
  const command = { userId, clientTxnId, name: 'diamondExchangeCoin', body: { diamonds }, at };
  return withDiamonds(db, { userId, diamonds }, () =>
    runIdempotent(db, command, async (client) => {
      await assertCanPlay(client, { userId, activity: ACTIVITY, at });
      const coins = diamonds * DIAMOND_WORTH;
      await post(client, {
        kind: 'exchange',
        at,
        legs: [...spendDiamonds(userId, diamonds), { account: walletOf(userId), amount: coins }],
      });
      return { coins, ...(await readWallet(client, userId)) };
    }),
  );
}

/**
 * Orders goods for diamonds. Parallel buyers wait for the row of the goods, so that no more than the stock is sold. Too
 * few diamonds roll everything back. Refuses with idempotencyConflict, diamondsTooLow, playerExcluded, activityClosed,
 * conditionNotMet (no such address) and outOfStock.
 */
export async function orderGoods(
  db: Database,
  { userId, at, clientTxnId, goodsId, addressId }: CommandBy & RequestOf<'diamondExchangeGoods'>,
): Promise<{ answer: ResponseOf<typeof diamondExchangeGoods>; replayed: boolean }> {
  const command = { userId, clientTxnId, name: 'diamondExchangeGoods', body: { goodsId, addressId }, at };
  const price = await priceOf(db, goodsId);
  return withDiamonds(db, { userId, diamonds: price }, () =>
    runIdempotent(db, command, async (client) => {
      await assertCanPlay(client, { userId, activity: ACTIVITY, at });
      await assertOwnAddress(client, userId, addressId);
      const goods = await takeFromStock(client, goodsId);
      const journalId = await post(client, {
        kind: 'goods',
        at,
        text: goods.name,
        legs: [
          ...spendDiamonds(userId, goods.price),
          { account: houseOf('GOODS_PAYABLE', userId), amount: goods.price * DIAMOND_WORTH },
        ],
      });
      const { rows } = await client.query<{ id: number }>(
        `insert into goods_orders (user_id, goods_id, price, address_id, at, state_at, journal_id)
         values ($1, $2, $3, $4, $5, $5, $6) returning id`,
        [userId, goodsId, goods.price, addressId, at, journalId],
      );
      return { orderId: String(rows[0]?.id ?? ''), ...(await readWallet(client, userId)) };
    }),
  );
}

async function priceOf(db: Queryable, goodsId: number): Promise<number> {
  const { rows } = await db.query<{ price: number }>('select price from goods where id = $1', [goodsId]);
  const price = rows[0]?.price;
  if (price === undefined) throw new CallError(ErrorCode.validationFailed, {}, { goodsId: 'unknown' });
  return price;
}

async function assertOwnAddress(client: Queryable, userId: number, addressId: string): Promise<void> {
  const { rowCount } = await client.query('select 1 from player_addresses where id = $2 and user_id = $1', [
    userId,
    addressId,
  ]);
  if (rowCount === 0) throw new CallError(ErrorCode.conditionNotMet);
}

async function takeFromStock(client: Queryable, goodsId: number): Promise<{ price: number; name: string }> {
  const { rows } = await client.query<{ price: number; name: string }>(
    `update goods set stock = stock - 1 where id = $1 and is_shown and stock > 0
     returning price, name_en as name`,
    [goodsId],
  );
  const goods = rows[0];
  if (!goods) throw new CallError(ErrorCode.outOfStock);
  return goods;
}

/** An address to be stored; `count` counts a change against the player's limit and may throw. */
type AddressChange = CommandBy & {
  readonly address: Address;
  readonly count?: (client: Queryable) => Promise<void>;
};

/**
 * Stores an address: a changed address becomes a new version, an unchanged one keeps its version. Versions before it
 * that no order refers to are deleted, except the last: another tab may be ordering with it.
 */
export async function saveAddress(
  db: Database,
  { userId, at, address, count }: AddressChange,
): Promise<StoredAddress> {
  return db.transaction(async (client) => {
    // With this lock, parallel changes run one after the other, and each becomes a version of its own.
    await client.query('select 1 from users where id = $1 for no key update', [userId]);
    const known = await readAddress(client, userId);
    if (known && isSame(known, address)) return known;
    await count?.(client);
    const { name, mobile, region, province, city, barangay, street, zip } = address;
    const { rows } = await client.query<StoredAddress>(
      `insert into player_addresses as a
         (user_id, version, at, name, mobile, region, province, city, barangay, street, zip)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) returning ${ADDRESS_COLUMNS}`,
      [userId, (known?.version ?? 0) + 1, at, name, mobile, region, province, city, barangay, street, zip],
    );
    const stored = rows[0];
    if (!stored) throw new Error(`address of player ${userId} was not stored`);
    await deleteUnused(client, userId, stored.version);
    return stored;
  });
}

/** Deletes a player's addresses before the last two versions that no order of goods refers to. */
async function deleteUnused(client: Queryable, userId: number, version: number): Promise<void> {
  // Locked first and deleted in a second statement: an order that is being stored holds its address, and is then seen.
  const { rows } = await client.query<{ id: number }>(
    'select id from player_addresses where user_id = $1 and version < $2 for update skip locked',
    [userId, version - 1],
  );
  await client.query(
    `delete from player_addresses a where a.id = any ($1::bigint[])
     and not exists (select from goods_orders o where o.address_id = a.id)`,
    [rows.map(({ id }) => id)],
  );
}

const isSame = (known: StoredAddress, given: Address): boolean =>
  known.name === given.name &&
  known.mobile === given.mobile &&
  known.region === given.region &&
  known.province === given.province &&
  known.city === given.city &&
  known.barangay === given.barangay &&
  known.street === given.street &&
  known.zip === given.zip;
