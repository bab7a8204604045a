import { DatabaseError } from 'pg';
import { CallError, ErrorCode } from '../../contract/errors.ts';
import type { Queryable } from '../db/database.ts';
import { shardOf } from './wallet.ts';

/** Reference to an account: an account of a player, or one shard of a house account. */
export type AccountRef =
  | { readonly owner: number; readonly name: 'wallet' | 'hold' | 'diamonds' | `away:${string}` }
  | { readonly house: string; readonly shard: number };

/** Returns the reference to a player's account of coins. */
export const walletOf = (userId: number): AccountRef => ({ owner: userId, name: 'wallet' });
/** Returns the shard of a house account that a player's journals use. */
export const houseOf = (name: string, userId: number): AccountRef => ({
  house: name,
  shard: shardOf(userId),
});

/** One leg of a journal: an account, and a signed amount in hundredths (or in pieces for other currencies). */
export interface Leg {
  readonly account: AccountRef;
  readonly amount: number;
}

/** A journal to be written; its legs sum to zero in each currency. */
export interface Journal {
  /** Kind of movement, such as deposit, bet, win or draw; players see it in the details of their wallet. */
  readonly kind: string;
  /** Time of the movement, ms since 1970. */
  readonly at: number;
  readonly text?: string;
  readonly meta?: Readonly<Record<string, unknown>>;
  readonly legs: readonly Leg[];
}

/** Awaits a statement; throws balanceTooLow if PostgreSQL refuses a negative balance of a player. */
export async function withinBalance<Result>(statement: Promise<Result>): Promise<Result> {
  try {
    return await statement;
  } catch (error) {
    const isOverdraft = error instanceof DatabaseError && error.constraint === 'player_balance_not_negative';
    throw isOverdraft ? new CallError(ErrorCode.balanceTooLow) : error;
  }
}

/**
 * Writes one journal and returns its id. Only this function changes balances from TypeScript. Refuses with
 * balanceTooLow if a player's balance would fall below zero; throws if the legs do not sum to zero.
 */
export async function post(db: Queryable, journal: Journal): Promise<number> {
  const { legs } = journal;
  const owners = legs.map((leg) => ('owner' in leg.account ? leg.account.owner : null));
  const names = legs.map((leg) => ('owner' in leg.account ? leg.account.name : leg.account.house));
  const shards = legs.map((leg) => ('owner' in leg.account ? 0 : leg.account.shard));
  const { rows } = await withinBalance(
    db.query<{ id: number }>({
      name: 'ledger-post',
      // A leg with an unknown account gets a null id, which ledger_post refuses.
      text: `select ledger_post($1, $2, $3, $4, array_agg(a.id order by leg.n), array_agg(leg.amount order by leg.n)) as id
             from unnest($5::bigint[], $6::text[], $7::smallint[], $8::bigint[])
               with ordinality as leg (owner, name, shard, amount, n)
             left join accounts a on a.owner is not distinct from leg.owner and a.name = leg.name and a.shard = leg.shard`,
      values: [
        journal.kind,
        journal.at,
        journal.text ?? '',
        journal.meta ? JSON.stringify(journal.meta) : null,
        owners,
        names,
        shards,
        legs.map((leg) => leg.amount),
      ],
    }),
  );
  const id = rows[0]?.id;
  if (id === undefined) throw new Error(`journal ${journal.kind} was not written`);
  return id;
}
