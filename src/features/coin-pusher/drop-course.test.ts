import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type CourseState,
  type DropWorld,
  MOST_UNDER_WAY,
  type Press,
  createDropCourse,
} from './drop-course.ts';

const press = (name: string): Press => ({ clientTxnId: name, at: 0, x: 500 });

/** A promise with its hands. */
function hand<T>() {
  let resolve!: (value: T) => void;
  let reject!: (error: unknown) => void;
  const promise = new Promise<T>((yes, no) => ([resolve, reject] = [yes, no]));
  return { promise, resolve, reject };
}

/** Lets everything that can go on go on. */
const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 30; turn++) await Promise.resolve();
};

function makeWorld(written: Press[] = [], isAlone = true) {
  const log: string[] = [];
  const sends = new Map<string, ReturnType<typeof hand<string>>>();
  const shows = new Map<string, ReturnType<typeof hand<boolean>>>();
  let state: CourseState = { underWay: 0, isUnknown: false };
  const take = <T>(map: Map<string, T>, name: string): T => {
    const found = map.get(name);
    if (!found) throw new Error(`${name} is not under way`);
    map.delete(name);
    return found;
  };
  const world: DropWorld<string> = {
    left: () => [...written],
    keep: (one) => (log.push(`keep ${one.clientTxnId}`), void written.push(one)),
    clear(one) {
      log.push(`clear ${one.clientTxnId}`);
      written.splice(
        written.findIndex(({ clientTxnId }) => clientTxnId === one.clientTxnId),
        1,
      );
    },
    async alone(run) {
      if (isAlone) await run();
      return isAlone;
    },
    send(one) {
      log.push(`send ${one.clientTxnId}`);
      const sent = hand<string>();
      sends.set(one.clientTxnId, sent);
      return sent.promise;
    },
    failureOf: (error) => ({ isRefused: error !== 'lost', keeps: error === 'session' }),
    pace: () => Promise.resolve(),
    waits: (one) => log.push(`waits ${one.clientTxnId}`),
    returns: (one) => log.push(`returns ${one.clientTxnId}`),
    show(one, answer, isReturning) {
      log.push(`show ${one.clientTxnId} ${answer}${isReturning ? ' again' : ''}`);
      const shown = hand<boolean>();
      shows.set(one.clientTxnId, shown);
      return shown.promise;
    },
    failed: (one, _error, { isRefused }) => log.push(`${isRefused ? 'refused' : 'lost'} ${one.clientTxnId}`),
    dropped: (one) => log.push(`dropped ${one.clientTxnId}`),
    over: (one) => log.push(`over ${one.clientTxnId}`),
    elsewhere: () => log.push('elsewhere'),
    changed: (now) => (state = now),
  };
  return {
    world,
    log,
    written,
    state: () => state,
    /** The first that waits for its answer, and the first that is being shown. */
    sending: () => [...sends.keys()][0],
    showing: () => [...shows.keys()][0],
    answer: (name: string, answer = 'won') => take(sends, name).resolve(answer),
    refuse: (name: string, error: unknown) => take(sends, name).reject(error),
    seen: (name: string, wasSeen = true) => take(shows, name).resolve(wasSeen),
  };
}

