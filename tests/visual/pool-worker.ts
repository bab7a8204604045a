/* One process of the worker pool: runs jobs for its parent until the parent disconnects. */
import { createJobRunner, type JobRunner } from './job-runner.ts';
import type { Job, JobResult, Targets } from './jobs.ts';

/** Messages from the parent to a worker: first the addresses of the served targets, then jobs. */
export type WorkerMessage = { readonly targets: Targets } | { readonly job: Job };
/** A worker's reply to a job. */
export type WorkerReply = { readonly result: JobResult } | { readonly error: string };

let runner: JobRunner | undefined;

const reply = (message: WorkerReply): void => {
  if (process.connected) process.send?.(message);
};

/** The parent has exited or closed the pool: closes all browsers. */
process.once('disconnect', () => {
  void (runner?.close() ?? Promise.resolve()).finally(() => process.exit());
});

process.on('message', (message: WorkerMessage) => {
  if ('targets' in message) runner = createJobRunner(message.targets);
  else {
    (runner?.run(message.job) ?? Promise.reject(new Error('the worker has no targets'))).then(
      (result) => reply({ result }),
      (error: unknown) =>
        reply({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
    );
  }
});
