import type { ResponseOf } from '../../../contract/call.ts';
import type { getJackpotDrawInfo } from '../../../contract/jackpot.ts';

/** State of the Lucky Jackpot for this player, as the server sends it. */
export type JackpotInfo = ResponseOf<typeof getJackpotDrawInfo>;
