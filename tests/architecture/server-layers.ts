import { PROMOTIONS } from '../../contract/promotions/promotions.ts';
import type { Source } from './source.ts';

/** Promotions that other resources use: their layer is below that of the other promotions. */
const SHARED_PROMOTIONS = ['jackpot', 'scratch-cards'];

/** Server folders of the other promotions, which have the names of their manifests. */
const promotions = Object.keys(PROMOTIONS)
  .map((name) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`))
  .filter((folder) => !SHARED_PROMOTIONS.includes(folder));

/**
 * The modules of the server (folders, and files beside main.ts), lowest layer first. A module imports only modules of
 * lower layers. Add a new resource to the layer of resources; a new promotion joins by its manifest. If two resources
 * need the same code, move it to a module of a lower layer.
 */
const layers: readonly (readonly string[])[] = [
  // Modules that import no other module of the server.
  ['clock', 'free-port', 'output', 'settings'],
  ['mode'],
  ['db'],
  ['gateways', 'ledger', 'live'],
  ['sessions'],
  ['calls'],
  // Shared by several resources.
  ['activities', 'fair', 'funds', 'games'],
  ['slots', 'winners'],
  SHARED_PROMOTIONS,
  // Resources: each has the handlers, rules and queries of one contract file.
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
  // HTTP imports no resource: it receives the table of handlers as an argument.
  ['http'],
  // Collects the handlers of all resources.
  ['handlers'],
  ['serve'],
  // The game servers act like games of other companies: they reach the lobby's server only over HTTP.
  ['game-server', 'child-game-server'],
  // Reads all settings of the lobby's server and of the game server beside it.
  ['configuration'],
  // Opens and closes a server in any process, and contains the entry files of processes.
  ['open'],
  ['main', 'cli'],
];

/** Modules that the module `http` may import; it uses all other modules through the table of handlers. */
const knownToHttp = new Set(['clock', 'mode', 'output', 'db', 'gateways', 'live', 'sessions', 'calls']);

/**
 * Modules that the game server may import: as an outside provider it reaches the rest only through the wallet's HTTP.
 */
const knownToGameServer = new Set(['clock', 'mode', 'output', 'settings', 'db', 'gateways', 'http']);

/**
 * Returns a file's module: `server/jackpot/draw.ts` → `jackpot`, `server/clock.ts` → `clock`. Returns undefined for a
 * file outside of the server.
 */
function moduleOf(path: string): string | undefined {
  const [folder, name = ''] = path.split('/');
  return folder === 'server' ? name.replace(/\.ts$/, '') : undefined;
}

/** Returns the server's imports of modules of the same or a higher layer, and modules without a layer. */
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
