// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LONGEST_PICTURE } from '../../../contract/update-profile.ts';
import { render, the } from '../../../tests/render.ts';
import { fakeCanvas, fakePicture } from '../../../tests/fake-canvas.ts';
import { OwnPicture } from './own-picture.tsx';

/** Chooses a file; returns the picture's URL, undefined if it was refused, and the words of the field. */
async function choose(chosen: File): Promise<{ url: string | undefined; words: string }> {
  let url: string | undefined;
  const { box } = await render(<OwnPicture onPicture={(picture) => (url = picture)} />);
  const input = the(box, 'input') as HTMLInputElement;
  Object.defineProperty(input, 'files', { value: [chosen] });
  await act(async () => input.dispatchEvent(new Event('change', { bubbles: true })));
  await vi.waitFor(async () => {
    await act(async () => undefined);
    expect(url !== undefined || box.querySelector('[role="alert"]') !== null).toBe(true);
  });
  return { url, words: box.textContent };
}
const png = (bytes: number): File => new File([new Uint8Array(bytes)], 'me.png', { type: 'image/png' });

beforeEach(() => {
  fakePicture({ width: 400, height: 300 });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('the player’s own picture', () => {
  it('is white where the chosen picture is transparent', async () => {
    fakeCanvas();
    const { url = '' } = await choose(png(10));
    expect(atob(url.slice(url.indexOf(',') + 1))).toBe('255 255 255 255');
  });

  it('is the chosen file itself if the browser returns noise from a canvas and the file is small', async () => {
    fakeCanvas({ isNoisy: true });
    expect((await choose(png(10))).url).toMatch(/^data:image\/png;base64,/);
    const { url, words } = await choose(png(LONGEST_PICTURE));
    expect(url).toBeUndefined();
    expect(words).toContain('can’t open');
  });
});
