import { NEWER_APIS } from './newer-apis.ts';
import { child, findAll, nameOf, type Source } from './source.ts';

/** Folders whose code runs in players' and artists' browsers. */
const OF_BROWSERS = /^(?:src|scenes|contract|fair)\//;

/** Names that other objects have too: only a global object in front of them shows that they are meant. */
const COMMON = new Set(['any', 'parse', 'json', 'try', 'groupBy', 'fromAsync']);

/** Names that cannot be told from those of other objects by the syntax alone: sweeps/old-browsers.spec.ts finds them. */
const UNKNOWN = new Set(['with', 'size', 'union', 'intersection', 'difference', 'connection', 'navigation']);

/** Where code uses an API only if the browser has it. */
const OPTIONAL: Readonly<Record<string, readonly string[]>> = {
  'src/ui/toast.tsx': ['showPopover', 'hidePopover'],
  'src/features/game/use-screen.ts': ['wakeLock'],
  'src/app/prefetch-pages.ts': ['requestIdleCallback'],
  'src/scene/mount-scene.ts': ['userActivation'],
  'scenes/engine/sound-mixer.ts': ['userActivation'],
};

/** Returns where code for browsers uses an API that one of the oldest supported browsers lacks. */
export function checkNewerApis(sources: readonly Source[]): string[] {
  return sources
    .filter(({ path, isTest }) => OF_BROWSERS.test(path) && !isTest)
    .flatMap((source) => {
      const isAllowed = (name: string): boolean => OPTIONAL[source.path]?.includes(name) ?? false;
      const report = (start: number, name: string): string =>
        `${source.path}:${source.lineAt(start)} uses ${name}, which a supported browser lacks`;
      const members = findAll(source.program, 'MemberExpression').flatMap((node) => {
        const object = nameOf(child(node, 'object'));
        const property = nameOf(child(node, 'property')) ?? '';
        const isNewer = NEWER_APIS.some(
          ({ owner, name }) =>
            name === property && !UNKNOWN.has(name) && (!COMMON.has(name) || owner === object),
        );
        const isOnlySecure = object === 'crypto' && property === 'randomUUID';
        return (isNewer || isOnlySecure) && !isAllowed(property) ? [report(node.start, property)] : [];
      });
      const calls = findAll(source.program, 'CallExpression').flatMap((node) => {
        const name = nameOf(child(node, 'callee')) ?? '';
        const isNewer = NEWER_APIS.some((api) => api.owner === 'globalThis' && api.name === name);
        return isNewer && !isAllowed(name) ? [report(node.start, name)] : [];
      });
      return [...members, ...calls];
    });
}
