import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import type { DocumentKeys } from '../gateways/document-keys.ts';
import type { KycVerifier } from '../gateways/kyc-verifier.ts';
import { decide, openEvidence, readPending } from './applications.ts';

/** Hands applications to a verifier, and writes down what it decided. */
export interface Reviews {
  /** Looks at an application that was just sent. */
  submitted(id: number): void;
  /** Ends once what is being looked at is decided. */
  close(): Promise<void>;
}

/** What reviews stand on. */
export interface ReviewDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly keys: DocumentKeys;
  readonly verifier: KycVerifier;
  /** Under what name the verifier decides. */
  readonly by: string;
  /** How long a player sees that documents are being looked at, in ms. */
  readonly afterMs: number;
  readonly onError: (error: unknown) => void;
}

/** Starts with what a server before this one left undecided. */
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
