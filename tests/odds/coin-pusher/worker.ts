import * as v from 'valibot';
import { play } from './measure.ts';

/** A worker process that plays the runs it receives, one by one, and answers each with its tally. */
const batch = v.object({ strategy: v.string(), seed: v.string(), drops: v.number() });

process.on('message', (message) => process.send?.(play(v.parse(batch, message))));
