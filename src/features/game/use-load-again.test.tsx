// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { press, render, type Rendered, the } from '../../../tests/render.ts';
import { useLoadAgain } from './use-load-again.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The button stands in for the frame's own "load" event. */
function Frame({ hasAnswered }: { readonly hasAnswered: boolean }) {
  const { attempt, onLoad } = useLoadAgain(hasAnswered);
  return (
    <button type="button" onClick={onLoad}>
      {attempt}
    </button>
  );
}

const pass = (ms: number): Promise<void> => act(async () => void vi.advanceTimersByTime(ms));
const attemptOf = ({ box }: Rendered): string | null => the(box, 'button').textContent;
const load = ({ box }: Rendered): Promise<void> => press(the(box, 'button'));

it('reloads a loaded frame that stays silent, with longer waits each time', async () => {
  const page = await render(<Frame hasAnswered={false} />);
  await pass(60_000);
  // Still loading: a slow connection gets its time.
  expect(attemptOf(page)).toBe('0');
  await load(page);
  await pass(4_999);
  expect(attemptOf(page)).toBe('0');
  await pass(1);
  expect(attemptOf(page)).toBe('1');
  await load(page);
  await pass(9_999);
  expect(attemptOf(page)).toBe('1');
  await pass(1);
  expect(attemptOf(page)).toBe('2');
});

it('does not reload a frame that has sent a message', async () => {
  const page = await render(<Frame hasAnswered={false} />);
  await load(page);
  await page.redraw(<Frame hasAnswered />);
  await pass(60_000);
  expect(attemptOf(page)).toBe('0');
});
