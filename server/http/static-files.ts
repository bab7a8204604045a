import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Locale } from '../../contract/errors.ts';
import { localeCookie, localeInCookies } from '../../contract/locale-cookie.ts';
import { removePageHeaders } from './security.ts';

/** Served folders; one that does not exist is left out. */
export interface StaticFolders {
  /**
   * The built lobby: index.html with the lobby's first screen, index.fil.html in Filipino, login.html and
   * login.fil.html likewise for the log-in, app.html for all other addresses, assets, service worker.
   */
  readonly client: string;
  /** The packed art of the scenes, at /art/. */
  readonly art?: string;
  /** Game tiles, at /tiles/. */
  readonly tiles?: string;
  /** Inserted into the lobby's head: marks the page as a developer's. */
  readonly mark?: string;
}

/** The lobby's page with its first screen. */
const LOBBY = 'index.html';
/** The same page with the first screen in Filipino. */
const FILIPINO_LOBBY = 'index.fil.html';
/** Pages of the addresses that have a first screen. */
const PAGES: Readonly<Record<string, Readonly<Record<Locale, string>>>> = {
  '/': { en: LOBBY, fil: FILIPINO_LOBBY },
  '/auth/login': { en: 'login.html', fil: 'login.fil.html' },
};
/** The app's page without a first screen. */
const ANY_PAGE = 'app.html';

/** Folders of smaller tiles in the built lobby. */
const SMALLER_TILES = ['tiles/small', 'tiles/tiny'] as const;

/** Caching of files with a hash in their name. */
export const FOREVER = 'public, max-age=31536000, immutable';
/** Caching of all other files that may change. */
export const ASK_EACH_TIME = 'no-cache';
const A_DAY = 'public, max-age=86400';

/** Names that contain a hash of the content: a-BxY3k9_2.js, sheet-1f2e3d4c.webp. */
export const HASHED = /-[\w-]{8,}\.\w+(?:\.(?:br|gz))?$/;

/** A page with a first screen in some language, or its compressed twin. */
const HAS_SCREEN = /^(?:index|login)(?:\.fil)?\.html/;

/** A page, or its compressed twin. */
const PAGE = /\.html(?:\.(?:br|gz))?$/;

/** Serves files: hashed names are cached for ever, all others revalidated each time. */
export async function addStaticFiles(app: FastifyInstance, folders: StaticFolders): Promise<void> {
  if (hasLobby(folders)) {
    app.get('/', (request, reply) => sendHome(folders, request, reply));
    if (folders.mark !== undefined) {
      for (const page of [...Object.values(PAGES).flatMap((one) => Object.values(one)), ANY_PAGE])
        app.get(`/${page}`, (_, reply) => sendMarked(folders, page, reply));
    }
    await app.register(fastifyStatic, {
      root: folders.client,
      preCompressed: true,
      // .vite/manifest.json is for tests.
      dotfiles: 'ignore',
      cacheControl: false,
      index: false,
      setHeaders: (response, path) => {
        if (!PAGE.test(path)) removePageHeaders(response);
        if (HAS_SCREEN.test(basename(path))) allowOwnScripts(response, folders.client);
        keep(response, HASHED.test(path) && path.includes('/assets/') ? FOREVER : ASK_EACH_TIME);
      },
    });
  }
  const caching = (path: string): string => (HASHED.test(path) ? FOREVER : ASK_EACH_TIME);
  await addFolder(app, { root: folders.art, prefix: '/art/', caching });
  await addFolder(app, { root: folders.tiles, prefix: '/tiles/', caching: () => A_DAY });
  // Created by the build; without a build the lobby shows the large tiles.
  for (const path of SMALLER_TILES) {
    const smaller = join(folders.client, path);
    const root = existsSync(smaller) ? smaller : folders.tiles;
    await addFolder(app, { root, prefix: `/${path}/`, caching: () => A_DAY });
  }
}

/** A folder served unchanged. */
interface Folder {
  /** Left out if it does not exist. */
  readonly root: string | undefined;
  readonly prefix: string;
  /** Returns the caching of a file. */
  readonly caching: (path: string) => string;
  /** Page at the prefix itself, which keeps a page's headers. */
  readonly page?: string;
}

/** Serves a folder. */
export async function addFolder(
  app: FastifyInstance,
  { root, prefix, caching, page }: Folder,
): Promise<void> {
  if (root === undefined || !existsSync(root)) return;
  // A separate route: the static plugin misses a folder's index when a browser accepts compression and there
  // is no compressed twin.
  if (page !== undefined) app.get(prefix, (_request, reply) => reply.sendFile(page, root));
  await app.register(fastifyStatic, {
    root,
    prefix,
    decorateReply: page !== undefined,
    preCompressed: true,
    dotfiles: 'ignore',
    cacheControl: false,
    index: false,
    setHeaders: (response, path) => {
      if (page === undefined || !PAGE.test(path)) removePageHeaders(response);
      keep(response, caching(path));
    },
  });
}

