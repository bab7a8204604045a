/* A process of the worker pool: runs jobs for the parent process until it disconnects. */
import { createJobRunner, type JobRunner } from './job-runner.ts';
import type { Job, JobResult, Targets } from './jobs.ts';

/** Messages from the parent process to a worker: first the addresses of what is photographed, then jobs. */
export type WorkerMessage = { readonly targets: Targets } | { readonly job: Job };
/** A worker's answer to a job; `error` if the job has thrown. */
export type WorkerReply = { readonly result: JobResult } | { readonly error: string };

let runner: JobRunner | undefined;

const reply = (message: WorkerReply): void => {
  if (process.connected) process.send?.(message);
};

/** Closes all browsers when the parent process has exited or closed the pool. */
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
