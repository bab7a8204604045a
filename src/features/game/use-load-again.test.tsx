// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { press, render, type Rendered, the } from '../../../tests/render.ts';
import { useLoadAgain } from './use-load-again.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/**
 * Page with a frame; a press on its button imitates the frame's "load" event, and its label is the attempt's number.
 */
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

it('a loaded frame that sends no message is loaded again after 5 s, and after 10 s the next time', async () => {
  const page = await render(<Frame hasAnswered={false} />);
  await pass(60_000);
  // The frame has not loaded yet: a slow connection is not interrupted.
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

it('a frame that has sent a message is not loaded again', async () => {
  const page = await render(<Frame hasAnswered={false} />);
  await load(page);
  await page.redraw(<Frame hasAnswered />);
  await pass(60_000);
  expect(attemptOf(page)).toBe('0');
});
