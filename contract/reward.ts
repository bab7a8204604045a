import * as v from 'valibot';
import { count } from './call.ts';

/** Something a player gets: the reward id (docs/product-rules.md, Rewards) and how much of it, hundredths for coins, else pieces. */
export const reward = v.object({ propId: count, count });
/** Something a player gets. */
export type Reward = v.InferOutput<typeof reward>;
