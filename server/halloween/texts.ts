import type { Locale } from '../../contract/errors.ts';

interface TicketHints {
  readonly bet: string;
  readonly allUsed: string;
}

/** Hints about what a player still needs for the next ticket; {amount} is replaced by an amount of money. */
export const ticketHints: Readonly<Record<Locale, TicketHints>> = {
  en: {
    bet: 'Bet {amount} more for the next ticket.',
    allUsed: 'You’ve used all your tickets for today.',
  },
  fil: {
    bet: 'Tumaya pa ng {amount} para sa susunod na ticket.',
    allUsed: 'Nagamit mo na ang lahat ng ticket ngayong araw.',
  },
};
