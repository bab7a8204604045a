import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import fastify from 'fastify';
import { expect, test, vi } from 'vitest';
import { closerOf } from './close-app.ts';

test('a close waits for the request in flight and ends its connection with the answer', async () => {
  const app = fastify();
  let answer: (text: string) => void = () => undefined;
  const arrived = new Promise<void>((resolve) => {
    app.get('/', () => {
      resolve();
      return new Promise<string>((send) => {
        answer = send;
      });
    });
  });
  const closeApp = closerOf(app);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const closeAll = vi.spyOn(app.server, 'closeAllConnections');
  const { port } = app.server.address() as AddressInfo;
  // fetch keeps the connection for its next request.
  const asked = fetch(`http://127.0.0.1:${port}/`).then((response) => response.text());
  await arrived;

  const closed = closeApp(10_000);
  await expect.poll(() => app.server.listening).toBe(false);
  answer('done');
  expect(await asked).toBe('done');
  await closed;
  expect(closeAll).not.toHaveBeenCalled();
});

test('a connection on which nothing was ever asked is not waited for', async () => {
  const app = fastify();
  const closeApp = closerOf(app);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const closeAll = vi.spyOn(app.server, 'closeAllConnections');
  const { port } = app.server.address() as AddressInfo;
  const accepted = once(app.server, 'connection');
  const unused = connect(port, '127.0.0.1');
  await accepted;
  const ended = once(unused.resume(), 'close');
  await closeApp(10_000);
  await ended;
  expect(closeAll).not.toHaveBeenCalled();
});
