import type { GameName } from '../../../contract/fair.ts';
import type { Activity } from './activities.ts';

/** The activity of each game that one goes on with; what comes once a day or by the hour is none. */
const ACTIVITY: Readonly<Partial<Record<GameName, Activity['name']>>> = {
  'lucky-jackpot': 'jackpot',
  'coin-pusher': 'pusher',
  'scratch-card': 'cards',
  'halloween-slots': 'halloween',
  'halloween-lottery': 'halloween',
  slotshack: 'slotshack',
};

/**
 * Returns what was played last of rounds that are given newest first; undefined when there is nothing to go on with. The
 * jackpot, which stands beside it, only when nothing else was played.
 */
export function lastGame(rounds: readonly { readonly game: GameName }[]): Activity['name'] | undefined {
  const played = rounds.flatMap(({ game }) => ACTIVITY[game] ?? []);
  return played.find((name) => name !== 'jackpot') ?? played[0];
}
