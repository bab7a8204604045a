import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import type { Batch, Tally } from './measure.ts';

const tally = v.object({
  strategy: v.string(),
  drops: v.number(),
  front: v.number(),
  worth: v.number(),
  longest: v.number(),
  mostDiscs: v.number(),
});

/**
 * Worker processes: the script, which responds to each job with one message, the schema of that message, and the number
 * of processes.
 */
interface Workers<Result> {
  readonly script: string;
  readonly schema: v.GenericSchema<unknown, Result>;
  readonly workers: number;
}

/** Starts worker processes and gives each free one the next job, until all jobs are done. */
export async function workAll<Result>(
  jobs: readonly object[],
  { script, schema, workers }: Workers<Result>,
  onResult: (result: Result) => void,
): Promise<void> {
  const file = fileURLToPath(new URL(script, import.meta.url));
  let next = 0;
  const workOn = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const child: ChildProcess = fork(file, { execArgv: ['--import', 'tsx'] });
      const sendNext = () => {
        const job = jobs[next++];
        if (job) child.send(job);
        else child.disconnect();
      };
      child.on('message', (message) => {
        onResult(v.parse(schema, message));
        sendNext();
      });
      child.on('error', reject);
      child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`a worker ended with ${code}`))));
      sendNext();
    });
  await Promise.all(Array.from({ length: Math.max(1, Math.min(workers, jobs.length)) }, workOn));
}

/** Plays all runs, distributed over `workers` processes. */
export async function playAll(batches: readonly Batch[], workers: number): Promise<Tally[]> {
  const tallies: Tally[] = [];
  await workAll(batches, { script: 'worker.ts', schema: tally, workers }, (one) => void tallies.push(one));
  return tallies;
}
