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

/** Plays all runs on so many processes; every process takes the next run when it is done with one. */
export function playAll(batches: readonly Batch[], workers: number): Promise<Tally[]> {
  const script = fileURLToPath(new URL('worker.ts', import.meta.url));
  const tallies: Tally[] = [];
  let next = 0;
  const workOn = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const child: ChildProcess = fork(script, { execArgv: ['--import', 'tsx'] });
      const sendNext = () => {
        const batch = batches[next++];
        if (batch) child.send(batch);
        else child.disconnect();
      };
      child.on('message', (message) => {
        tallies.push(v.parse(tally, message));
        sendNext();
      });
      child.on('error', reject);
      child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`a worker ended with ${code}`))));
      sendNext();
    });
  const count = Math.max(1, Math.min(workers, batches.length));
  return Promise.all(Array.from({ length: count }, workOn)).then(() => tallies);
}
