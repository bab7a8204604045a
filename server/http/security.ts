import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Mode } from '../mode.ts';

/** Which pages and which frames belong together. */
export interface Framing {
  /** The one origin whose pages may stand in frames here; none when not given. */
  readonly frames?: string | undefined;
  /** Origins whose pages may hold this one in a frame; our own when not given. */
  readonly framedBy?: readonly string[] | undefined;
}

/** Response headers that protect players. No CORS header is ever sent: the API belongs to this origin alone. */
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
    // X-Frame-Options cannot name another origin; frame-ancestors does.
    ...(framedBy === undefined ? {} : { frameguard: false }),
    // Both mean something only over https; on a LAN address browsers complain about them in the console.
    strictTransportSecurity: overHttps,
    crossOriginOpenerPolicy: overHttps,
    originAgentCluster: overHttps,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  };
}

/** What browsers heed where an answer is shown as a page; what protects a file or data is not among them. */
const OF_DOCUMENTS = [
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];
/** A file is shown by the page that asks for it, and by no other rule than that page's. */
const OF_PAGES = [
  ...OF_DOCUMENTS,
  'content-security-policy',
  'cross-origin-resource-policy',
  'strict-transport-security',
];

/** Data loads nothing and stands in no frame: stricter than any page, in a sixth of the bytes. */
const DATA_POLICY = "default-src 'none';frame-ancestors 'none'";

/** Leaves a file its type, its caching and nosniff: half a kibibyte less for each of a hundred. */
export function removePageHeaders(reply: FastifyReply): void {
  for (const name of OF_PAGES) reply.removeHeader(name);
}

/** What an app's answers are protected for. */
export interface Protection extends Framing {
  readonly mode: Mode;
  /** Addresses that begin so answer with data, never with a page. */
  readonly data: string;
}

/** Gives every answer the headers that protect it: a page all of them, data a policy of its own and what it needs beside it. */
export async function protectAnswers(
  app: FastifyInstance,
  { mode, data, ...framing }: Protection,
): Promise<void> {
  await app.register(helmet, securityHeaders(mode, framing));
  app.addHook('onRequest', (request, reply, done) => {
    if (request.url.startsWith(data)) {
      for (const name of OF_DOCUMENTS) reply.removeHeader(name);
      reply.header('content-security-policy', DATA_POLICY);
    }
    done();
  });
}
