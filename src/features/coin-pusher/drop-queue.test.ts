import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type DropQueueState,
  type DropQueueDeps,
  MOST_UNDER_WAY,
  type Press,
  createDropQueue,
} from './drop-queue.ts';

const press = (name: string): Press => ({ clientTxnId: name, at: 0, x: 500 });

/** Creates a promise with the functions that resolve and reject it. */
function deferred<T>() {
  let resolve!: (value: T) => void;
  let reject!: (error: unknown) => void;
  const promise = new Promise<T>((yes, no) => ([resolve, reject] = [yes, no]));
  return { promise, resolve, reject };
}

/** Runs all pending microtasks. */
const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 30; turn++) await Promise.resolve();
};

function createDeps(written: Press[] = [], isLockHeld = true) {
  const log: string[] = [];
  const sends = new Map<string, ReturnType<typeof deferred<string>>>();
  const shows = new Map<string, ReturnType<typeof deferred<boolean>>>();
  let state: DropQueueState = { underWay: 0, isUnknown: false };
  const changes: number[] = [];
  const take = <T>(map: Map<string, T>, name: string): T => {
    const found = map.get(name);
    if (!found) throw new Error(`${name} is not under way`);
    map.delete(name);
    return found;
  };
  const deps: DropQueueDeps<string> = {
    pending: () => [...written],
    keep: (one) => (log.push(`keep ${one.clientTxnId}`), void written.push(one)),
    clear(one) {
      log.push(`clear ${one.clientTxnId}`);
      written.splice(
        written.findIndex(({ clientTxnId }) => clientTxnId === one.clientTxnId),
        1,
      );
    },
    async withTabLock(run) {
      if (isLockHeld) await run();
      return isLockHeld;
    },
    send(one) {
      log.push(`send ${one.clientTxnId}`);
      const sent = deferred<string>();
      sends.set(one.clientTxnId, sent);
      return sent.promise;
    },
    failureOf: (error) => ({ isRefused: error !== 'lost', keeps: error === 'session' }),
    pace: () => Promise.resolve(),
    onQueued: (one) => log.push(`queued ${one.clientTxnId}`),
    onResumed: (one) => log.push(`resumed ${one.clientTxnId}`),
    present(one, answer, isResumed) {
      log.push(`show ${one.clientTxnId} ${answer}${isResumed ? ' again' : ''}`);
      const shown = deferred<boolean>();
      shows.set(one.clientTxnId, shown);
      return shown.promise;
    },
    onSeen: (answer) => log.push(`seen ${answer}`),
    onFailed: (one, _error, { isRefused }) =>
      log.push(`${isRefused ? 'refused' : 'lost'} ${one.clientTxnId}`),
    onCancelled: (one) => log.push(`cancelled ${one.clientTxnId}`),
    onSettled: (one) => log.push(`settled ${one.clientTxnId}`),
    onElsewhere: () => log.push('elsewhere'),
    onChanged(now) {
      state = now;
      changes.push(now.underWay);
    },
  };
  return {
    deps,
    log,
    written,
    state: () => state,
    /** Numbers of drops under way, as reported to the page, in order. */
    changes,
    /** Id of the first drop that waits for its answer, and of the first that is being shown. */
    sending: () => [...sends.keys()][0],
    showing: () => [...shows.keys()][0],
    answer: (name: string, answer = 'won') => take(sends, name).resolve(answer),
    refuse: (name: string, error: unknown) => take(sends, name).reject(error),
    seen: (name: string, wasSeen = true) => take(shows, name).resolve(wasSeen),
  };
}

