// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPositions, nextStep, rememberScroll, returnToScroll } from './scroll-memory.ts';

describe('a step of the return to a position', () => {
  it.each([
    ['scrolls there at once if the page is long enough and nothing loads', 600, 900, false, 600, true],
    ['waits at the end of a page that is still too short', 600, 100, false, 100, false],
    ['waits while something loads that may move the position', 600, 900, true, 600, false],
    ['stays at the top of a page that cannot be scrolled', 600, -20, false, 0, false],
  ])('%s', (_, wanted, reach, isBusy, top, isThere) => {
    expect(nextStep({ wanted, reach, isBusy })).toEqual({ top, isThere });
  });
});

describe('the remembered positions', () => {
  it('are the latest of each entry, of at most fifty entries, also after they were stored', () => {
    const first = createPositions(undefined);
    for (let entry = 0; entry < 60; entry += 1) first.write(`${entry}`, entry);
    first.write('20', 7.4);
    const again = createPositions(first.toText());
    expect([again.read('9'), again.read('10'), again.read('20'), again.read('59')]).toEqual([
      undefined,
      10,
      7,
      59,
    ]);
  });

  it.each(['', 'x', '{}', '[["a"]]', '[["a",null]]', '[1]'])('are none if %j was stored', (text) => {
    expect(createPositions(text).read('a')).toBeUndefined();
  });
});

describe('the return to an entry', () => {
  let height = 0;
  let resized = (): void => undefined;

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('innerHeight', 800);
    vi.stubGlobal('scrollTo', (_: number, top: number) => {
      vi.stubGlobal('scrollY', Math.max(0, Math.min(top, height - 800)));
    });
    vi.stubGlobal(
      'ResizeObserver',
      class {
        constructor(changed: () => void) {
          resized = changed;
        }
        observe(): void {}
        disconnect(): void {
          resized = () => undefined;
        }
      },
    );
    vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockImplementation(() => height);
    vi.stubGlobal('scrollY', 2_420);
    rememberScroll('home');
    vi.stubGlobal('scrollY', 0);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  const grow = (to: number): void => {
    height = to;
    resized();
  };

  it('follows the page as its rows come, and ends at the position', () => {
    height = 900;
    expect(returnToScroll('home')).toBe(true);
    expect(scrollY).toBe(100);
    grow(2_000);
    expect(scrollY).toBe(1_200);
    grow(5_000);
    expect(scrollY).toBe(2_420);
    // A part that comes late above the position: the browser keeps what is in view, which was not in view before.
    vi.stubGlobal('scrollY', 2_565);
    grow(5_145);
    expect(scrollY).toBe(2_420);
    vi.advanceTimersByTime(1_500);
    vi.stubGlobal('scrollY', 50);
    grow(6_000);
    expect(scrollY, 'the return is over').toBe(50);
  });

  it('ends when the player scrolls, and after ten seconds', () => {
    for (const end of [() => dispatchEvent(new Event('wheel')), () => vi.advanceTimersByTime(10_000)]) {
      height = 900;
      returnToScroll('home');
      end();
      grow(5_000);
      expect(scrollY).toBe(100);
    }
  });

  it('keeps the wanted position if the entry is left before the page is long enough', () => {
    height = 900;
    returnToScroll('home');
    rememberScroll('home');
    height = 5_000;
    returnToScroll('home');
    expect(scrollY).toBe(2_420);
  });

  it('does nothing for an entry without a position', () => {
    expect(returnToScroll('never seen')).toBe(false);
    expect(scrollY).toBe(0);
  });
});
