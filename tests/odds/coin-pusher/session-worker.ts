import { constants, setPriority } from 'node:os';
import * as v from 'valibot';
import { swept, tableInPlay } from '../../../fair/coin-pusher/deal.ts';
import { playSession, tableJob } from './session.ts';

/**
 * A worker process at low priority. For each job it creates a table if necessary, plays sessions on it, and responds
 * with the results.
 */
setPriority(constants.priority.PRIORITY_LOW);

process.on('message', (message) => {
  const { seed, table, isSwept, aims, drops } = v.parse(tableJob, message);
  const lying = table ?? tableInPlay(seed);
  const dealt = isSwept ? swept(lying) : lying;
  const sessions = aims.map((aim) => ({ aim, steps: playSession(dealt, { aim, seed, drops }) }));
  process.send?.({ seed, table: table ? undefined : lying, sessions });
});
