import { afterEach, expect, it, vi } from 'vitest';
import { watchRatio } from './shown-scale.ts';

afterEach(() => void vi.unstubAllGlobals());

/** Replaces the window by one whose device pixel ratio the test changes, as zoom and other screens do. */
function screen() {
  const window = { devicePixelRatio: 1 };
  let latest = new EventTarget();
  vi.stubGlobal('window', window);
  vi.stubGlobal('matchMedia', (name: string) => {
    expect(name).toBe(`(resolution: ${window.devicePixelRatio}dppx)`);
    latest = new EventTarget();
    return latest;
  });
  return (ratio: number): void => {
    window.devicePixelRatio = ratio;
    // Only the query for the old ratio changes: one for the new ratio matches from the beginning.
    latest.dispatchEvent(new Event('change'));
  };
}

it('reports every change of the device pixel ratio once, until it is stopped', () => {
  const setRatio = screen();
  const seen: number[] = [];
  const stop = watchRatio(() => seen.push(window.devicePixelRatio));
  setRatio(2);
  setRatio(1.5);
  stop();
  setRatio(1);
  expect(seen).toEqual([2, 1.5]);
});
