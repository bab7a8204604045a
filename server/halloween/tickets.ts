import { manilaDay } from '../clock.ts';
import { missingForTicket, ticketsFor } from '../../fair/halloween-lottery.ts';
import type { Queryable } from '../db/database.ts';

/** A player's tickets of the day. Valid bets in hundredths. */
export interface Tickets {
  readonly left: number;
  readonly earned: number;
  readonly validBet: number;
  /** Valid bet that is missing for the next one; 0 when the day's are all earned. */
  readonly missing: number;
}

/** Reads the tickets at a moment (ms since 1970): those of the day's valid bet less those that were spent. */
export async function readTickets(db: Queryable, userId: number, at: number): Promise<Tickets> {
  const { rows } = await db.query<{ valid_bet: number; spent: number }>({
    name: 'halloween-tickets',
    text: `select
        coalesce((select valid_bet from player_days where user_id = $1 and day = $2), 0) as valid_bet,
        coalesce((select spent from halloween_tickets where user_id = $1 and day = $2), 0) as spent`,
    values: [userId, manilaDay(at)],
  });
  const { valid_bet: validBet = 0, spent = 0 } = rows[0] ?? {};
  const earned = ticketsFor(validBet);
  return { left: Math.max(0, earned - spent), earned, validBet, missing: missingForTicket(validBet) };
}

/**
 * Takes one of the day's tickets and answers how they stand after it; undefined when none is left. The day's row stays
 * locked until the transaction ends, so that no ticket is spent twice.
 */
export async function spendTicket(db: Queryable, userId: number, at: number): Promise<Tickets | undefined> {
  const day = manilaDay(at);
  await db.query('insert into halloween_tickets (user_id, day) values ($1, $2) on conflict do nothing', [
    userId,
    day,
  ]);
  await db.query('select 1 from halloween_tickets where user_id = $1 and day = $2 for update', [userId, day]);
  const tickets = await readTickets(db, userId, at);
  if (tickets.left === 0) return undefined;
  await db.query('update halloween_tickets set spent = spent + 1 where user_id = $1 and day = $2', [
    userId,
    day,
  ]);
  return { ...tickets, left: tickets.left - 1 };
}
