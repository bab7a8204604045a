import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { GameServerAnswer, GameServerCallName } from '../../contract/game-server.ts';
import { buildGameServerApp, type GameServerApp } from './game-server-app.ts';

const LOBBY = 'https://lobby.test';

let folder: string;
let app: GameServerApp;
const asked: unknown[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'perya-frame-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Game</title>');
  writeFileSync(join(folder, 'assets/frame-1f2e3d4c.js'), 'export {};');
  app = await buildGameServerApp({
    mode: 'production',
    framedBy: [LOBBY],
    logLevel: 'silent',
    files: { frame: folder },
    async handle(name, call): Promise<GameServerAnswer<GameServerCallName>> {
      asked.push({ name, ...call });
      if (name === 'rounds') throw new Error('broken');
      return { status: 'refused', code: 'roundSettled' };
    },
  });
  await app.ready();
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

const post = (path: string, payload: string, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: path,
    payload,
    headers: { 'content-type': 'application/json', authorization: 'Bearer abc.def', ...headers },
  });

it("the game server's HTTP server passes the token and the body to the handler, and forbids caching", async () => {
  const response = await post('/studio/v1/step', '{"a":1}');
  expect(asked.at(-1)).toEqual({ name: 'step', token: 'abc.def', body: { a: 1 } });
  expect(response.statusCode).toBe(200);
  expect(response.json()).toEqual({ status: 'refused', code: 'roundSettled' });
  expect(response.headers['cache-control']).toBe('no-store');
  expect(response.headers['access-control-allow-origin']).toBeUndefined();
});

it('responses with data have the strictest security policy, HSTS only over https, and no header that only a page needs', async () => {
  const { headers } = await post('/studio/v1/step', '{}');
  const { date: _, connection: __, 'content-length': ___, ...own } = headers;
  expect(own).toEqual({
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none';frame-ancestors 'none'",
    'content-type': 'application/json; charset=utf-8',
    'cross-origin-resource-policy': 'same-origin',
    'strict-transport-security': expect.stringContaining('max-age='),
    'x-content-type-options': 'nosniff',
  });
});

it('a malformed authorization header gives the handler no token', async () => {
  await post('/studio/v1/open', '{}', { authorization: 'abc.def' });
  expect(asked.at(-1)).toMatchObject({ name: 'open', token: '' });
});

it.each([
  ['/studio/v1/open', '{', 400, 'invalidRequest'],
  ['/studio/v1/open', JSON.stringify({ text: 'x'.repeat(9_000) }), 413, 'invalidRequest'],
  ['/studio/v1/unheard', '{}', 404, 'unknownCall'],
  ['/studio/v1/%2e%2e/open', '{}', 404, 'unknownCall'],
  ['/studio/v1/rounds', '{}', 500, 'tryAgain'],
])('a POST of %s with the body %s gets the status %i', async (path, body, status, code) => {
  const response = await post(path, body);
  expect(response.statusCode).toBe(status);
  expect(response.json()).toEqual({ status: 'refused', code });
});

it.each(['identity', 'gzip, deflate, br'])(
  "the frame's page is served with the encoding %s, and only the lobby may embed it",
  async (encoding) => {
    const headers = { 'accept-encoding': encoding };
    const page = await app.inject({ method: 'GET', url: '/', headers });
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('<title>Game</title>');
    expect(page.headers['cache-control']).toBe('no-cache');
    const policy = String(page.headers['content-security-policy']);
    expect(policy).toContain(`frame-ancestors ${LOBBY};`);
    expect(policy).toContain("frame-src 'none'");
    expect(policy).toContain("script-src 'self';");
    expect(page.headers['x-frame-options']).toBeUndefined();
    expect(page.headers['permissions-policy']).toMatch(/microphone=\(\).*camera=\(\)/);
  },
);

it('files with a hash in their name are cached for ever, and nothing outside the folder is served', async () => {
  const script = await app.inject({ method: 'GET', url: '/assets/frame-1f2e3d4c.js' });
  expect(script.headers['cache-control']).toContain('immutable');
  expect((await app.inject({ method: 'GET', url: '/../package.json' })).statusCode).toBe(404);
  expect((await app.inject({ method: 'GET', url: '/assets/' })).statusCode).toBe(404);
  expect((await app.inject({ method: 'GET', url: '/nothing.js' })).json()).toMatchObject({
    status: 'refused',
  });
});
