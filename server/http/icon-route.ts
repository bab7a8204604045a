import type { FastifyInstance } from 'fastify';
import sets from './icon-sets.json' with { type: 'json' };

/** Icons of one set in a response, in the format of Iconify's own servers. */
interface IconSet {
  readonly prefix: string;
  readonly width: number;
  readonly height: number;
  readonly icons: Readonly<
    Record<string, { readonly body: string; readonly width?: number; readonly height?: number }>
  >;
}

/** Icon sets by name; `server/cli/icon-sets.ts` extracts them from the icon packages. */
export const iconSets: Readonly<Record<string, IconSet>> = sets;

/** Browsers check cached icons again after a day; icons hardly ever change. */
const CACHING = 'public, max-age=86400';
/** Maximum number of icons per request; addresses have at most 500 characters. */
const MOST_ICONS = 200;

/**
 * Adds the route `GET /icons/<set>.json?icons=a,b,c`, which returns the drawing data of those icons, so that browsers
 * need no third party for them.
 */
export function addIconRoute(app: FastifyInstance): void {
  app.get<{ Params: { set: string }; Querystring: { icons?: unknown } }>(
    '/icons/:set.json',
    (request, reply) => {
      const set = Object.hasOwn(iconSets, request.params.set) ? iconSets[request.params.set] : undefined;
      const { icons: asked } = request.query;
      if (set === undefined || typeof asked !== 'string') return reply.callNotFound();
      const names = [...new Set(asked.split(','))].slice(0, MOST_ICONS);
      const known = names.filter((name) => Object.hasOwn(set.icons, name));
      return reply.header('cache-control', CACHING).send({
        prefix: set.prefix,
        width: set.width,
        height: set.height,
        icons: Object.fromEntries(known.map((name) => [name, set.icons[name]])),
        not_found: names.filter((name) => !known.includes(name)),
      });
    },
  );
}
