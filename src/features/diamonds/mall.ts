import type { ResponseOf } from '../../../contract/call.ts';
import type { diamondShopData } from '../../../contract/diamonds.ts';

/** What the diamond shop offers this player, as the server sends it. */
export type Mall = ResponseOf<typeof diamondShopData>;
