import * as v from 'valibot';
import { play } from './measure.ts';

/** A worker process that plays each run it receives and responds with its counts. This is the schema of a run. */
const batch = v.object({ strategy: v.string(), seed: v.string(), drops: v.number() });

process.on('message', (message) => process.send?.(play(v.parse(batch, message))));
