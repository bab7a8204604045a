import helmet from '@fastify/helmet';
import { fastify, type FastifyInstance } from 'fastify';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { securityHeaders } from './security.ts';
import { addStaticFiles, type FindRedirect, sendLobby, type StaticFolders } from './static-files.ts';

/** Test double that redirects one path and throws for another. */
const findRedirect: FindRedirect = async (path, origin) => {
  if (path === '/broken') throw new Error('no database');
  return path === '/promo' ? `https://blog.example/?from=${encodeURIComponent(origin)}` : undefined;
};

let root: string;
let app: FastifyInstance;

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'perya-files-'));
  const script = 'console.log("perya")';
  write('client/index.html', '<title>Lobby</title><script>1</script><script src="/a.js"></script>');
  write('client/index.fil.html', '<title>Perya, tara</title><script>1</script><script src="/a.js"></script>');
  write('client/login.html', '<title>Log in</title><script>1</script>');
  write('client/login.fil.html', '<title>Mag-log in</title><script>1</script>');
  write('client/app.html', '<title>Perya</title>');
  write('client/app.html.br', brotliCompressSync('<title>Perya</title>'));
  write('client/assets/index-BxY3k9_2.js', script);
  write('client/assets/index-BxY3k9_2.js.br', brotliCompressSync(script));
  write('client/sw.js', '');
  write('client/.vite/manifest.json', '{}');
  write('art/manifest.json', '{}');
  write('art/wheel-art-0-2b343b839e.json', '{}');
  write('tiles/ginto-kingdom.webp', 'x');
  const files: StaticFolders = {
    client: join(root, 'client'),
    art: join(root, 'art'),
    tiles: join(root, 'tiles'),
  };
  app = fastify();
  await app.register(helmet, securityHeaders('production'));
  app.setNotFoundHandler((request, reply) =>
    sendLobby(files, request, reply, findRedirect) ? reply : reply.code(404).send('Not found'),
  );
  await addStaticFiles(app, files);
});
afterAll(async () => {
  await app.close();
  rmSync(root, { recursive: true });
});

function write(path: string, content: string | Buffer): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), content);
}

const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ method: 'GET', url, headers });

test.each([
  ['/assets/index-BxY3k9_2.js', 'public, max-age=31536000, immutable'],
  ['/art/wheel-art-0-2b343b839e.json', 'public, max-age=31536000, immutable'],
  ['/art/manifest.json', 'no-cache'],
  ['/sw.js', 'no-cache'],
  ['/', 'no-cache'],
  ['/tiles/ginto-kingdom.webp', 'public, max-age=86400'],
])('a response with the file %s has the Cache-Control %s', async (url, caching) => {
  const { statusCode, headers } = await get(url);
  expect([statusCode, headers['cache-control']]).toEqual([200, caching]);
});

test.each([
  ['/assets/index-BxY3k9_2.js', []],
  ['/art/wheel-art-0-2b343b839e.json', []],
  ['/art/manifest.json', ['etag', 'last-modified']],
  ['/tiles/ginto-kingdom.webp', ['etag', 'last-modified']],
  ['/sw.js', ['etag', 'last-modified']],
])(
  '%s has no header that only a page needs, and has cache validators only if browsers check it again: %j',
  async (url, telling) => {
    const { headers } = await get(url);
    const { date: _, connection: __, ...own } = headers;
    expect(Object.keys(own).toSorted()).toEqual(
      [
        ...telling,
        'accept-ranges',
        'cache-control',
        'content-length',
        'content-type',
        'vary',
        'x-content-type-options',
      ].toSorted(),
    );
  },
);

test('files of the build that browsers do not need are not served', async () => {
  expect((await get('/.vite/manifest.json')).statusCode).toBe(404);
});

test('pages have their security headers', async () => {
  for (const [url, encoding] of [
    ['/', 'identity'],
    ['/member', 'identity'],
    ['/member', 'br'],
  ] as const) {
    const { headers } = await get(url, { accept: 'text/html', 'accept-encoding': encoding });
    expect(headers['content-encoding'] ?? 'identity').toBe(encoding);
    expect(headers['content-security-policy']).toContain("default-src 'self'");
    expect(headers['x-frame-options']).toBe('SAMEORIGIN');
  }
});

test('the compressed copy of a file is sent to clients that accept it', async () => {
  const packed = await get('/assets/index-BxY3k9_2.js', { 'accept-encoding': 'gzip, br' });
  expect(packed.headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': expect.stringContaining('javascript'),
  });
  expect((await get('/assets/index-BxY3k9_2.js')).body).toBe('console.log("perya")');
});

