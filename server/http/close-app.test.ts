import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import fastify from 'fastify';
import { expect, test, vi } from 'vitest';
import { prepareClose } from './close-app.ts';

test('closing the server waits for the request in flight, and closes its connection with the response', async () => {
  const app = fastify();
  prepareClose(app);
  let answer: (text: string) => void = () => undefined;
  const arrived = new Promise<void>((resolve) => {
    app.get('/', () => {
      resolve();
      return new Promise<string>((send) => {
        answer = send;
      });
    });
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const closeAll = vi.spyOn(app.server, 'closeAllConnections');
  const { port } = app.server.address() as AddressInfo;
  // fetch would keep the connection open for its next request.
  const asked = fetch(`http://127.0.0.1:${port}/`).then((response) => response.text());
  await arrived;

  const closed = app.closeWithin(10_000);
  await expect.poll(() => app.server.listening).toBe(false);
  answer('done');
  expect(await asked).toBe('done');
  await closed;
  expect(closeAll).not.toHaveBeenCalled();
});

test('closing the server does not wait for a connection without a request', async () => {
  const app = fastify();
  prepareClose(app);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const closeAll = vi.spyOn(app.server, 'closeAllConnections');
  const { port } = app.server.address() as AddressInfo;
  const accepted = once(app.server, 'connection');
  const unused = connect(port, '127.0.0.1');
  await accepted;
  const ended = once(unused.resume(), 'close');
  await app.closeWithin(10_000);
  await ended;
  expect(closeAll).not.toHaveBeenCalled();
});

test('closing the server waits for the handler of a disconnected client, but only for a limited time', async () => {
  for (const isDone of [true, false]) {
    const app = fastify();
    prepareClose(app);
    let finish: () => void = () => undefined;
    let hasFinished = false;
    const arrived = new Promise<void>((resolve) => {
      app.get('/', async () => {
        resolve();
        await new Promise<void>((done) => {
          finish = done;
        });
        hasFinished = true;
        return 'done';
      });
    });
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    const leaving = new AbortController();
    const asked = fetch(`http://127.0.0.1:${port}/`, { signal: leaving.signal }).catch(() => 'gone');
    await arrived;
    leaving.abort();
    expect(await asked).toBe('gone');

    let isClosed = false;
    const closed = app.closeWithin(isDone ? 10_000 : 100).then(() => (isClosed = true));
    if (isDone) {
      await app.close();
      await new Promise(setImmediate);
      expect(isClosed).toBe(false);
      finish();
    }
    await closed;
    expect(hasFinished).toBe(isDone);
    finish();
  }
});
