import { constants, setPriority } from 'node:os';
import * as v from 'valibot';
import { swept, tableInPlay } from '../../../fair/coin-pusher/deal.ts';
import { playSession, tableJob } from './session.ts';

/**
 * A worker process that plays in a table, or plays sessions on one, and answers each job with its result. It runs at
 * low priority.
 */
setPriority(constants.priority.PRIORITY_LOW);

process.on('message', (message) => {
  const { seed, table, isSwept, aims, drops } = v.parse(tableJob, message);
  const lying = table ?? tableInPlay(seed);
  const dealt = isSwept ? swept(lying) : lying;
  const sessions = aims.map((aim) => ({ aim, steps: playSession(dealt, { aim, seed, drops }) }));
  process.send?.({ seed, table: table ? undefined : lying, sessions });
});
