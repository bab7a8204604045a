import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  openServerReader,
  parseRequest,
  recordedBody,
  requestName,
  type ServerReader,
} from './server-requests.ts';

let server: Server;
let answer = '';
let asked: string[] = [];
let reader: ServerReader;

beforeEach(async () => {
  asked = [];
  server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url} ${request.headers.authorization ?? 'nobody'}`);
    response.setHeader('date', new Date(asked.length * 1000).toUTCString()).end(answer);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  reader = newReader();
});
afterEach(() => server.close());

const newReader = (): ServerReader =>
  openServerReader(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, {
    player: 'p',
    newcomer: 'n',
  });

/** Returns the hash that a new reader computes when the server answers with this text. */
function hashOf(text: string): Promise<string> {
  answer = text;
  return newReader().answer({ who: 'player', method: 'POST', path: '/app/v1/list', body: '{"page":1}' });
}

it('the hash of a call changes if the server answers differently', async () => {
  expect(await hashOf('{"name":"Marisol"}')).not.toBe(await hashOf('{"name":"Marisela"}'));
});

it('ids and hashes that are new in every database do not change the hash of a call', async () => {
  const [one, other] = ['0198c2b7-1111-7abc-8def-000000000001', '0198c2b8-2222-7abc-8def-000000000002'];
  expect(await hashOf(`{"id":"${one}","seedHash":"${'a1'.repeat(32)}"}`)).toBe(
    await hashOf(`{"id":"${other}","seedHash":"${'b2'.repeat(32)}"}`),
  );
});

it('the reader sends each request once, with the session of its sender', async () => {
  const request = { who: 'newcomer', method: 'POST', path: '/app/v1/list', body: '{}' } as const;
  await Promise.all([reader.answer(request), reader.answer(request)]);
  await reader.answer({ ...request, who: 'guest' });
  expect(asked).toEqual(['POST /app/v1/list n', 'POST /app/v1/list nobody']);
});

it('the header "date" does not change the hash of response headers', async () => {
  expect(await reader.headers(['/faq'])).toBe(await newReader().headers(['/faq']));
});

it('the name of a request omits the common fields of calls, and is parsed to the same request', () => {
  const body = recordedBody('{"appId":"perya","channel":"WEB","page":1,"name":"a b"}');
  expect(body).toBe('{"page":1,"name":"a b"}');
  const request = { who: 'player', method: 'POST', path: '/app/v1/list?x=1', body } as const;
  expect(parseRequest(requestName(request))).toEqual(request);
  expect(recordedBody('{"channel":"IOS"}')).toBe('{"channel":"IOS"}');
});
