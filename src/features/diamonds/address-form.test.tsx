// @vitest-environment happy-dom
import { act } from 'react';
import { Provider } from 'react-redux';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { press, render, the, type } from '../../../tests/render.ts';
import { ErrorCode } from '../../../contract/errors.ts';
import { makeStore } from '../../store/store.ts';
import { AddressForm } from './address-form.tsx';

const typed = {
  name: 'Maria Santos',
  mobile: '0917 555 0142',
  city: 'Quezon City',
  barangay: 'Loyola Heights',
  street: '12 Katipunan Ave',
  zip: '1108',
} as const;

/** Fakes a server that answers every call with `body`; returns the list of the requests' bodies. */
function serve(body: object): Record<string, unknown>[] {
  const sent: Record<string, unknown>[] = [];
  vi.stubGlobal('fetch', (_: string, init: RequestInit) => {
    sent.push(JSON.parse(init.body as string) as Record<string, unknown>);
    return Promise.resolve(new Response(JSON.stringify({ serverTime: 1_000, ...body })));
  });
  return sent;
}

async function open() {
  const onSaved = vi.fn<() => void>();
  const { box } = await render(
    <Provider store={makeStore()}>
      <AddressForm known={undefined} onSaved={onSaved} />
    </Provider>,
  );
  const field = (name: string): HTMLElement => the(box, `[name="${name}"]`);
  /** Returns the error message under a field; empty if there is none. */
  const errorUnder = (name: string): string => {
    const id = field(name).getAttribute('aria-describedby');
    return id === null ? '' : (document.querySelector(`[id="${id}"]`)?.textContent ?? '');
  };
  const send = async (): Promise<void> => {
    await press(the(box, '[type="submit"]'));
    // Waits until the input has been validated and the server has answered.
    await act(async () => vi.waitFor(() => expect(box.querySelector('[aria-busy="true"]')).toBeNull()));
  };
  const fillIn = async (): Promise<void> => {
    for (const [name, text] of Object.entries(typed)) await type(field(name), text);
    await type(field('region'), the(field('region'), 'option:nth-child(2)').getAttribute('value') ?? '');
    await type(field('province'), the(field('province'), 'option:nth-child(2)').getAttribute('value') ?? '');
  };
  return { box, onSaved, field, errorUnder, send, fillIn };
}

afterEach(() => vi.unstubAllGlobals());

describe('the address form', () => {
  it('shows under each field what is wrong, in the form’s own words', async () => {
    const sent = serve({ errcode: 0 });
    const form = await open();
    await form.send();
    for (const name of [...Object.keys(typed), 'region', 'province']) {
      expect(form.errorUnder(name), name).not.toBe('');
    }
    await type(form.field('zip'), '12');
    expect(form.errorUnder('zip')).toBe('Four digits, like 1105.');
    expect(sent).toEqual([]);
  });

  it('shows the server’s errors under the fields that they name, and keeps the input', async () => {
    serve({
      errcode: ErrorCode.validationFailed,
      message: 'Please check.',
      fields: { street: 'addressLine', zip: 'zip' },
    });
    const form = await open();
    await form.fillIn();
    await form.send();
    expect(form.errorUnder('street')).toBe('At least two letters or numbers, with common marks only.');
    expect(form.errorUnder('zip')).toBe('Four digits, like 1105.');
    expect(form.errorUnder('city')).toBe('');
    expect((form.field('street') as HTMLInputElement).value).toBe(typed.street);
    expect(form.onSaved).not.toHaveBeenCalled();
  });

  it('shows an error that belongs to no field above the button', async () => {
    serve({ errcode: ErrorCode.internalError, message: 'Something went wrong on our side.' });
    const form = await open();
    await form.fillIn();
    await form.send();
    expect(form.box.textContent).toContain('Something went wrong on our side.');
    expect(Object.keys(typed).map(form.errorUnder).join('')).toBe('');
  });

  it('clears the province when the region changes', async () => {
    const form = await open();
    await form.fillIn();
    await type(
      form.field('region'),
      the(form.field('region'), 'option:nth-child(3)').getAttribute('value') ?? '',
    );
    expect((form.field('province') as HTMLSelectElement).value).toBe('');
  });
});