describe('the queue of drops', () => {
  it('stores a drop before sending it, and removes it after it has been shown', async () => {
    const { deps, log, written, answer, seen, state, changes } = createDeps();
    const queue = createDropQueue(deps);
    expect(queue.press(press('a'))).toBe(true);
    await settle();
    expect(log).toEqual(['queued a', 'keep a', 'send a']);
    answer('a');
    await settle();
    expect(written).toHaveLength(1);
    expect(state()).toEqual({ underWay: 1, isUnknown: false });
    seen('a');
    await settle();
    expect(log.slice(3)).toEqual(['show a won', 'clear a', 'seen won', 'settled a']);
    expect(written).toEqual([]);
    expect(state()).toEqual({ underWay: 0, isUnknown: false });
    // The page renders at each reported change, so there must be only two.
    expect(changes).toEqual([1, 0]);
  });

  it('sends the next drop when the previous one is answered, even before it is shown, and accepts at most five at a time', async () => {
    const { deps, log, answer } = createDeps();
    const queue = createDropQueue(deps);
    const names = ['a', 'b', 'c', 'd', 'e', 'f'];
    expect(names.map((name) => queue.press(press(name)))).toEqual([true, true, true, true, true, false]);
    expect(MOST_UNDER_WAY).toBe(5);
    await settle();
    expect(log.filter((line) => line.startsWith('send'))).toEqual(['send a']);
    answer('a');
    await settle();
    answer('b');
    await settle();
    expect(log.filter((line) => line.startsWith('send'))).toEqual(['send a', 'send b', 'send c']);
    expect(log.filter((line) => line.startsWith('show'))).toEqual(['show a won', 'show b won']);
  });

  it('accepts a drop while the previous coin is still being shown', async () => {
    const { deps, log, answer, seen } = createDeps();
    const queue = createDropQueue(deps);
    queue.press(press('a'));
    await settle();
    answer('a');
    await settle();
    queue.press(press('b'));
    await settle();
    expect(log).toContain('send b');
    answer('b');
    seen('a');
    await settle();
    seen('b');
    await settle();
    expect(log.filter((line) => line.startsWith('settled'))).toEqual(['settled a', 'settled b']);
  });

  it('keeps an unanswered drop under its id, cancels the drops queued behind it, and sends the unanswered drop again when asked', async () => {
    const { deps, log, written, refuse, answer, seen, state } = createDeps();
    const queue = createDropQueue(deps);
    queue.press(press('a'));
    queue.press(press('b'));
    await settle();
    refuse('a', 'lost');
    await settle();
    expect(log).toEqual([
      'queued a',
      'queued b',
      'keep a',
      'send a',
      'lost a',
      'settled a',
      'cancelled b',
      'settled b',
    ]);
    expect(written.map(({ clientTxnId }) => clientTxnId)).toEqual(['a']);
    expect(state()).toEqual({ underWay: 0, isUnknown: true });
    expect(queue.press(press('c'))).toBe(false);
    queue.check();
    await settle();
    answer('a', 'stored');
    await settle();
    seen('a');
    await settle();
    expect(log.slice(8)).toEqual([
      'resumed a',
      'send a',
      'show a stored again',
      'clear a',
      'seen stored',
      'settled a',
    ]);
    expect(state()).toEqual({ underWay: 0, isUnknown: false });
  });

  it('sends only the lost drop again while an earlier, answered drop is still being shown', async () => {
    const { deps, log, refuse, answer, seen, written } = createDeps();
    const queue = createDropQueue(deps);
    queue.press(press('a'));
    queue.press(press('b'));
    await settle();
    answer('a');
    await settle();
    refuse('b', 'lost');
    await settle();
    queue.check();
    await settle();
    expect(log.filter((line) => line.startsWith('send'))).toEqual(['send a', 'send b', 'send b']);
    answer('b');
    seen('a');
    await settle();
    seen('b');
    await settle();
    expect(written).toEqual([]);
  });

  it('removes a refused drop at once, but keeps it if the session had expired, since the drop may have been bought', async () => {
    const { deps, log, written, refuse, state } = createDeps();
    const queue = createDropQueue(deps);
    queue.press(press('a'));
    await settle();
    refuse('a', 'too poor');
    await settle();
    expect(log.slice(3)).toEqual(['clear a', 'refused a', 'settled a']);
    queue.press(press('b'));
    await settle();
    refuse('b', 'session');
    await settle();
    expect(written.map(({ clientTxnId }) => clientTxnId)).toEqual(['b']);
    expect(state()).toEqual({ underWay: 0, isUnknown: false });
  });

  it('shows the drops of an earlier visit before it buys a new one', async () => {
    const { deps, log, answer, seen } = createDeps([press('old'), press('older')]);
    const queue = createDropQueue(deps);
    queue.press(press('new'));
    await settle();
    expect(log).toEqual(['queued new', 'cancelled new', 'settled new', 'resumed old', 'send old']);
    answer('old');
    await settle();
    answer('older');
    await settle();
    seen('old');
    seen('older', false);
    await settle();
    expect(log.slice(5)).toEqual([
      'show old won again',
      'resumed older',
      'send older',
      'show older won again',
      'clear old',
      'seen won',
      'settled old',
      'settled older',
    ]);
  });

  it('cancels a drop without buying it while another tab plays', async () => {
    const { deps, log } = createDeps([], false);
    createDropQueue(deps).press(press('a'));
    await settle();
    expect(log).toEqual(['queued a', 'cancelled a', 'settled a', 'elsewhere']);
  });

  it('ends every drop exactly once, in any order of events', async () => {
    const step = fc.constantFrom('press', 'answer', 'refuse', 'lose', 'see', 'check');
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
        const at = createDeps();
        const queue = createDropQueue(at.deps);
        let made = 0;
        const taken: string[] = [];
        for (const what of [
          ...steps,
          ...Array.from({ length: 40 }, () => ['answer', 'check', 'see']).flat(),
        ]) {
          const waiting = at.sending();
          const shown = at.showing();
          if (what === 'press') {
            const name = `p${made++}`;
            if (queue.press(press(name))) taken.push(name);
          } else if (what === 'answer' && waiting) at.answer(waiting);
          else if (what === 'refuse' && waiting) at.refuse(waiting, 'no');
          else if (what === 'lose' && waiting) at.refuse(waiting, 'lost');
          else if (what === 'see' && shown) at.seen(shown);
          else if (what === 'check') queue.check();
          await settle();
        }
        expect(at.written).toEqual([]);
        expect(at.state()).toEqual({ underWay: 0, isUnknown: false });
        for (const name of taken) {
          const ends = at.log.filter((line) =>
            [`cancelled ${name}`, `refused ${name}`, `clear ${name}`].includes(line),
          );
          // A refused drop is both cleared and reported as refused, which counts as one end.
          expect(new Set(ends.map((line) => line.replace('refused', 'clear'))).size).toBe(1);
        }
        const keeps = at.log.filter((line) => line.startsWith('keep '));
        expect(new Set(keeps).size).toBe(keeps.length);
      }),
      { numRuns: 60 },
    );
  });
});
