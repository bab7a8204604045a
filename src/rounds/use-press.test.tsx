// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { press, render, the } from '../../tests/render.ts';
import { usePress } from './use-press.ts';

const isBusy = { current: false };
let now = 0;

beforeEach(() => {
  now = 1_000;
  isBusy.current = false;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => vi.restoreAllMocks());

function Game({ play }: { play: ((ask: string) => void) | undefined }) {
  const drop = usePress(play, isBusy);
  return (
    <button type="button" onClick={() => drop('here')}>
      Drop
    </button>
  );
}

const newPlay = () => vi.fn<(ask: string) => void>();

it("a press of the game's button plays a round unless one is being shown", async () => {
  const play = newPlay();
  const { box } = await render(<Game play={play} />);
  await press(the(box, 'button'));
  expect(play.mock.calls).toEqual([['here']]);
  isBusy.current = true;
  await press(the(box, 'button'));
  expect(play).toHaveBeenCalledTimes(1);
  isBusy.current = false;
  await press(the(box, 'button'));
  expect(play).toHaveBeenCalledTimes(2);
});

it('a press before the player is known plays one round as soon as the player is known', async () => {
  const play = newPlay();
  const { box, redraw } = await render(<Game play={undefined} />);
  await press(the(box, 'button'));
  now += 4_999;
  await redraw(<Game play={play} />);
  expect(play.mock.calls).toEqual([['here']]);
  await redraw(<Game play={undefined} />);
  await redraw(<Game play={play} />);
  expect(play).toHaveBeenCalledTimes(1);
});

it('a press before the player is known is dropped after five seconds', async () => {
  const play = newPlay();
  const { box, redraw } = await render(<Game play={undefined} />);
  await press(the(box, 'button'));
  now += 5_000;
  await redraw(<Game play={play} />);
  expect(play).not.toHaveBeenCalled();
});
