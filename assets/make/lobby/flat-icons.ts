/** Copies the flat icons of filter chips and section titles from fluent-emoji-flat (MIT), one small SVG file each. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ASSETS } from '../kit/where.ts';

interface IconSet {
  readonly width?: number;
  readonly icons: Readonly<Record<string, { readonly body: string; readonly width?: number }>>;
}

const names =
  'fire slot-machine game-die joker tropical-fish red-heart ferris-wheel ticket admission-tickets bell crown gem-stone ' +
  'wrapped-gift trophy sparkles star rocket bullseye video-camera party-popper circus-tent balloon ' +
  'magnifying-glass-tilted-left four-leaf-clover crossed-swords globe-with-meridians shield megaphone calendar ' +
  'spade-suit pool-8-ball hourglass-done locked high-voltage glowing-star';

/** Writes assets/lobby/flat/<name>.svg for each icon. Throws for a name that fluent-emoji-flat lacks. */
export function copyFlatIcons(): void {
  const file = fileURLToPath(
    new URL('../../../node_modules/@iconify-json/fluent-emoji-flat/icons.json', import.meta.url),
  );
  const set = JSON.parse(readFileSync(file, 'utf8')) as IconSet;
  const folder = `${ASSETS}lobby/flat/`;
  mkdirSync(folder, { recursive: true });
  for (const name of names.split(' ')) {
    const icon = set.icons[name];
    if (!icon) throw new Error(`fluent-emoji-flat has no "${name}".`);
    const side = icon.width ?? set.width ?? 32;
    writeFileSync(
      `${folder}${name}.svg`,
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}">${icon.body}</svg>\n`,
    );
  }
}
