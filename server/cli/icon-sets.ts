/**
 * `npx tsx server/cli/icon-sets.ts`: takes the icons that the server's lists may name out of the packages of icons into
 * server/http/icon-sets.json. A package holds thousands; the running server needs none of them.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The icons that the icon route has, by their set. A new one is a name here. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  'fluent-emoji-flat': [
    // Notices and topics of questions.
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
    // Channels of ours elsewhere.
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

/** Iconify's own size where a set names none. */
const SIDE = 16;

/** Returns the sets as the server holds them. Throws for a name that its package has not. */
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
