import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError, type AppPort, BRIDGE_TIMEOUT_MS, openBridge } from './bridge.ts';

interface Sent {
  readonly v: number;
  readonly id: string;
  readonly method?: string;
  readonly params?: object;
  readonly result?: unknown;
  readonly error?: string;
}

/** Creates the app's end of the channel, with the messages it received and a function that sends one. */
function fakeApp() {
  const sent: Sent[] = [];
  const port: AppPort = { postMessage: (text) => void sent.push(JSON.parse(text) as Sent), onmessage: null };
  return { port, sent, say: (message: unknown) => port.onmessage?.({ data: message }) };
}
const answer = (id: string, result: unknown) => JSON.stringify({ v: 1, id, result });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('channel to the Android app', () => {
  it('sends a message with version, id, method and parameters, and resolves with its answer', async () => {
    const { port, sent, say } = fakeApp();
    const shared = openBridge(port, () => undefined).call('share', { text: 'Hello' });
    expect(sent).toEqual([{ v: 1, id: sent[0]?.id, method: 'share', params: { text: 'Hello' } }]);
    say(answer(sent[0]?.id ?? '', { isShared: true }));
    expect(await shared).toEqual({ isShared: true });
    expect(vi.getTimerCount()).toBe(0);
  });

  it('gives every call its own answer, in any order of the answers', async () => {
    await fc.assert(
      fc.asyncProperty(fc.shuffledSubarray([0, 1, 2, 3, 4, 5], { minLength: 6 }), async (order) => {
        const { port, sent, say } = fakeApp();
        const bridge = openBridge(port, () => undefined);
        const calls = order.map(() => bridge.call('pushToken'));
        for (const at of order) say(answer(sent[at]?.id ?? '', { token: `token ${at}` }));
        expect((await Promise.all(calls)).map(({ token }) => token)).toEqual(
          order.map((_, at) => `token ${at}`),
        );
      }),
    );
  });

  it.each([
    ['silence', () => undefined],
    ['another version', (id: string) => JSON.stringify({ v: 2, id, result: { isOpen: true } })],
    ['another id', () => answer('somebody', { isOpen: true })],
    ['no JSON', () => 'isOpen'],
    ['an object that is no text', () => ({ v: 1 })],
    ['a refusal', (id: string) => JSON.stringify({ v: 1, id, error: 'notAllowed' })],
    ['another answer', (id: string) => answer(id, { isOpen: 'yes' })],
  ])('rejects a call with AppError after %s', async (_what, said) => {
    const { port, sent, say } = fakeApp();
    const call = openBridge(port, () => undefined).call('chat');
    const failed = call.catch((reason: unknown) => reason);
    const message = said(sent[0]?.id ?? '');
    if (message !== undefined) say(message);
    await vi.advanceTimersByTimeAsync(BRIDGE_TIMEOUT_MS);
    expect(await failed).toBeInstanceOf(AppError);
  });

  it('rejects a call after exactly five seconds without an answer, and ignores a later answer', async () => {
    const { port, sent, say } = fakeApp();
    const call = openBridge(port, () => undefined).call('login');
    const settled = vi.fn<(outcome: unknown) => void>();
    call.then(settled, settled);
    await vi.advanceTimersByTimeAsync(BRIDGE_TIMEOUT_MS - 1);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(settled).toHaveBeenCalledOnce();
    say(answer(sent[0]?.id ?? '', null));
    expect(settled).toHaveBeenCalledOnce();
  });

  it("answers the app's requests, and reports an unknown method as an error", () => {
    const { port, sent, say } = fakeApp();
    openBridge(port, (method) => (method === 'back' ? { isHandled: true } : undefined));
    say(JSON.stringify({ v: 1, id: 'a', method: 'back' }));
    say(JSON.stringify({ v: 1, id: 'b', method: 'format' }));
    expect(sent).toEqual([
      { v: 1, id: 'a', result: { isHandled: true } },
      { v: 1, id: 'b', error: 'unknownMethod' },
    ]);
  });
});
