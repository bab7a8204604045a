import { PROMOTIONS } from '../../contract/promotions/promotions.ts';
import type { Source } from './source.ts';

/** Promotions that resources share: they lie below the others. */
const SHARED_PROMOTIONS = ['jackpot', 'scratch-cards'];

/** Folders of the other promotions, named like their manifests. */
const promotions = Object.keys(PROMOTIONS)
  .map((name) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`))
  .filter((folder) => !SHARED_PROMOTIONS.includes(folder));

/**
 * The modules of the server (folders, and files beside main.ts) from the bottom up. A module imports only modules of
 * layers below its own: neither upwards nor sideways. A new resource joins the layer of resources, a promotion's by its
 * manifest; when another resource needs a part of it, that part becomes a module further down.
 */
const layers: readonly (readonly string[])[] = [
  // The base of everything.
  ['clock', 'free-port', 'mode', 'output'],
  ['db'],
  ['gateways', 'ledger', 'live'],
  ['sessions'],
  ['calls'],
  // Shared by several resources.
  ['activities', 'fair', 'funds', 'games'],
  ['slots', 'winners'],
  SHARED_PROMOTIONS,
  // Resources: handlers, rules and queries of one contract file each.
  [
    ...promotions,
    'agent',
    'bag',
    'config',
    'diamonds',
    'feedback',
    'inbox',
    'providers',
    'red-packet',
    'telemetry',
    'wallet',
  ],
  ['activity-list', 'profile', 'welcome', 'game-launch'],
  ['auth'],
  ['worlds'],
  ['jobs'],
  // HTTP knows no resource: it receives the table of handlers.
  ['http'],
  // Assembles the product.
  ['handlers'],
  ['serve'],
  // The game server is a provider: it reaches the lobby's server only over HTTP.
  ['game-server', 'child-game-server'],
  // Opens and closes the server in any process, and the processes themselves.
  ['open'],
  ['main', 'cli'],
];

/** Modules that the HTTP entry may import; everything else reaches it through the table of handlers. */
const knownToHttp = new Set(['clock', 'mode', 'output', 'db', 'gateways', 'live', 'sessions', 'calls']);

/** Server modules that the game server may import: as a provider it reaches the lobby's server only by its wallet. */
const knownToGameServer = new Set(['clock', 'mode', 'output', 'db', 'gateways', 'http']);

/**
 * Returns a file's module: `server/jackpot/draw.ts` → `jackpot`, `server/clock.ts` → `clock`; undefined outside the
 * server.
 */
function moduleOf(path: string): string | undefined {
  const [folder, name = ''] = path.split('/');
  return folder === 'server' ? name.replace(/\.ts$/, '') : undefined;
}

/** Returns imports inside the server that go up or sideways, and modules missing in the layers. */
export function checkServerLayers(sources: readonly Source[]): string[] {
  const layerOf = new Map(layers.flatMap((names, layer) => names.map((name) => [name, layer] as const)));
  return sources
    .filter(({ isTest }) => !isTest)
    .flatMap((source) => {
      const from = moduleOf(source.path);
      if (from === undefined) return [];
      const layer = layerOf.get(from);
      if (layer === undefined)
        return [`${source.path}: ${from} has no layer yet: place it in tests/architecture/server-layers.ts`];
      return source.imports.flatMap(({ isRelative, target, line }) => {
        const to = isRelative ? moduleOf(target) : undefined;
        if (to === undefined || to === from) return [];
        const at = `${source.path}:${line} imports ${target}`;
        if (from === 'http' && !knownToHttp.has(to)) return [`${at}: HTTP knows no resource`];
        if (from === 'game-server' && !knownToGameServer.has(to))
          return [`${at}: the game server knows no resource`];
        return (layerOf.get(to) ?? layers.length) < layer
          ? []
          : [`${at}: ${to} does not lie below ${from} (tests/architecture/server-layers.ts)`];
      });
    });
}
