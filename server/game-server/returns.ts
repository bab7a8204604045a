import { PAY_TABLES } from '../../contract/catalogue/games.ts';
import type { HallTitle } from './titles.ts';

/** RTP range in millionths: of the worst and the best choice. */
export interface ReturnRange {
  readonly least: number;
  readonly most: number;
}

/** Returns a title's RTP range, which its manifest states and a test recomputes (docs/games.md). */
export function returnRangeOf({ payTable }: Pick<HallTitle, 'payTable'>): ReturnRange {
  const [least, most = least] = PAY_TABLES[payTable].returns;
  return { least, most };
}
