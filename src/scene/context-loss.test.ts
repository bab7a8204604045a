// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RESTORE_MS, watchContextLoss } from './context-loss.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Watches a canvas; `state` is the last state of a caller that waits to draw. */
function watch() {
  const canvas = new EventTarget();
  const loss = watchContextLoss(canvas);
  const givenUp = vi.fn<(error: Error) => void>();
  loss.onGivenUp(givenUp);
  const send = (name: 'lost' | 'restored'): void =>
    void canvas.dispatchEvent(new Event(`webglcontext${name}`));
  const drawing = (): { state: string } => {
    const caller = { state: 'waiting' };
    loss.whenDrawable().then(
      () => (caller.state = 'draws'),
      (error: Error) => (caller.state = error.message),
    );
    return caller;
  };
  return { loss, givenUp, send, drawing };
}

const setVisible = (state: DocumentVisibilityState): void => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};

it('a context can draw until it is lost, and again once it is restored in time', async () => {
  const { givenUp, send, drawing } = watch();
  const before = drawing();
  await vi.advanceTimersByTimeAsync(0);
  expect(before.state).toBe('draws');
  send('lost');
  const during = drawing();
  await vi.advanceTimersByTimeAsync(RESTORE_MS - 1);
  expect(during.state).toBe('waiting');
  send('restored');
  await vi.advanceTimersByTimeAsync(RESTORE_MS);
  expect(during.state).toBe('draws');
  expect(givenUp).not.toHaveBeenCalled();
});

it('a context that is not restored in time is given up once, for everyone who waits or comes later', async () => {
  const { loss, givenUp, send, drawing } = watch();
  const unmounted = vi.fn<() => void>();
  loss.onGivenUp(unmounted)();
  send('lost');
  const during = drawing();
  await vi.advanceTimersByTimeAsync(RESTORE_MS);
  send('restored');
  send('lost');
  const after = drawing();
  await vi.advanceTimersByTimeAsync(2 * RESTORE_MS);
  expect([during.state, after.state]).toEqual(['the WebGL context was lost', 'the WebGL context was lost']);
  expect(givenUp).toHaveBeenCalledOnce();
  expect(unmounted).not.toHaveBeenCalled();
});

it('a hidden page keeps waiting, and gives the browser the whole time once it is visible', async () => {
  const { givenUp, send } = watch();
  setVisible('hidden');
  send('lost');
  await vi.advanceTimersByTimeAsync(10 * RESTORE_MS);
  setVisible('visible');
  await vi.advanceTimersByTimeAsync(RESTORE_MS - 1);
  expect(givenUp).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(givenUp).toHaveBeenCalledOnce();
});
