import fc from 'fast-check';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ErrorCode } from '../../contract/errors.ts';
import type { Handlers } from '../calls/handler.ts';
import type { Database } from '../db/database.ts';
import { sampleRestrictedPersons } from '../gateways/restricted-persons.ts';
import { noLiveHub } from '../live/hub.ts';
import { testClock } from '../testing/clock.ts';
import { buildApp } from './app.ts';

const SECRET = 'what lies outside of every folder';
let root: string;
let app: Awaited<ReturnType<typeof buildApp>>;
let port: number;

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'perya-paths-'));
  for (const folder of ['client/assets/deep', 'art/wheel', 'tiles'])
    mkdirSync(join(root, folder), { recursive: true });
  writeFileSync(join(root, 'secret.txt'), SECRET);
  writeFileSync(join(root, 'client/index.html'), '<title>Perya</title>');
  writeFileSync(join(root, 'client/assets/index-BxY3k9_2.js'), 'here');
  writeFileSync(join(root, 'art/wheel/sheet.json'), '{}');
  app = await buildApp({
    // The paths of this test reach neither a handler nor the database.
    db: {} as Database,
    handlers: {} as Handlers,
    clock: testClock(),
    live: noLiveHub,
    restricted: sampleRestrictedPersons,
    mode: 'test',
    files: { client: join(root, 'client'), art: join(root, 'art'), tiles: join(root, 'tiles') },
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  port = (app.server.address() as AddressInfo).port;
});
afterAll(async () => {
  await app.close();
  rmSync(root, { recursive: true });
});

/** Sends a path and headers unchanged, while fetch would normalise them. */
const send = (path: string, headers = 'Host: x\r\n'): Promise<{ status: number; body: string }> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(
        Buffer.from(
          `GET ${path} HTTP/1.1\r\n${headers}Accept: text/html\r\nConnection: close\r\n\r\n`,
          'latin1',
        ),
      ),
    );
    let received = '';
    socket.on('data', (chunk) => (received += chunk.toString()));
    socket.on('error', reject);
    socket.on('close', () =>
      resolve({
        status: Number(received.slice(9, 12)),
        body: received.slice(received.indexOf('\r\n\r\n') + 4),
      }),
    );
  });

it.each([
  ['/assets/', 404],
  ['/assets/index-BxY3k9_2.js', 200],
  ['/assets/deep/', 404],
  ['/art/', 404],
  ['/art/wheel', 404],
  ['/art/wheel/', 404],
  ['/art/wheel/sheet.json/', 404],
  ['/art/%00', 400],
  ['/assets/index-BxY3k9_2.js%00.html', 400],
  ['/art/%2500', 404],
  ['/../secret.txt', 404],
  ['/art/../../secret.txt', 404],
  ['/art/%2e%2e/%2e%2e/secret.txt', 404],
  ['/art/..%2f..%2fsecret.txt', 404],
  ['/art/%252e%252e%252fsecret.txt', 404],
  ['/art/..\\..\\secret.txt', 400],
  ['/art/%5c..%5csecret.txt', 404],
  ['/art/.../secret.txt', 404],
  ['/art/%zz', 400],
  ['/%', 400],
  ['/%c0%af', 400],
  [`/art/${'a/'.repeat(2_000)}`, 404],
  [`/${'a'.repeat(5_000)}`, 404],
  [`/art/${'../'.repeat(300)}etc/passwd`, 404],
])('the path %s gets the status %i', async (path, status) => {
  const answer = await send(path);
  expect(answer.status).toBe(status);
  expect(answer.body).not.toContain(SECRET);
  if (status !== 200) expect(JSON.parse(answer.body).errcode).toBeGreaterThan(9_000);
});

it('an unknown path is refused in the format of call responses', async () => {
  expect(JSON.parse((await send('/art/../../secret.txt')).body)).toMatchObject({
    errcode: ErrorCode.notFound,
    message: 'There’s nothing here.',
  });
});

it('no path causes a server error or leads out of its folder', async () => {
  const part = fc.constantFrom(
    ...'..|.|...|%2e%2e|%2E.|%252e%252e|/|//|\\|%2f|%5c|%252f|%00|%2500|\u0001|%0a|%7f|%|%zz|%c0%ae|%ff|:|art|assets'
      .concat(
        '|tiles|wheel|secret.txt|index.html|?|#|;|~|%20|+|*|\u00e9|sheet.json|.br|.env|',
        'a'.repeat(300),
      )
      .split('|'),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.array(part, { maxLength: 10 }),
      fc.constantFrom('/', '/art/', '/assets/', '/tiles/'),
      async (parts, start) => {
        const { status, body } = await send(`${start}${parts.join('')}`);
        expect([200, 400, 404]).toContain(status);
        expect(body).not.toContain(SECRET);
      },
    ),
    { numRuns: 600 },
  );
});

it.each([
  ['two hosts', 'Host: x\r\nHost: evil.example\r\n'],
  ['two hosts in other letters', 'Host: x\r\nhOST: x\r\n'],
  ['two tokens', 'Host: x\r\nAuthorization: a\r\nAuthorization: b\r\n'],
])('a request with %s is refused', async (_, headers) => {
  expect((await send('/', headers)).status).toBe(400);
  expect((await send('/')).status).toBe(200);
});
