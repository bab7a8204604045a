// @vitest-environment happy-dom
import { act } from 'react';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { KYC_LIMITS } from '../../../contract/kyc.ts';
import { render, the } from '../../../tests/render.ts';
import { fakeCanvas, fakePicture } from '../../../tests/fake-canvas.ts';
import { makeStore } from '../../store/store.ts';
import { KycForm } from './kyc-form.tsx';

const picture = { width: 900, height: 600, close: () => undefined };
const png = (bytes = 10): File => new File([new Uint8Array(bytes)], 'id.png', { type: 'image/png' });

/** Renders the form and chooses a file for the document; returns the uploaded files and the form's box. */
async function choose(chosen: File) {
  const sent: File[] = [];
  vi.stubGlobal('fetch', (_: string, init: RequestInit) => {
    const file = (init.body as FormData).get('file');
    if (file instanceof File) sent.push(file);
    return Promise.resolve(Response.json({ errcode: 0, serverTime: 1_000, id: '1' }));
  });
  const { box } = await render(
    <Provider store={makeStore()}>
      <KycForm />
    </Provider>,
  );
  const input = the(box, 'input[type="file"]') as HTMLInputElement;
  Object.defineProperty(input, 'files', { value: [chosen] });
  await act(async () => input.dispatchEvent(new Event('change', { bubbles: true })));
  await vi.waitFor(async () => {
    await act(async () => undefined);
    expect(sent.length + box.querySelectorAll('[role="alert"]').length).toBe(1);
  });
  return { box, sent };
}

beforeEach(() => {
  fakePicture(picture);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('the photo of a document', () => {
  it('can be any file of the phone: the choice of a file does not force the camera', async () => {
    const { box } = await render(
      <Provider store={makeStore()}>
        <KycForm />
      </Provider>,
    );
    expect(box.querySelectorAll('input[type="file"]')).toHaveLength(2);
    expect(box.querySelectorAll('input[capture]')).toHaveLength(0);
  });

  it('is white where the chosen picture is transparent', async () => {
    fakeCanvas();
    const { sent } = await choose(png());
    expect(sent[0]?.type).toBe('image/jpeg');
    expect(await sent[0]?.text()).toBe('255 255 255 255');
  });

  it('is the chosen file itself if the browser returns noise from a canvas', async () => {
    fakeCanvas({ isNoisy: true });
    const chosen = png(123);
    const { sent } = await choose(chosen);
    expect(sent[0]).toMatchObject({ name: 'id.png', type: 'image/png', size: 123 });
  });

  it('is refused with words if the browser returns noise and the file is above the server’s limit', async () => {
    fakeCanvas({ isNoisy: true });
    const { box, sent } = await choose(png(KYC_LIMITS.bytes + 1));
    expect(sent).toEqual([]);
    expect(the(box, '[role="alert"]').textContent).toContain('5 MB is the most');
  });
});
