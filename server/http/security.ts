import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Mode } from '../mode.ts';

/** Which other origins may show this server's pages in a frame, and whose pages this server's pages may show. */
export interface Framing {
  /** The only origin whose pages this server's pages may show in a frame; default none. */
  readonly frames?: string | undefined;
  /** Origins whose pages may show this server's pages in a frame; default only the server's own origin. */
  readonly framedBy?: readonly string[] | undefined;
}

/**
 * Returns the security headers of responses. They contain no CORS headers, because only pages of the same origin use
 * the API.
 */
export function securityHeaders(mode: Mode, { frames, framedBy }: Framing = {}): FastifyHelmetOptions {
  const overHttps = mode === 'production';
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        scriptSrcAttr: ["'none'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        mediaSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        workerSrc: ["'self'", 'blob:'],
        manifestSrc: ["'self'"],
        frameSrc: [frames ?? "'none'"],
        frameAncestors: framedBy ?? ["'self'"],
        formAction: ["'self'"],
        baseUri: ["'self'"],
        objectSrc: ["'none'"],
      },
    },
    // X-Frame-Options cannot name another origin, so frame-ancestors is used instead.
    ...(framedBy === undefined ? {} : { frameguard: false }),
    // Both headers work only over https; at a plain http address browsers report them in the console.
    strictTransportSecurity: overHttps,
    crossOriginOpenerPolicy: overHttps,
    originAgentCluster: overHttps,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  };
}

/** Abilities of a browser that neither the lobby nor a game uses; the names are those that Chromium knows. */
const UNUSED = [
  'accelerometer',
  'browsing-topics',
  'clipboard-read',
  'display-capture',
  'encrypted-media',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'serial',
  'usb',
  'window-management',
  'xr-spatial-tracking',
] as const;

/**
 * Abilities that the lobby keeps to itself: the camera takes the photos of the verification (any page may lead there
 * without a new document), passkeys log in, the screen stays on during a game. A game's frame has none of them.
 */
const OF_THE_LOBBY = [
  'camera',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
] as const;

/** Returns the header Permissions-Policy of a page of the lobby, or of a page that other origins show in a frame. */
export function permissionsPolicy({ framedBy }: Framing = {}): string {
  const own = framedBy === undefined ? '(self)' : '()';
  return [...UNUSED.map((name) => `${name}=()`), ...OF_THE_LOBBY.map((name) => `${name}=${own}`)].join(', ');
}

/** Headers that browsers use only for a document; headers that protect a file or data are not in this list. */
const OF_DOCUMENTS = [
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];
/** Headers that only pages need: a file is subject to the policy of the page that requests it. */
const OF_PAGES = [
  ...OF_DOCUMENTS,
  'content-security-policy',
  'cross-origin-resource-policy',
  'strict-transport-security',
];

/**
 * Content security policy of data, which loads nothing and is never framed: stricter than a page's policy, and six
 * times shorter.
 */
const DATA_POLICY = "default-src 'none';frame-ancestors 'none'";

/**
 * Removes the page headers from a response that contains a file; the headers for type, caching and nosniff stay. This
 * saves half a kibibyte per file, and a visit loads a hundred files.
 */
export function removePageHeaders(reply: FastifyReply): void {
  for (const name of OF_PAGES) reply.removeHeader(name);
}

/** Options of the security headers of a server. */
export interface Protection extends Framing {
  readonly mode: Mode;
  /** Prefix of the paths that return data, never a page. */
  readonly data: string;
}

/**
 * Adds security headers to every response. Pages get all of them; data responses get a policy of their own and no
 * headers that browsers use only for documents.
 */
export async function protectAnswers(
  app: FastifyInstance,
  { mode, data, ...framing }: Protection,
): Promise<void> {
  await app.register(helmet, securityHeaders(mode, framing));
  const permissions = permissionsPolicy(framing);
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('permissions-policy', permissions);
    if (request.url.startsWith(data)) {
      for (const name of OF_DOCUMENTS) reply.removeHeader(name);
      reply.header('content-security-policy', DATA_POLICY);
    }
    done();
  });
}
