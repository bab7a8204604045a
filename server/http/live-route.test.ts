import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as v from 'valibot';
import { ErrorCode } from '../../contract/errors.ts';
import { LIVE_PATH, liveMessage, type LiveMessage } from '../../contract/live.ts';
import { grownUp, testProduct, type TestProduct } from '../testing/product.ts';

let product: TestProduct;
let address: string;

beforeEach(async () => {
  product = await testProduct();
  await product.served.app.listen({ port: 0, host: '127.0.0.1' });
  address = `http://127.0.0.1:${(product.served.app.server.address() as AddressInfo).port}`;
});
afterEach(() => product.close());

const register = () =>
  product.ask('accountRegist', {
    account: 'live_player',
    password: 'lantern-and-rain',
    declarations: grownUp,
  });

/** Opens the live stream as a browser does; checks each message against the contract. */
async function open(token?: string) {
  const response = await fetch(
    `${address}${LIVE_PATH}`,
    token === undefined ? {} : { headers: { authorization: token } },
  );
  const messages: LiveMessage[] = [];
  const done = (async () => {
    let rest = '';
    for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      const parts = (rest + chunk).split('\n\n');
      rest = parts.pop() ?? '';
      for (const part of parts) messages.push(v.parse(liveMessage, JSON.parse(part.replace(/^data: /, ''))));
    }
  })();
  return { response, done, types: () => messages.map(({ type }) => type) };
}

test('the live stream sends events with the security headers of every response', async () => {
  const { response, types } = await open((await register()).token);
  expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(response.headers.get('content-security-policy')).toBe("default-src 'none';frame-ancestors 'none'");
  await expect.poll(types).toEqual(['hello', 'pools', 'balance']);
});

test("a guest's live stream gets no private messages", async () => {
  const { types } = await open();
  await expect.poll(types).toEqual(['hello', 'pools']);
});

test('a live stream with an invalid token sends a message about the token and ends', async () => {
  const { done, types } = await open('A'.repeat(43));
  await done;
  expect(types()).toEqual(['sessionEnded']);
});

test('logging out ends the live stream of that session', async () => {
  const { token } = await register();
  const { done, types } = await open(token);
  await expect.poll(types).toContain('balance');
  await product.ask('logout', {}, { token });
  await done;
  expect(types().at(-1)).toBe('sessionEnded');
});

test('stopping the server ends the live streams', async () => {
  const { done, types } = await open();
  await expect.poll(types).toContain('pools');
  await product.served.close();
  await done;
});

test('a player may open ten live streams; the next one is refused with its own error until a stream is closed', async () => {
  const { token } = await register();
  const places = Array.from({ length: 10 }, () => new AbortController());
  const ask = (signal?: AbortSignal) =>
    fetch(`${address}${LIVE_PATH}`, {
      headers: { authorization: token },
      ...(signal === undefined ? {} : { signal }),
    });
  const opened = await Promise.all(places.map(({ signal }) => ask(signal)));
  expect(opened.map(({ status }) => status)).toEqual(places.map(() => 200));
  const refused = await ask();
  expect([refused.status, await refused.json()]).toMatchObject([
    429,
    { errcode: ErrorCode.streamsFull, message: 'Live updates are busy. This page will refresh on its own.' },
  ]);
  // Streams of guests at the same address have a separate limit.
  expect((await fetch(`${address}${LIVE_PATH}`)).status).toBe(200);
  places[0]?.abort();
  await expect.poll(async () => (await ask()).status).toBe(200);
});
