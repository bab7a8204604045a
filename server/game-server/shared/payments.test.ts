import { setImmediate as afterPromises } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { createPayments } from './payments.ts';

/** Creates a queue of payments that never end by themselves; `end` ends the oldest payment. */
function heldPayments() {
  const begun: string[] = [];
  const held: ((error: Error | undefined) => void)[] = [];
  const onError = vi.fn<(error: unknown) => void>();
  const payments = createPayments({
    pay(id) {
      begun.push(id);
      return new Promise((resolve, reject) => {
        held.push((problem) => {
          if (problem === undefined) resolve();
          else reject(problem);
        });
      });
    },
    onError,
  });
  async function end(problem?: Error): Promise<void> {
    held.shift()?.(problem);
    await afterPromises();
  }
  return { begun, onError, payments, end };
}

const IDS = Array.from({ length: 10 }, (_, index) => `bet ${index}`);

describe('payments of bets in shared rounds', () => {
  it('are made in order, at most eight in parallel', async () => {
    const { begun, payments, end } = heldPayments();
    for (const id of IDS) payments.add(id);
    expect(begun).toEqual(IDS.slice(0, 8));
    await end();
    expect(begun).toEqual(IDS.slice(0, 9));
    await end();
    expect(begun).toEqual(IDS);
  });

  it('continue after a payment that fails', async () => {
    const { begun, onError, payments, end } = heldPayments();
    for (const id of IDS) payments.add(id);
    const error = new Error('no wallet');
    await end(error);
    expect(onError).toHaveBeenCalledExactlyOnceWith(error);
    expect(begun).toEqual(IDS.slice(0, 9));
  });

  it('stop without an error when the queue is closed', async () => {
    const { begun, onError, payments, end } = heldPayments();
    for (const id of IDS) payments.add(id);
    payments.close();
    await end(new Error('the database is closed'));
    await end();
    payments.add('late');
    expect(begun).toEqual(IDS.slice(0, 8));
    expect(onError).not.toHaveBeenCalled();
  });
});
