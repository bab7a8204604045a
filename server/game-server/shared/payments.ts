/** What the queue of payments needs. */
export interface PaymentSources {
  /** Pays the bet with an id. */
  readonly pay: (id: string) => Promise<void>;
  readonly onError: (error: unknown) => void;
}

/** Queue that pays settled bets in the order in which they were added, a few in parallel. */
export interface Payments {
  add(id: string): void;
  /** Closes the queue: no further payment starts. The remaining bets are paid when a process opens the table again. */
  close(): void;
}

/** Number of bets paid in parallel. */
const PAID_AT_ONCE = 8;

/** Creates an empty queue of payments. A payment that fails is made later by the background sweep (sweep.ts). */
export function createPayments({ pay, onError }: PaymentSources): Payments {
  const owed: string[] = [];
  let paying = 0;
  let isClosed = false;

  async function payOne(id: string): Promise<void> {
    paying += 1;
    try {
      await pay(id);
    } catch (error) {
      // After `close`, the failure may only mean that the database was closed.
      if (!isClosed) onError(error);
    }
    paying -= 1;
    payNext();
  }

  function payNext(): void {
    const next = isClosed ? undefined : owed.shift();
    if (next !== undefined) void payOne(next);
  }

  return {
    add(id) {
      owed.push(id);
      if (paying < PAID_AT_ONCE) payNext();
    },
    close() {
      isClosed = true;
    },
  };
}
