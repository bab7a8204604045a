/**
 * Draws Noto emoji (Apache-2.0) in the style of the fair: gold and ink outlines, ground shadow, inner shade, and light
 * from the top left.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { INK } from '../../pipeline/drawing/metals.ts';

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
  readonly aliases?: Readonly<Record<string, { readonly parent: string }>>;
}

const file = fileURLToPath(new URL('../../../node_modules/@iconify-json/noto/icons.json', import.meta.url));
const noto = JSON.parse(readFileSync(file, 'utf8')) as IconSet;

/**
 * Returns the SVG of a Noto emoji in a box of 128 units. `prefix` makes its ids unique in a document. Throws for an
 * unknown name.
 */
export function emojiBody(name: string, prefix: string): string {
  const icon = noto.icons[name] ?? noto.icons[noto.aliases?.[name]?.parent ?? ''];
  if (!icon) throw new Error(`Noto has no emoji called "${name}".`);
  const ids = Array.from(icon.body.matchAll(/id="([^"]+)"/g), (match) => match[1] ?? '');
  return ids.reduce(
    (body, id) =>
      body
        .replaceAll(`id="${id}"`, `id="${prefix}${id}"`)
        .replaceAll(`url(#${id})`, `url(#${prefix}${id})`)
        .replaceAll(`href="#${id}"`, `href="#${prefix}${id}"`),
    icon.body,
  );
}

export interface OutlineStyle {
  /** Colour of the outer outline. */
  readonly rim?: string;
  /** Width of the outer outline, in units of the 128-unit box. For thin art, halve this width and `inkWidth`. */
  readonly rimWidth?: number;
  readonly inkWidth?: number;
  readonly shadow?: string;
  /** Strength of the highlight at the top, 0..1. */
  readonly light?: number;
  /** Whether the outline has round corners; otherwise small dots get square outlines. */
  readonly isRound?: boolean;
}

/**
 * Returns a filter step that widens the silhouette of a picture by `radius` units. Corners become square or, if
 * `isRound`, round: the silhouette is blurred and cut off at about a tenth of the opacity.
 */
const widened = (radius: number, isRound: boolean, result: string): string =>
  isRound
    ? `<feGaussianBlur in="SourceAlpha" stdDeviation="${radius * 0.9}"/>` +
      `<feComponentTransfer result="${result}"><feFuncA type="linear" slope="12" intercept="-.8"/></feComponentTransfer>`
    : `<feMorphology in="SourceAlpha" operator="dilate" radius="${radius}" result="${result}"/>`;

/** Returns the filter that outlines and lights a symbol of about 128 units; use it as `filter="url(#id)"`. */
export function outlineFilter(id: string, style: OutlineStyle = {}): string {
  const { rim = '#FFE9A0', rimWidth = 2.2, inkWidth = 2, shadow = '#12002A', light = 0.75 } = style;
  const { isRound = false } = style;
  const outline = (radius: number, blur: number, colour: string, result: string): string =>
    widened(radius, isRound, `${result}Wide`) +
    `<feGaussianBlur in="${result}Wide" stdDeviation="${blur}" result="${result}Soft"/>` +
    `<feFlood flood-color="${colour}"/><feComposite in2="${result}Soft" operator="in" result="${result}"/>`;
  return (
    `<filter id="${id}" x="-20%" y="-20%" width="140%" height="145%" color-interpolation-filters="sRGB">` +
    outline(inkWidth, 0.5, INK, 'ink') +
    outline(inkWidth + rimWidth, 0.6, rim, 'rim') +
    '<feGaussianBlur in="rimWide" stdDeviation="3.2" result="ground"/><feOffset in="ground" dy="4" result="fall"/>' +
    `<feFlood flood-color="${shadow}" flood-opacity=".75"/>` +
    '<feComposite in2="fall" operator="in" result="shadow"/>' +
    '<feGaussianBlur in="SourceAlpha" stdDeviation="4" result="bump"/>' +
    `<feSpecularLighting in="bump" surfaceScale="5" specularConstant="${light}" specularExponent="22" ` +
    'lighting-color="#ffffff" result="gleam"><feDistantLight azimuth="235" elevation="48"/></feSpecularLighting>' +
    '<feComposite in="gleam" in2="SourceAlpha" operator="in" result="lit"/>' +
    '<feOffset in="SourceAlpha" dx="-4" dy="-7" result="moved"/>' +
    '<feGaussianBlur in="moved" stdDeviation="5" result="inner"/>' +
    '<feComposite in="SourceAlpha" in2="inner" operator="out" result="edge"/>' +
    '<feFlood flood-color="#3A0030" flood-opacity=".55"/><feComposite in2="edge" operator="in" result="shade"/>' +
    '<feMerge><feMergeNode in="shadow"/><feMergeNode in="rim"/><feMergeNode in="ink"/>' +
    '<feMergeNode in="SourceGraphic"/><feMergeNode in="shade"/><feMergeNode in="lit"/></feMerge></filter>'
  );
}

/**
 * Returns an outlined emoji with its centre at x, y, its 128-unit box scaled to `size`, rotated by `turn` degrees. The
 * document must contain `outlineFilter(filter)`.
 */
export function emoji(name: string, x: number, y: number, size: number, filter: string, turn = 0): string {
  const prefix = `${name}-${Math.round(x)}-${Math.round(y)}-`;
  const place = `translate(${x} ${y}) rotate(${turn}) scale(${size / 128}) translate(-64 -64)`;
  return `<g transform="${place}" filter="url(#${filter})">${emojiBody(name, prefix)}</g>`;
}
