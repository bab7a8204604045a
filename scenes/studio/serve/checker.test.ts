import { expect, it } from 'vitest';
import type { CheckMessage } from '../protocol.ts';
import { createChecker, type LookOver } from './checker.ts';

const wrong = (file: string): CheckMessage => ({
  file,
  rule: 'too small',
  found: 'a',
  wanted: 'b',
  sentence: 'C.',
});

interface Look {
  readonly file: string | undefined;
  readonly signal: AbortSignal;
  end(messages: readonly CheckMessage[] | undefined): void;
}

/** A check whose looks end when the test says so. */
function createLooks(): { readonly looks: Look[]; readonly lookOver: LookOver } {
  const looks: Look[] = [];
  return {
    looks,
    lookOver: (file, signal) =>
      new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(new Error('ended')));
        looks.push({ file, signal, end: resolve });
      }),
  };
}

const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
const open = (looks: readonly Look[]): Look[] => looks.filter(({ signal }) => !signal.aborted);

it('five saves begin one look over everything, after the saved files, and everybody gets its answer', async () => {
  const { looks, lookOver } = createLooks();
  const checker = createChecker(lookOver, (file) => file);
  const answers: Promise<unknown>[] = [];
  for (const file of ['a', 'b', 'c', 'd', 'e']) {
    answers.push(checker.all());
    void checker.saved(`${file}.svg`);
    await settle();
    expect(open(looks).filter((look) => look.file === undefined)).toEqual([]);
  }
  for (const look of open(looks)) look.end([]);
  await settle();
  const [whole, ...more] = open(looks).filter((look) => look.file === undefined);
  expect(more).toEqual([]);
  whole?.end([wrong('a.svg')]);
  expect(await Promise.all(answers)).toEqual(Array.from({ length: 5 }, () => [wrong('a.svg')]));
});

it('a save ends the look over everything, whose old answer nobody gets', async () => {
  const { looks, lookOver } = createLooks();
  const checker = createChecker(lookOver, (file) => file);
  const answer = checker.all();
  await settle();
  const saved = checker.saved('hub.svg');
  expect(looks[0]?.signal.aborted).toBe(true);
  looks[0]?.end([wrong('mended.svg')]);
  looks[1]?.end([]);
  expect(await saved).toEqual({ file: 'hub.svg', messages: [] });
  await settle();
  looks[2]?.end([]);
  expect(await answer).toEqual([]);
});

it('a file saved twice is told once, and a file that is no art never', async () => {
  const { looks, lookOver } = createLooks();
  const checker = createChecker(lookOver, (file) => `room/${file}`);
  const first = checker.saved('hub.svg');
  const second = checker.saved('hub.svg');
  const other = checker.saved('README.md');
  looks[1]?.end([wrong('room/hub.svg')]);
  looks[2]?.end(undefined);
  expect(await Promise.all([first, second, other])).toEqual([
    undefined,
    { file: 'room/hub.svg', messages: [wrong('room/hub.svg')] },
    undefined,
  ]);
});

it('a check that cannot be run says so, and the next question asks again', async () => {
  const { looks, lookOver } = createLooks();
  const checker = createChecker(
    (file, signal) => (looks.length === 0 ? Promise.reject(new Error('no scenes')) : lookOver(file, signal)),
    (file) => file,
  );
  await expect(checker.all()).rejects.toThrow('no scenes');
  looks.push({ file: 'x', signal: AbortSignal.abort(), end: () => undefined });
  const again = checker.all();
  await settle();
  looks.at(-1)?.end([]);
  expect(await again).toEqual([]);
});
