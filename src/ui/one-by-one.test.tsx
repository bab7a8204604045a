// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { render } from '../../tests/render.ts';
import { OneByOne } from './one-by-one.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('children are rendered one per task, without a task after the last', async () => {
  const { box, redraw } = await render(
    <OneByOne>
      <b>1</b>
      <b>2</b>
      {false}
      <b>3</b>
    </OneByOne>,
  );
  const seen = [box.textContent];
  while (vi.getTimerCount() > 0) {
    await act(async () => void vi.advanceTimersToNextTimer());
    seen.push(box.textContent);
  }
  expect(seen).toEqual(['1', '12', '123']);
  await redraw(<OneByOne>4</OneByOne>);
  expect(box.textContent).toBe('4');
});

it('unmounting cancels the rendering of the remaining children', async () => {
  const { leave } = await render(
    <OneByOne>
      <b>1</b>
      <b>2</b>
    </OneByOne>,
  );
  expect(vi.getTimerCount()).toBe(1);
  await leave();
  expect(vi.getTimerCount()).toBe(0);
});
