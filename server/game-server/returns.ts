import { PAY_TABLES } from '../../contract/catalogue/games.ts';
import type { HallTitle } from './titles.ts';

/** Range of a title's RTP in millionths, from its worst to its best choice. */
export interface ReturnRange {
  readonly least: number;
  readonly most: number;
}

/** Returns a title's RTP range. The game's manifest states it, and a test recomputes it (docs/games.md). */
export function returnRangeOf({ payTable }: Pick<HallTitle, 'payTable'>): ReturnRange {
  const [least, most = least] = PAY_TABLES[payTable].returns;
  return { least, most };
}
