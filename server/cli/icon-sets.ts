/**
 * `npx tsx server/cli/icon-sets.ts`: copies the icons that the server's lists may use from the icon packages to
 * server/http/icon-sets.json. A package holds thousands of icons; the running server needs no package.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Icons of the icon route, by set. Add a new one here. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  'fluent-emoji-flat': [
    // For notices and topics of questions.
    'bell',
    'calendar',
    'circus-tent',
    'coin',
    'game-die',
    'identification-card',
    'locked',
    'loudspeaker',
    'party-popper',
    'red-heart',
    'speech-balloon',
    'wrapped-gift',
    // For our channels elsewhere.
    'camera',
    'globe-with-meridians',
    'mobile-phone',
    'television',
  ],
};

interface IconPackage {
  readonly prefix: string;
  readonly width?: number;
  readonly height?: number;
  readonly icons: Readonly<
    Record<string, { readonly body: string; readonly width?: number; readonly height?: number }>
  >;
}

/** Iconify's default size for sets without one. */
const SIDE = 16;

/** Returns the icon sets for the server. Throws if a package lacks an icon. */
export function readIconSets(): Record<string, Required<IconPackage>> {
  return Object.fromEntries(
    Object.entries(NAMES).map(([prefix, names]) => {
      const path = new URL(`../../node_modules/@iconify-json/${prefix}/icons.json`, import.meta.url);
      const { width = SIDE, height = width, icons } = JSON.parse(readFileSync(path, 'utf8')) as IconPackage;
      const taken = names.toSorted().map((name) => {
        const icon = icons[name];
        if (icon === undefined) throw new Error(`${prefix} has no "${name}".`);
        return [name, icon] as const;
      });
      return [prefix, { prefix, width, height, icons: Object.fromEntries(taken) }];
    }),
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  writeFileSync(
    fileURLToPath(new URL('../http/icon-sets.json', import.meta.url)),
    `${JSON.stringify(readIconSets(), undefined, 2)}\n`,
  );
