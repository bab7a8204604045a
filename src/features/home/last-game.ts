import type { GameName } from '../../../contract/fair.ts';
import type { Activity } from './activities.ts';

/** The activity of each game that can be continued; daily and hourly games are excluded. */
const ACTIVITY: Readonly<Partial<Record<GameName, Activity['name']>>> = {
  'lucky-jackpot': 'jackpot',
  'coin-pusher': 'pusher',
  'scratch-card': 'cards',
  'halloween-slots': 'halloween',
  'halloween-lottery': 'halloween',
  slotshack: 'slotshack',
};

/** The game played last: an activity, or a game of the hall. */
export type LastGame = { readonly activity: Activity['name'] } | { readonly gameId: number };

/**
 * Returns the most recent of rounds and hall games, both newest first; undefined if there is nothing to continue.
 * Returns the jackpot, which has its own link beside it, only if nothing else was played.
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