/** Sets the caching of a file. Files cached for ever are never revalidated and need no validators. */
function keep(reply: FastifyReply, caching: string): void {
  reply.header('cache-control', caching);
  if (caching === FOREVER) reply.removeHeader('etag').removeHeader('last-modified');
}

/** Allows the inline scripts of the lobby's page by their hashes, and no others. */
function allowOwnScripts(reply: FastifyReply, client: string): void {
  const policy = reply.getHeader('content-security-policy');
  if (typeof policy !== 'string') return;
  const scripts = readFileSync(join(client, LOBBY), 'utf8').matchAll(/<script>(.*?)<\/script>/gs);
  const hashes = [...scripts].map(
    ([, script = '']) => ` 'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  reply.header(
    'content-security-policy',
    policy.replace("script-src 'self'", `script-src 'self'${hashes.join('')}`),
  );
}

const hasLobby = (folders: StaticFolders): boolean => existsSync(join(folders.client, LOBBY));

/** Sends the lobby in the visitor's language; with a filter in its address, the app without a first screen. */
function sendHome(folders: StaticFolders, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (request.url !== '/') return sendPage(folders, ANY_PAGE, reply);
  const locale = localeInCookies(request.headers.cookie);
  // Some browsers drop a script's cookie after a week, but keep a server's.
  if (locale !== undefined) reply.header('set-cookie', localeCookie(locale, request.protocol === 'https'));
  return sendAddress(folders, '/', request, reply);
}

/** Sends the page of an address in the visitor's language, with its first screen where it has one. */
function sendAddress(
  folders: StaticFolders,
  path: string,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const pages = PAGES[path];
  const wanted = pages && [pages[localeInCookies(request.headers.cookie) ?? 'en'], pages.en];
  const page = wanted?.find((name) => existsSync(join(folders.client, name)));
  if (page === undefined) return sendPage(folders, ANY_PAGE, reply);
  return sendPage(folders, page, reply.header('vary', 'cookie, accept-encoding'));
}

function sendPage(folders: StaticFolders, page: string, reply: FastifyReply): FastifyReply {
  return folders.mark === undefined ? reply.sendFile(page, folders.client) : sendMarked(folders, page, reply);
}

/** Read on every request: in development the file is rebuilt while the server runs. */
function sendMarked({ client, mark = '' }: StaticFolders, name: string, reply: FastifyReply): FastifyReply {
  const page = readFileSync(join(client, name), 'utf8').replace('</head>', `${mark}</head>`);
  if (HAS_SCREEN.test(name)) allowOwnScripts(reply, client);
  return reply.header('cache-control', ASK_EACH_TIME).type('text/html; charset=utf-8').send(page);
}

/** Paths that are never the lobby's own routes. */
const NOT_A_ROUTE = /^\/(?:app|art|tiles|docs|dev|assets)\/|\.[A-Za-z0-9]+$/;

/** Returns the target of a redirected path of the lobby, else undefined. */
export type FindRedirect = (pathname: string, origin: string) => Promise<string | undefined>;

/**
 * Sends the lobby's page, or a redirect, for any path that the client's router may know; returns false for other
 * requests.
 */
export function sendLobby(
  folders: StaticFolders | undefined,
  request: FastifyRequest,
  reply: FastifyReply,
  findRedirect: FindRedirect = () => Promise.resolve(undefined),
): boolean {
  const path = request.url.split('?', 1)[0] ?? '/';
  const wantsPage = /\btext\/html\b|\*\/\*/.test(request.headers.accept ?? '*/*');
  if (!['GET', 'HEAD'].includes(request.method) || !wantsPage || NOT_A_ROUTE.test(path)) return false;
  if (folders === undefined || !hasLobby(folders)) {
    void reply.code(503).type('text/plain; charset=utf-8').send('The lobby is not built yet: npm run build');
  } else {
    // A reply is awaitable and would be awaited if returned; nothing waits for this one.
    const sendApp = (): void => void sendAddress(folders, path, request, reply);
    findRedirect(path, `${request.protocol}://${request.host}`).then(
      (to) => (to === undefined ? sendApp() : void reply.header('cache-control', 'no-store').redirect(to)),
      // The lobby opens without a database too, and reports the failure itself.
      sendApp,
    );
  }
  return true;
}
