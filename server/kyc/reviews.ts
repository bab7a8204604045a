import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import type { DocumentKeys } from '../gateways/document-keys.ts';
import type { KycVerifier } from '../gateways/kyc-verifier.ts';
import { decide, openEvidence, readPending } from './applications.ts';

/** Reviews of applications: passes each application to a verifier and stores the decision. */
export interface Reviews {
  /** Reviews an application that was just submitted; `id` is the application's. */
  submitted(id: number): void;
  /** Resolves when the reviews in progress are decided. */
  close(): Promise<void>;
}

/** Dependencies of reviews. */
export interface ReviewDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly keys: DocumentKeys;
  readonly verifier: KycVerifier;
  /** Name that is stored as the reviewer of the decision. */
  readonly by: string;
  /** Time for which a player sees that the documents are under review, ms. */
  readonly afterMs: number;
  readonly onError: (error: unknown) => void;
}

/** Creates the reviews, and begins with the applications that an earlier server has left undecided. */
export function createReviews({ db, clock, keys, verifier, by, afterMs, onError }: ReviewDeps): Reviews {
  const waiting = new Set<NodeJS.Timeout>();
  const running = new Set<Promise<void>>();
  const review = async (id: number): Promise<void> => {
    const evidence = await openEvidence(db, keys, { id, who: by, at: clock.now() });
    if (evidence === undefined) return;
    await decide(db, { id, decision: await verifier.verify(evidence), by, at: clock.now() });
  };
  const run = (work: Promise<void>): void => {
    const done = work.catch(onError).finally(() => running.delete(done));
    running.add(done);
  };
  const submitted = (id: number): void => {
    const timer = setTimeout(() => {
      waiting.delete(timer);
      run(review(id));
    }, afterMs).unref();
    waiting.add(timer);
  };
  run(readPending(db).then((pending) => pending.forEach(({ id }) => submitted(id))));
  return {
    submitted,
    async close() {
      for (const timer of waiting) clearTimeout(timer);
      await Promise.all(running);
      for (const timer of waiting) clearTimeout(timer);
    },
  };
}
