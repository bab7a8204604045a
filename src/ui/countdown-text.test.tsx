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

it('a countdown is written each second, and React commits once', async () => {
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
