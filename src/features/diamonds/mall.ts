import type { ResponseOf } from '../../../contract/call.ts';
import type { diamondShopData } from '../../../contract/diamonds.ts';

/** What the mall has for this player. */
export type Mall = ResponseOf<typeof diamondShopData>;
