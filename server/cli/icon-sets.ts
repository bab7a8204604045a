/**
 * `npx tsx server/cli/icon-sets.ts`: copies the icons that the server's lists may use from the icon packages to
 * server/http/icon-sets.json. The packages hold thousands of icons, so that the running server does without them.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Names of the copied icons, by icon set. Add a new icon here. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  'fluent-emoji-flat': [
    // Icons for notices and for topics of questions.
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
    // Icons for the casino's channels on social media.
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

/** Width and height, in pixels, of icons in a set that names no size; Iconify's default. */
const SIDE = 16;

/** Returns the icon sets for the server. Throws if a package lacks one of the icons. */
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
