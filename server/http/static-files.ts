import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Locale } from '../../contract/errors.ts';
import { localeCookie, localeInCookies } from '../../contract/locale-cookie.ts';
import { removePageHeaders } from './security.ts';

/** Folders that are served; one that does not exist is left out. */
export interface StaticFolders {
  /** The built lobby: index.html with the lobby's first screen, index.fil.html with a Filipino's, login.html and login.fil.html likewise for the log-in, app.html for all other addresses, assets, service worker. */
  readonly client: string;
  /** The packed art of the scenes, at /art/. */
  readonly art?: string;
  /** Game tiles, at /tiles/. */
  readonly tiles?: string;
  /** Put into the lobby's head: how the page learns that it is a developer's. */
  readonly mark?: string;
}

/** The lobby as it begins stands in this page. */
const LOBBY = 'index.html';
/** The same with a Filipino's first screen in front. */
const FILIPINO_LOBBY = 'index.fil.html';
/** The pages of addresses that have a first screen of their own. */
const PAGES: Readonly<Record<string, Readonly<Record<Locale, string>>>> = {
  '/': { en: LOBBY, fil: FILIPINO_LOBBY },
  '/auth/login': { en: 'login.html', fil: 'login.fil.html' },
};
/** The same app with nothing in it yet. */
const ANY_PAGE = 'app.html';

/** The tiles in smaller sizes, in the built lobby. */
const SMALLER_TILES = ['tiles/small', 'tiles/tiny'] as const;

/** How long what has a hash in its name is kept. */
export const FOREVER = 'public, max-age=31536000, immutable';
/** How everything else is kept that may change. */
export const ASK_EACH_TIME = 'no-cache';
const A_DAY = 'public, max-age=86400';

/** Names that carry a hash of their content: a-BxY3k9_2.js, sheet-1f2e3d4c.webp. */
export const HASHED = /-[\w-]{8,}\.\w+(?:\.(?:br|gz))?$/;

/** A page with a first screen, in a language, or its compressed twin. */
const HAS_SCREEN = /^(?:index|login)(?:\.fil)?\.html/;

/** A page, or its compressed twin. */
const PAGE = /\.html(?:\.(?:br|gz))?$/;

/** Serves files: hashed names for ever, all others asked for again each time. */
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
  // Made by the build; a lobby that was not built shows the large ones.
  for (const path of SMALLER_TILES) {
    const smaller = join(folders.client, path);
    const root = existsSync(smaller) ? smaller : folders.tiles;
    await addFolder(app, { root, prefix: `/${path}/`, caching: () => A_DAY });
  }
}

/** A folder that is served as it is. */
interface Folder {
  /** One that does not exist is left out. */
  readonly root: string | undefined;
  readonly prefix: string;
  /** How a file is kept. */
  readonly caching: (path: string) => string;
  /** The page at the prefix itself, which keeps the headers of a page. */
  readonly page?: string;
}

/** Serves a folder. */
export async function addFolder(
  app: FastifyInstance,
  { root, prefix, caching, page }: Folder,
): Promise<void> {
  if (root === undefined || !existsSync(root)) return;
  // As a route of its own: an index of the folder is not found when a browser would take it compressed and it is not.
  if (page !== undefined) app.get(prefix, (_request, reply) => reply.sendFile(page, root));
  await app.register(fastifyStatic, {
    root,
    prefix,
    decorateReply: page !== undefined,
    preCompressed: true,
    cacheControl: false,
    index: false,
    setHeaders: (response, path) => {
      if (page === undefined || !PAGE.test(path)) removePageHeaders(response);
      keep(response, caching(path));
    },
  });
}

/** Says how a file is kept. What is kept for ever is never asked for again: nothing has to tell it from another one. */
function keep(reply: FastifyReply, caching: string): void {
  reply.header('cache-control', caching);
  if (caching === FOREVER) reply.removeHeader('etag').removeHeader('last-modified');
}

/** Allows the scripts that stand in the lobby's page, which its policy knows by their hashes, and no other. */
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

/** The lobby in the visitor's language; with a filter in its address, the app. */
function sendHome(folders: StaticFolders, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (request.url !== '/') return sendPage(folders, ANY_PAGE, reply);
  const locale = localeInCookies(request.headers.cookie);
  // What a script has set some browsers forget after a week, what a server has set they keep.
  if (locale !== undefined) reply.header('set-cookie', localeCookie(locale, request.protocol === 'https'));
  return sendAddress(folders, '/', request, reply);
}

/** The page of an address in the visitor's language, with its first screen where it has one. */
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

/** Read each time: in development the file is built anew under a running server. */
function sendMarked({ client, mark = '' }: StaticFolders, name: string, reply: FastifyReply): FastifyReply {
  const page = readFileSync(join(client, name), 'utf8').replace('</head>', `${mark}</head>`);
  if (HAS_SCREEN.test(name)) allowOwnScripts(reply, client);
  return reply.header('cache-control', ASK_EACH_TIME).type('text/html; charset=utf-8').send(page);
}

/** Paths that are never the lobby's own routes. */
const NOT_A_ROUTE = /^\/(?:app|art|tiles|docs|dev|assets)\/|\.[A-Za-z0-9]+$/;

/** Returns where a path of the lobby leads elsewhere, undefined where it stays. */
export type Detour = (pathname: string, origin: string) => Promise<string | undefined>;

/** The lobby's page for any path that its own router may know, or where that path leads; false when this is no such request. */
export function sendLobby(
  folders: StaticFolders | undefined,
  request: FastifyRequest,
  reply: FastifyReply,
  detour: Detour = () => Promise.resolve(undefined),
): boolean {
  const path = request.url.split('?', 1)[0] ?? '/';
  const wantsPage = /\btext\/html\b|\*\/\*/.test(request.headers.accept ?? '*/*');
  if (!['GET', 'HEAD'].includes(request.method) || !wantsPage || NOT_A_ROUTE.test(path)) return false;
  if (folders === undefined || !hasLobby(folders)) {
    void reply.code(503).type('text/plain; charset=utf-8').send('The lobby is not built yet: npm run build');
  } else {
    // A reply is itself awaited where it is returned: nothing waits for this one.
    const sendApp = (): void => void sendAddress(folders, path, request, reply);
    detour(path, `${request.protocol}://${request.host}`).then(
      (to) => (to === undefined ? sendApp() : void reply.header('cache-control', 'no-store').redirect(to)),
      // The lobby opens without a database, too, and says itself what is wrong.
      sendApp,
    );
  }
  return true;
}
