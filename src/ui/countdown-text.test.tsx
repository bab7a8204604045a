// @vitest-environment happy-dom
import { act, Profiler } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CountdownText } from './countdown-text.tsx';

let root: Root;
beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  vi.useFakeTimers({ now: 0 });
  root = createRoot(document.body.appendChild(document.createElement('p')));
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  vi.useRealTimers();
});

it('a countdown updates every second without rendering React again', async () => {
  const commits = vi.fn<() => void>();
  await act(async () =>
    root.render(
      <Profiler id="countdown" onRender={commits}>
        <CountdownText until={61_000} clock={() => Date.now()} format={(left) => `Begins in ${left}.`} />
      </Profiler>,
    ),
  );
  expect(document.body.textContent).toBe('Begins in 1:01.');
  vi.advanceTimersByTime(1_000);
  expect(document.body.textContent).toBe('Begins in 1:00.');
  vi.advanceTimersByTime(58_000);
  expect(document.body.textContent).toBe('Begins in 0:02.');
  expect(commits).toHaveBeenCalledOnce();
});

it('a countdown on a page without input updates every minute, and every second in the last five minutes', async () => {
  const written = vi.fn<(left: string) => string>((left) => left);
  await act(async () =>
    root.render(<CountdownText until={7_200_000} clock={() => Date.now()} format={written} />),
  );
  const countWrites = (ms: number): number => {
    const before = written.mock.calls.length;
    vi.advanceTimersByTime(ms);
    return written.mock.calls.length - before;
  };
  // Half an hour, after which the page is at rest even if an earlier test sent input.
  vi.advanceTimersByTime(1_800_000);
  expect(countWrites(600_000)).toBe(10);
  expect(countWrites(7_200_000 - 2_400_000 - 300_000)).toBeLessThanOrEqual(76);
  expect(countWrites(60_000)).toBe(60);
});
