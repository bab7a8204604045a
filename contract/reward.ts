import * as v from 'valibot';
import { count } from './call.ts';

/** Something a player gets: the reward id (house rules 4) and how much of it, hundredths for coins, else pieces. */
export const reward = v.object({ propId: count, count });
/** Something a player gets. */
export type Reward = v.InferOutput<typeof reward>;
