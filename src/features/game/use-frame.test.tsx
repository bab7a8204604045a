// @vitest-environment happy-dom
import { act, useRef } from 'react';
import { expect, it } from 'vitest';
import { render } from '../../../tests/render.ts';
import { sealed } from '../../../contract/game-frame.ts';
import { useFrame } from './use-frame.ts';

const URL_OF_FRAME = 'https://games.example/#token=a';
const heard: string[] = [];

const own = { postMessage() {} };
// A frame that the page listens to; the test's browser loads no frames, so it gets only a fake window.
const held = document.createElement('iframe');
Object.defineProperty(held, 'contentWindow', { value: own });

function Page({ url }: { url: string | undefined }) {
  const frame = useRef(held);
  useFrame(frame, url, ({ type }) => void heard.push(type));
  return null;
}

/** Delivers a message to the page, from a window (`source`) at an origin. */
const arrives = (data: unknown, origin: string, source: unknown): Promise<void> =>
  act(async () => {
    window.dispatchEvent(Object.assign(new Event('message'), { data, origin, source }));
  });

it('the page accepts messages only from the window of its own frame, at that frame’s origin', async () => {
  const { redraw } = await render(<Page url={URL_OF_FRAME} />);
  await arrives(sealed({ type: 'ready' }), 'https://games.example', own);
  expect(heard.splice(0)).toEqual(['ready']);
  await arrives(sealed({ type: 'close' }), 'https://evil.example', own);
  await arrives(sealed({ type: 'close' }), 'https://games.example', { another: 'window' });
  await arrives({ type: 'close' }, 'https://games.example', own);
  expect(heard.splice(0)).toEqual([]);
  await redraw(<Page url={undefined} />);
  await arrives(sealed({ type: 'close' }), 'https://games.example', own);
  expect(heard).toEqual([]);
});
