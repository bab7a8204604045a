// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { press, render, the } from '../../../tests/render.ts';
import { type RequiredOrientation, useFullScreen } from './use-screen.ts';

function Switch({ wanted }: { wanted: RequiredOrientation }) {
  const full = useFullScreen(wanted);
  return <button onClick={full.toggle}>{full.isOn ? 'on' : 'off'}</button>;
}

/** Requests to the device in order: `full` for full screen, or the orientation to lock. */
const asked: string[] = [];
/** Requests that the device refuses. */
let refused: readonly string[] = [];
const ask = async (what: string): Promise<void> => {
  asked.push(what);
  if (refused.includes(what)) throw new TypeError('not here');
};

beforeEach(() => {
  asked.length = 0;
  refused = [];
  Object.assign(document, { fullscreenElement: null, fullscreenEnabled: true });
  Object.assign(document.documentElement, { requestFullscreen: () => ask('full') });
  vi.stubGlobal('screen', { orientation: { lock: (to: string) => ask(to) } });
});
afterEach(() => vi.unstubAllGlobals());

const pressed = async (wanted: RequiredOrientation): Promise<readonly string[]> => {
  const { box } = await render(<Switch wanted={wanted} />);
  await press(the(box, 'button'));
  await vi.waitFor(() => expect(asked.length).toBeGreaterThan(0));
  return asked;
};

describe('full screen', () => {
  it('rotates the device to the game’s orientation', async () => {
    expect(await pressed('landscape')).toEqual(['full', 'landscape']);
  });

  it('does not rotate the device for a game that fits both orientations', async () => {
    expect(await pressed('any')).toEqual(['full']);
  });

  it('does not rotate the device if it refuses full screen', async () => {
    refused = ['full'];
    expect(await pressed('portrait')).toEqual(['full']);
  });

  it('stays on if the device refuses to rotate or cannot rotate', async () => {
    refused = ['landscape'];
    expect(await pressed('landscape')).toEqual(['full', 'landscape']);
    asked.length = 0;
    vi.stubGlobal('screen', {});
    expect(await pressed('landscape')).toEqual(['full']);
  });
});
