import type { Source } from './source.ts';

/**
 * The modules of the server (folders, and files beside main.ts) from the bottom up. A module imports only modules of
 * layers below its own: neither upwards nor sideways. A new resource joins the layer of resources; when another
 * resource needs a part of it, that part becomes a module further down.
 */
const layers: readonly (readonly string[])[] = [
  // What everything stands on.
  ['clock', 'mode', 'output'],
  ['db'],
  ['gateways', 'ledger', 'live'],
  ['sessions'],
  ['calls'],
  // What several resources share.
  ['activities', 'fair', 'funds', 'games'],
  ['slots', 'winners'],
  ['jackpot', 'scratch-cards'],
  // Resources: handlers, rules and queries of one file of the contract.
  [
    'agent',
    'bag',
    'bankrupt-gift',
    'coin-pusher',
    'config',
    'daily-spin',
    'diamonds',
    'feedback',
    'halloween',
    'inbox',
    'kyc',
    'providers',
    'recharge-sign',
    'red-packet',
    'red-vs-blue',
    'sign-in',
    'slotshack',
    'tasks',
    'telemetry',
    'vip',
    'wallet',
  ],
  ['activity-list', 'profile', 'welcome', 'game-launch'],
  ['auth'],
  ['worlds'],
  ['jobs'],
  // HTTP knows no resource: the table of handlers is given to it.
  ['http'],
  // What puts the product together.
  ['handlers'],
  ['serve'],
  // The house studio is a provider: it reaches the lobby's server over HTTP alone.
  ['studio', 'studio-beside'],
  // What opens and closes it in any process, and the processes themselves.
  ['open'],
  ['main', 'cli'],
];

/** What the HTTP entry may know of the server; everything else reaches it through the table of handlers. */
const knownToHttp = new Set(['clock', 'mode', 'output', 'db', 'gateways', 'live', 'sessions', 'calls']);

/** What the house studio may know of the server: it is a provider, whose only way to the lobby's server is its wallet. */
const knownToStudio = new Set(['clock', 'mode', 'output', 'db', 'gateways', 'http']);

/** `server/jackpot/draw.ts` → `jackpot`, `server/clock.ts` → `clock`; undefined outside the server. */
function moduleOf(path: string): string | undefined {
  const [folder, name = ''] = path.split('/');
  return folder === 'server' ? name.replace(/\.ts$/, '') : undefined;
}

/** Imports inside the server that go up or sideways, and modules that stand in no layer. */
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
        if (from === 'studio' && !knownToStudio.has(to)) return [`${at}: the studio knows no resource`];
        return (layerOf.get(to) ?? layers.length) < layer
          ? []
          : [`${at}: ${to} does not lie below ${from} (tests/architecture/server-layers.ts)`];
      });
    });
}
