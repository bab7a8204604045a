/* One process of the crew: takes jobs from its parent until the parent lets it go. */
import type { Job, Outcome, Places } from './job.ts';
import { createWorker, type Worker } from './work.ts';

/** What a crew member is told. */
export type Order = { readonly places: Places } | { readonly job: Job };
/** What a crew member answers to a job. */
export type Answer = { readonly outcome: Outcome } | { readonly error: string };

let worker: Worker | undefined;

const answer = (said: Answer): void => {
  if (process.connected) process.send?.(said);
};

/** The parent has gone, or lets go: no browser stays behind. */
process.once('disconnect', () => {
  void (worker?.close() ?? Promise.resolve()).finally(() => process.exit());
});

process.on('message', (order: Order) => {
  if ('places' in order) worker = createWorker(order.places);
  else {
    (worker?.do(order.job) ?? Promise.reject(new Error('no place to work'))).then(
      (outcome) => answer({ outcome }),
      (error: unknown) =>
        answer({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
    );
  }
});
