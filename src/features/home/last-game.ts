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

/** What was played last: an activity, or a title of the hall. */
export type LastGame = { readonly activity: Activity['name'] } | { readonly gameId: number };

/**
 * Returns what was played last of rounds and of titles of the hall, both newest first; undefined when there is nothing to go on
 * with. The jackpot, which stands beside it, only when nothing else was played.
 */
export function lastGame(
  rounds: readonly { readonly game: GameName; readonly time: number }[],
  titles: readonly { readonly gameId: number; readonly at: number }[],
): LastGame | undefined {
  const played = rounds.flatMap(({ game, time }) => {
    const activity = ACTIVITY[game];
    return activity === undefined ? [] : [{ activity, time }];
  });
  const own = played.find(({ activity }) => activity !== 'jackpot');
  const [title] = titles;
  if (title !== undefined && title.at >= (own?.time ?? 0)) return { gameId: title.gameId };
  const activity = (own ?? played[0])?.activity;
  return activity === undefined ? undefined : { activity };
}