describe('the course of drops', () => {
  it('writes a drop down before it sends it and forgets it when it has been seen', async () => {
    const { world, log, written, answer, seen, state } = makeWorld();
    const course = createDropCourse(world);
    expect(course.press(press('a'))).toBe(true);
    await settle();
    expect(log).toEqual(['waits a', 'keep a', 'send a']);
    answer('a');
    await settle();
    expect(written).toHaveLength(1);
    expect(state()).toEqual({ underWay: 1, isUnknown: false });
    seen('a');
    await settle();
    expect(log.slice(3)).toEqual(['show a won', 'clear a', 'over a']);
    expect(written).toEqual([]);
    expect(state()).toEqual({ underWay: 0, isUnknown: false });
  });

  it('sends the next when the one before has its answer, not when it has been seen, and takes no more than five', async () => {
    const { world, log, answer } = makeWorld();
    const course = createDropCourse(world);
    const names = ['a', 'b', 'c', 'd', 'e', 'f'];
    expect(names.map((name) => course.press(press(name)))).toEqual([true, true, true, true, true, false]);
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

  it('takes a coin that is pressed for while the last one is still shown', async () => {
    const { world, log, answer, seen } = makeWorld();
    const course = createDropCourse(world);
    course.press(press('a'));
    await settle();
    answer('a');
    await settle();
    course.press(press('b'));
    await settle();
    expect(log).toContain('send b');
    answer('b');
    seen('a');
    await settle();
    seen('b');
    await settle();
    expect(log.filter((line) => line.startsWith('over'))).toEqual(['over a', 'over b']);
  });

  it('keeps a drop without an answer under its id, gives back those behind it, and asks for it again', async () => {
    const { world, log, written, refuse, answer, seen, state } = makeWorld();
    const course = createDropCourse(world);
    course.press(press('a'));
    course.press(press('b'));
    await settle();
    refuse('a', 'lost');
    await settle();
    expect(log).toEqual([
      'waits a',
      'waits b',
      'keep a',
      'send a',
      'lost a',
      'over a',
      'dropped b',
      'over b',
    ]);
    expect(written.map(({ clientTxnId }) => clientTxnId)).toEqual(['a']);
    expect(state()).toEqual({ underWay: 0, isUnknown: true });
    expect(course.press(press('c'))).toBe(false);
    course.check();
    await settle();
    answer('a', 'stored');
    await settle();
    seen('a');
    await settle();
    expect(log.slice(8)).toEqual(['returns a', 'send a', 'show a stored again', 'clear a', 'over a']);
    expect(state()).toEqual({ underWay: 0, isUnknown: false });
  });

  it('asks again for a lost drop also while an earlier one is still shown, and not for that one', async () => {
    const { world, log, refuse, answer, seen, written } = makeWorld();
    const course = createDropCourse(world);
    course.press(press('a'));
    course.press(press('b'));
    await settle();
    answer('a');
    await settle();
    refuse('b', 'lost');
    await settle();
    course.check();
    await settle();
    expect(log.filter((line) => line.startsWith('send'))).toEqual(['send a', 'send b', 'send b']);
    answer('b');
    seen('a');
    await settle();
    seen('b');
    await settle();
    expect(written).toEqual([]);
  });

  it('forgets a refused drop at once, but not one that a dead session may have bought', async () => {
    const { world, log, written, refuse, state } = makeWorld();
    const course = createDropCourse(world);
    course.press(press('a'));
    await settle();
    refuse('a', 'too poor');
    await settle();
    expect(log.slice(3)).toEqual(['clear a', 'refused a', 'over a']);
    course.press(press('b'));
    await settle();
    refuse('b', 'session');
    await settle();
    expect(written.map(({ clientTxnId }) => clientTxnId)).toEqual(['b']);
    expect(state()).toEqual({ underWay: 0, isUnknown: false });
  });

  it('shows what an earlier visit left before it buys anything', async () => {
    const { world, log, answer, seen } = makeWorld([press('old'), press('older')]);
    const course = createDropCourse(world);
    course.press(press('new'));
    await settle();
    expect(log).toEqual(['waits new', 'dropped new', 'over new', 'returns old', 'send old']);
    answer('old');
    await settle();
    answer('older');
    await settle();
    seen('old');
    seen('older', false);
    await settle();
    expect(log.slice(5)).toEqual([
      'show old won again',
      'returns older',
      'send older',
      'show older won again',
      'clear old',
      'over old',
      'over older',
    ]);
  });

  it('buys nothing while another tab plays', async () => {
    const { world, log } = makeWorld([], false);
    createDropCourse(world).press(press('a'));
    await settle();
    expect(log).toEqual(['waits a', 'dropped a', 'over a', 'elsewhere']);
  });

  it('ends every drop exactly once, whatever happens in whatever order', async () => {
    const step = fc.constantFrom('press', 'answer', 'refuse', 'lose', 'see', 'check');
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
        const at = makeWorld();
        const course = createDropCourse(at.world);
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
            if (course.press(press(name))) taken.push(name);
          } else if (what === 'answer' && waiting) at.answer(waiting);
          else if (what === 'refuse' && waiting) at.refuse(waiting, 'no');
          else if (what === 'lose' && waiting) at.refuse(waiting, 'lost');
          else if (what === 'see' && shown) at.seen(shown);
          else if (what === 'check') course.check();
          await settle();
        }
        expect(at.written).toEqual([]);
        expect(at.state()).toEqual({ underWay: 0, isUnknown: false });
        for (const name of taken) {
          const ends = at.log.filter((line) =>
            [`dropped ${name}`, `refused ${name}`, `clear ${name}`].includes(line),
          );
          // A refusal says so and is forgotten: two lines, one end.
          expect(new Set(ends.map((line) => line.replace('refused', 'clear'))).size).toBe(1);
        }
        const keeps = at.log.filter((line) => line.startsWith('keep '));
        expect(new Set(keeps).size).toBe(keeps.length);
      }),
      { numRuns: 60 },
    );
  });
});
