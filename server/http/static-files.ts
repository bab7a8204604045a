import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Locale } from '../../contract/errors.ts';
import { localeCookie, localeInCookies } from '../../contract/locale-cookie.ts';
import { removePageHeaders } from './security.ts';

/** Folders from which files are served; a missing folder is left out. */
export interface StaticFolders {
  /**
   * Folder of the built lobby. index.html and login.html contain the HTML of their first screen, index.fil.html and
   * login.fil.html contain it in Filipino, and app.html is for all other addresses. The folder also has the assets and
   * the service worker.
   */
  readonly client: string;
  /** The packed art of the scenes, at /art/. */
  readonly art?: string;
  /** Pictures of the games in the lobby (tiles), at /tiles/. */
  readonly tiles?: string;
  /** Text inserted into the lobby's head; it marks the page as a developer's. */
  readonly mark?: string;
}

/** The lobby's page with its first screen. */
const LOBBY = 'index.html';
/** The lobby's page with its first screen in Filipino. */
const FILIPINO_LOBBY = 'index.fil.html';
/** Pages that contain a first screen, by path and language. */
const PAGES: Readonly<Record<string, Readonly<Record<Locale, string>>>> = {
  '/': { en: LOBBY, fil: FILIPINO_LOBBY },
  '/auth/login': { en: 'login.html', fil: 'login.fil.html' },
};
/** The app's page without a first screen, for all other paths. */
const ANY_PAGE = 'app.html';

/** Folders of smaller copies of the game tiles, made by the build. */
const SMALLER_TILES = ['tiles/small', 'tiles/tiny'] as const;

/** Cache-Control of files that have a hash in their name. */
export const FOREVER = 'public, max-age=31536000, immutable';
/** Cache-Control of all other files, which may change. */
export const ASK_EACH_TIME = 'no-cache';
const A_DAY = 'public, max-age=86400';

/** Matches names that contain a hash of the content: a-BxY3k9_2.js, sheet-1f2e3d4c.webp. */
export const HASHED = /-[\w-]{8,}\.\w+(?:\.(?:br|gz))?$/;

/** Matches a page with a first screen in either language, and its compressed copies. */
const HAS_SCREEN = /^(?:index|login)(?:\.fil)?\.html/;

/** Matches a page and its compressed copies. */
const PAGE = /\.html(?:\.(?:br|gz))?$/;

/**
 * Serves the files of the lobby. Files with a hash in their name are cached for ever; browsers check all others each
 * time.
 */
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
      // Dotfiles are not served: .vite/manifest.json is only for tests.
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
  // The build makes the smaller tiles; without a build the lobby shows the large ones.
  for (const path of SMALLER_TILES) {
    const smaller = join(folders.client, path);
    const root = existsSync(smaller) ? smaller : folders.tiles;
    await addFolder(app, { root, prefix: `/${path}/`, caching: () => A_DAY });
  }
}

/** A folder whose files are served unchanged. */
interface Folder {
  /** Path of the folder; undefined or missing folders are left out. */
  readonly root: string | undefined;
  readonly prefix: string;
  /** Returns the Cache-Control of a file. */
  readonly caching: (path: string) => string;
  /** Page that is served at the prefix itself, with the headers of a page. */
  readonly page?: string;
}

/** Serves the files of a folder. */
export async function addFolder(
  app: FastifyInstance,
  { root, prefix, caching, page }: Folder,
): Promise<void> {
  if (root === undefined || !existsSync(root)) return;
  // The page gets its own route: with compression, the static plugin does not find a folder's index that has no
  // compressed copy.
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

/** Sets the caching of a file. A file that is cached for ever is never checked again, so it needs no validators. */
function keep(reply: FastifyReply, caching: string): void {
  reply.header('cache-control', caching);
  if (caching === FOREVER) reply.removeHeader('etag').removeHeader('last-modified');
}

/** Allows the inline scripts of the lobby's page by their hashes, and no other inline scripts. */
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

/**
 * Sends the lobby's page in the visitor's language. If the address has a filter, sends the page without a first screen
 * instead.
 */
function sendHome(folders: StaticFolders, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (request.url !== '/') return sendPage(folders, ANY_PAGE, reply);
  const locale = localeInCookies(request.headers.cookie);
  // Some browsers drop a script's cookie after a week, but keep a server's.
  if (locale !== undefined) reply.header('set-cookie', localeCookie(locale, request.protocol === 'https'));
  return sendAddress(folders, '/', request, reply);
}

/** Sends the page of a path in the visitor's language, with a first screen if the path has one. */
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

/**
 * Sends a page with the developer's mark. The file is read for every request, because in development it is rebuilt
 * while the server runs.
 */
function sendMarked({ client, mark = '' }: StaticFolders, name: string, reply: FastifyReply): FastifyReply {
  const page = readFileSync(join(client, name), 'utf8').replace('</head>', `${mark}</head>`);
  if (HAS_SCREEN.test(name)) allowOwnScripts(reply, client);
  return reply.header('cache-control', ASK_EACH_TIME).type('text/html; charset=utf-8').send(page);
}

/** Matches paths that are never routes of the lobby's client. */
const NOT_A_ROUTE = /^\/(?:app|art|tiles|docs|dev|assets)\/|\.[A-Za-z0-9]+$/;

/** Returns the target of a redirected path of the lobby; undefined if the path is not redirected. */
export type FindRedirect = (pathname: string, origin: string) => Promise<string | undefined>;

/**
 * Sends the lobby's page, or a redirect, for a path that may be a route of the lobby's client. Returns false for every
 * other request.
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
    // The result is dropped on purpose: a reply is awaitable, so returning it would wait until it is sent.
    const sendApp = (): void => void sendAddress(folders, path, request, reply);
    findRedirect(path, `${request.protocol}://${request.host}`).then(
      (to) => (to === undefined ? sendApp() : void reply.header('cache-control', 'no-store').redirect(to)),
      // The lobby's page is also sent if the database fails; the page then reports the failure itself.
      sendApp,
    );
  }
  return true;
}
