import type { FastifyHelmetOptions } from '@fastify/helmet';
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
