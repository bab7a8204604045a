import type { ResponseOf } from '../../../contract/call.ts';
import type { diamondShopData } from '../../../contract/diamonds.ts';

/** The mall's offers for this player. */
export type Mall = ResponseOf<typeof diamondShopData>;
