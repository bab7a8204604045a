// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { render, the } from '../../tests/render.ts';
import type { Winner } from '../../contract/pools.ts';
import { WinnersStrip } from './winners-strip.tsx';

/** Time for which each win is shown, ms. */
const TURN = 4_000;

const win = (name: string): Winner => ({
  id: name,
  time: 0,
  name,
  avatar: '',
  kind: 'game',
  amount: 100_000,
  gameTitle: 'Pirata Plunder',
});
const winners = [win('An***a'), win('Be***o'), win('Cy***d')];
const pass = (ms: number): Promise<void> => act(async () => void vi.advanceTimersByTime(ms));

// The strip stands still before the first input of the user.
beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime(0);
});
const touch = (): Promise<void> => act(async () => void dispatchEvent(new Event('pointerdown')));
afterEach(() => {
  vi.useRealTimers();
  delete document.documentElement.dataset['motion'];
});

describe('the winners strip', () => {
  it('shows the wins one after another, newest first, and then begins again with the newest', async () => {
    const { box } = await render(<WinnersStrip winners={winners} />);
    await touch();
    const seen: string[] = [];
    for (let turn = 0; turn < 4; turn += 1) {
      seen.push(the(box, 'b').textContent);
      await pass(TURN);
    }
    expect(seen).toEqual(['An***a', 'Be***o', 'Cy***d', 'An***a']);
  });

  it('keeps the current win until its time is over, and shows a new win next', async () => {
    const { box, redraw } = await render(<WinnersStrip winners={winners} />);
    await touch();
    await pass(TURN);
    await redraw(<WinnersStrip winners={[win('Da***n'), ...winners]} />);
    const seen = [the(box, 'b').textContent];
    for (let turn = 0; turn < 2; turn += 1) {
      await pass(TURN);
      seen.push(the(box, 'b').textContent);
    }
    expect(seen).toEqual(['Be***o', 'Da***n', 'An***a']);
  });

  it('pauses after half a minute without user input', async () => {
    const { box } = await render(<WinnersStrip winners={winners} />);
    await touch();
    await pass(30_000 + TURN);
    const shown = the(box, 'b').textContent;
    await pass(TURN);
    expect(the(box, 'b').textContent).toBe(shown);
    await touch();
    await pass(TURN);
    expect(the(box, 'b').textContent).not.toBe(shown);
  });

  it('pauses under a pointer', async () => {
    const { box } = await render(<WinnersStrip winners={winners} />);
    await act(async () => {
      the(box, 'div').dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    });
    await pass(3 * TURN);
    expect(the(box, 'b').textContent).toBe('An***a');
  });

  it('pauses while motion is reduced', async () => {
    document.documentElement.dataset['motion'] = 'reduced';
    const { box, leave } = await render(<WinnersStrip winners={winners} />);
    await pass(3 * TURN);
    expect(the(box, 'b').textContent).toBe('An***a');
    await leave();
  });

  it('shows a message if there are no wins, and no text while the wins load', async () => {
    const { box, redraw } = await render(<WinnersStrip winners={undefined} />);
    expect(box.textContent).toBe('');
    await redraw(<WinnersStrip winners={[]} />);
    expect(box.textContent).not.toBe('');
  });
});
