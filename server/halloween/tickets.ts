import type { PoolClient } from 'pg';
import { missingForTicket, ticketsFor } from '../../fair/halloween-lottery.ts';
import type { Queryable } from '../db/database.ts';
import { manilaDay } from '../clock.ts';
import { type PostedStake, spendTicket } from '../ledger/stake.ts';

/** A player's Halloween tickets of the day. Valid bets in hundredths. */
export interface TicketBalance {
  readonly left: number;
  readonly earned: number;
  readonly validBet: number;
  /** Valid bet still missing for the next ticket, in hundredths; 0 if all tickets of the day are earned. */
  readonly missing: number;
}

/** Reads the tickets that a player has at a time (ms since 1970): earned by the day's valid bet, minus those used. */
export async function readTickets(db: Queryable, userId: number, at: number): Promise<TicketBalance> {
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
 * Uses one of the day's tickets under a lock, so that no ticket is used twice. Returns the stake, undefined if no
 * ticket was left, and the tickets that remain.
 */
export async function takeTicket(
  client: PoolClient,
  { userId, at }: { userId: number; at: number },
): Promise<{ stake: PostedStake | undefined; tickets: TicketBalance }> {
  const tickets = await readTickets(client, userId, at);
  const taken = await spendTicket(client, { userId, at, day: manilaDay(at), earned: tickets.earned });
  return taken
    ? { stake: taken.stake, tickets: { ...tickets, left: tickets.earned - taken.spent } }
    : { stake: undefined, tickets: { ...tickets, left: 0 } };
}
