import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Mode } from '../mode.ts';

/** Origins that may frame each other. */
export interface Framing {
  /** The one origin whose pages may be framed here; default none. */
  readonly frames?: string | undefined;
  /** Origins whose pages may frame this one; default our own. */
  readonly framedBy?: readonly string[] | undefined;
}

/** Returns the security headers of responses. CORS headers are never sent: the API belongs to this origin alone. */
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
    // Both work only over https; on a LAN address browsers complain about them in the console.
    strictTransportSecurity: overHttps,
    crossOriginOpenerPolicy: overHttps,
    originAgentCluster: overHttps,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  };
}

/** Headers that browsers heed only for a document; those that protect a file or data are not among them. */
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
/** A file is governed by the policy of the page that requests it. */
const OF_PAGES = [
  ...OF_DOCUMENTS,
  'content-security-policy',
  'cross-origin-resource-policy',
  'strict-transport-security',
];

/** Data loads nothing and is never framed: stricter than any page, in a sixth of the bytes. */
const DATA_POLICY = "default-src 'none';frame-ancestors 'none'";

/** Leaves a file only its type, its caching and nosniff: saves half a kibibyte for each of a hundred files. */
export function removePageHeaders(reply: FastifyReply): void {
  for (const name of OF_PAGES) reply.removeHeader(name);
}

/** Options of the security headers of an app. */
export interface Protection extends Framing {
  readonly mode: Mode;
  /** Path prefix that answers with data, never with a page. */
  readonly data: string;
}

/**
 * Adds the security headers to every response: all of them to a page; to data a policy of its own and what it needs
 * besides.
 */
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
