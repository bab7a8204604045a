import type { Locale } from '../../contract/errors.ts';

interface TaskHints {
  readonly deposit: string;
  readonly bet: string;
}

/** Hints about what a player still has to do for a task, by its goal; {amount} is replaced by an amount of money. */
export const taskHints: Readonly<Record<Locale, TaskHints>> = {
  en: {
    deposit: 'Deposit {amount} more today.',
    bet: 'Bet {amount} more today.',
  },
  fil: {
    deposit: 'Mag-deposit pa ng {amount} ngayon.',
    bet: 'Tumaya pa ng {amount} ngayon.',
  },
};
