import type { FastifyHelmetOptions } from '@fastify/helmet';
import type { Mode } from '../mode.ts';

/** Response headers that protect players. No CORS header is ever sent: the API belongs to this origin alone. */
export function securityHeaders(mode: Mode): FastifyHelmetOptions {
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
        frameSrc: ["'self'"],
        frameAncestors: ["'self'"],
        formAction: ["'self'"],
        baseUri: ["'self'"],
        objectSrc: ["'none'"],
      },
    },
    // Both mean something only over https; on a LAN address browsers complain about them in the console.
    strictTransportSecurity: overHttps,
    crossOriginOpenerPolicy: overHttps,
    originAgentCluster: overHttps,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  };
}
