import * as v from 'valibot';
import { count } from './call.ts';

/** A reward: its id (docs/product-rules.md, Rewards) and amount, in hundredths for coins, else in pieces. */
export const reward = v.object({ propId: count, count });
/** A reward. */
export type Reward = v.InferOutput<typeof reward>;
