// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { press, render, the } from '../../../tests/render.ts';
import { type Orientation, useFullScreen } from './use-screen.ts';

function Switch({ wanted }: { wanted: Orientation }) {
  const full = useFullScreen(wanted);
  return <button onClick={full.toggle}>{full.isOn ? 'on' : 'off'}</button>;
}

/** What the device was asked for, in its order. */
const asked: string[] = [];
/** Refuses what the device cannot do. */
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

const pressed = async (wanted: Orientation): Promise<readonly string[]> => {
  const { box } = await render(<Switch wanted={wanted} />);
  await press(the(box, 'button'));
  await vi.waitFor(() => expect(asked.length).toBeGreaterThan(0));
  return asked;
};

describe('the full screen', () => {
  it('is turned as the game wants it', async () => {
    expect(await pressed('landscape')).toEqual(['full', 'landscape']);
  });

  it('is left as it is held for a game that wants nothing', async () => {
    expect(await pressed('any')).toEqual(['full']);
  });

  it('is not turned where there is none', async () => {
    refused = ['full'];
    expect(await pressed('portrait')).toEqual(['full']);
  });

  it('stays where it cannot be turned, by refusal or because the browser does not know how', async () => {
    refused = ['landscape'];
    expect(await pressed('landscape')).toEqual(['full', 'landscape']);
    asked.length = 0;
    vi.stubGlobal('screen', {});
    expect(await pressed('landscape')).toEqual(['full']);
  });
});
