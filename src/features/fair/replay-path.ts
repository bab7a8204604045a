import type { GameName } from '../../../contract/fair.ts';
import { href } from '../../pages/href.ts';

/** Page that replays a game's rounds; it reads the record from the location's state (useReplayFromLocation). */
export const replayPath: Readonly<Record<GameName, string>> = {
  'lucky-jackpot': href('jackpot'),
  'coin-pusher': href('coinPusher'),
  'scratch-card': href('scratchCards'),
  'halloween-slots': href('halloween'),
  'halloween-lottery': href('halloween'),
  slotshack: href('slotshack'),
  'daily-spin': href('dailySpin'),
  'red-packet-rain': href('redPacketRain'),
};
