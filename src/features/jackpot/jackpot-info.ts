import type { ResponseOf } from '../../../contract/call.ts';
import type { getJackpotDrawInfo } from '../../../contract/jackpot.ts';

/** State of the lucky jackpot for this player. */
export type JackpotInfo = ResponseOf<typeof getJackpotDrawInfo>;
