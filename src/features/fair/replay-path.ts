import type { GameName } from '../../../contract/fair.ts';

/** The page that shows a game's rounds again; it takes the record from the address's state (useAskedReplay). */
export const replayPath: Readonly<Record<GameName, string>> = {
  'lucky-jackpot': '/activity/jackpot',
  'coin-pusher': '/activity/coin-pusher',
  'scratch-card': '/activity/lottery',
  'halloween-slots': '/activity/halloween',
  'halloween-lottery': '/activity/halloween',
  slotshack: '/activity/slotshack',
  'daily-spin': '/activity/spin',
  'red-packet-rain': '/activity/red-packet-rain',
};