test.each(['/activity/jackpot', '/feedback/record/17', '/no/such/page?x=1'])(
  "the path %s gets the lobby's page, where the client's router handles it",
  async (url) => {
    const { statusCode, body, headers } = await get(url, { accept: 'text/html' });
    expect([statusCode, body, headers['cache-control']]).toEqual([200, '<title>Perya</title>', 'no-cache']);
  },
);

test("the lobby's page contains its first screen, except with a filter in its address", async () => {
  expect((await get('/')).body).toContain('<title>Lobby</title>');
  expect((await get('/?type=slots')).body).toBe('<title>Perya</title>');
});

test('the log-in page contains its first screen in the language of the cookie, whatever the query is', async () => {
  const visit = async (url: string, cookie = '') => {
    const { body, headers } = await get(url, { accept: 'text/html', cookie });
    return { body, vary: headers.vary, policy: headers['content-security-policy'] };
  };
  const hash = createHash('sha256').update('1').digest('base64');
  expect(await visit('/auth/login?redirect=%2Fmember')).toEqual({
    body: expect.stringContaining('<title>Log in</title>'),
    vary: 'cookie, accept-encoding',
    policy: expect.stringContaining(`'sha256-${hash}'`),
  });
  expect((await visit('/auth/login', 'perya.locale=fil')).body).toContain('<title>Mag-log in</title>');
  expect((await visit('/auth/accountLogin')).body).toBe('<title>Perya</title>');
});

test("the lobby's page is in the language of the cookie, and the response renews the cookie for a year", async () => {
  const visit = async (cookie: string) => {
    const { body, headers } = await get('/', { cookie });
    const { vary, 'set-cookie': kept, 'content-security-policy': policy } = headers;
    return { body, vary, kept, policy };
  };
  const filipino = await visit('a=b; perya.locale=fil');
  expect(filipino).toMatchObject({
    body: expect.stringContaining('tara'),
    vary: 'cookie, accept-encoding',
    kept: 'perya.locale=fil; Max-Age=31536000; Path=/; SameSite=Lax',
  });
  expect(filipino.policy).toContain("script-src 'self' 'sha256-");
  expect(await visit('perya.locale=en')).toMatchObject({
    body: expect.not.stringContaining('tara'),
    kept: expect.stringContaining('perya.locale=en'),
  });
  for (const none of ['', 'perya.locale=xx'])
    expect(await visit(none)).toMatchObject({ body: expect.not.stringContaining('tara'), kept: undefined });
  expect((await get('/?type=slots', { cookie: 'perya.locale=fil' })).body).toBe('<title>Perya</title>');
});

test("the content security policy lists the hashes of the lobby's inline scripts, even after a rebuild", async () => {
  const policyAt = async (url: string) =>
    (await get(url, { accept: 'text/html' })).headers['content-security-policy'];
  const hash = (script: string) => createHash('sha256').update(script).digest('base64');
  for (const script of ['1', '2']) {
    write('client/index.html', `<title>Lobby</title><script>${script}</script><script src="/a.js"></script>`);
    for (const url of ['/', '/index.html'])
      expect(await policyAt(url)).toContain(`script-src 'self' 'sha256-${hash(script)}';`);
  }
  expect(await policyAt('/member')).toContain("script-src 'self';");
});

test.each([
  '/assets/gone-12345678.js',
  '/art/gone.json',
  '/picture.png',
  '/tiles/..%2f..%2fclient/index.html',
])("the path %s does not get the lobby's page", async (url) => {
  expect((await get(url, { accept: 'text/html' })).statusCode).toBe(404);
});

test("a redirected path gets its target, or the lobby's page if the look-up fails", async () => {
  const led = await get('/promo?utm=1', { accept: 'text/html', host: 'perya.test' });
  expect([led.statusCode, led.headers.location, led.headers['cache-control']]).toEqual([
    302,
    'https://blog.example/?from=http%3A%2F%2Fperya.test',
    'no-store',
  ]);
  for (const path of ['/broken', '/promo/more']) {
    const { statusCode, body } = await get(path, { accept: 'text/html' });
    expect([statusCode, body]).toEqual([200, '<title>Perya</title>']);
  }
});

test("only requests for a page get the lobby's page", async () => {
  expect((await get('/member', { accept: 'image/webp' })).statusCode).toBe(404);
  expect((await app.inject({ method: 'POST', url: '/member' })).statusCode).toBe(404);
});
