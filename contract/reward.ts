import * as v from 'valibot';
import { count } from './call.ts';

/**
 * A reward: its id (docs/product-rules.md, Rewards) and its amount, in hundredths for coins, in pieces for anything
 * else.
 */
export const reward = v.object({ propId: count, count });
/** A reward. */
export type Reward = v.InferOutput<typeof reward>;
