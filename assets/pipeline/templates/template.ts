/** Draws the template of a scene, over which artists draw: its safe area and the box of every picture. */
import type { AnyStudioScene } from '../../../scenes/engine/studio-scene.ts';
import { round } from '../drawing/svg.ts';
import { type Placed, placedIn } from './placed.ts';

/**
 * Area of a full-screen scene in which everything readable or pressable must be, design pixels (docs/scenes.md, Units
 * and layers).
 */
const SAFE = { x: 24, y: 88, right: 696, bottom: 1216 };

const COLOURS: Readonly<Record<string, string>> = {
  art: '#1468E0',
  light: '#E8960C',
  parts: '#0F9D48',
  'parts-light': '#B5622C',
};

const layer = (name: string, body: string): string =>
  `<g id="${name.replaceAll(' ', '-')}" inkscape:groupmode="layer" inkscape:label="${name}">\n${body}</g>\n`;

const group = (name: string, body: string): string =>
  `<g id="${name}" inkscape:label="${name}">\n${body}</g>\n`;

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/**
 * Returns where each picture first appears, by name: its copies at the first photographed instant that shows the
 * picture.
 */
function firstSeen(definition: AnyStudioScene): Map<string, Placed[]> {
  const seen = new Map<string, Placed[]>();
  for (const [name, { photos }] of Object.entries(definition.examples)) {
    for (const at of photos) {
      const here = new Map<string, Placed[]>();
      for (const placed of placedIn(definition, name, at)) {
        // Glyphs are left out, because they appear wherever there is text.
        if (placed.name.includes('/') || seen.has(placed.name)) continue;
        here.set(placed.name, [...(here.get(placed.name) ?? []), placed]);
      }
      for (const [piece, all] of here) {
        const isFlying = all[0]?.piece.atlas?.startsWith('parts') ?? false;
        seen.set(piece, isFlying ? all.slice(0, 1) : all);
      }
    }
  }
  return seen;
}

function boxOf({ matrix, left, top, width, height }: Placed, colour: string): string {
  const { a, b, c, d, tx, ty } = matrix;
  const at = (x: number, y: number): string => `${round(a * x + c * y + tx)} ${round(b * x + d * y + ty)}`;
  const corners = [
    at(left, top),
    at(left + width, top),
    at(left + width, top + height),
    at(left, top + height),
  ];
  const [x, y] = [round(tx), round(ty)];
  return (
    `<path d="M${corners.join('L')}Z" fill="none" stroke="${colour}" stroke-width="1.5"/>` +
    `<path d="M${x - 5} ${y}H${x + 5}M${x} ${y - 5}V${y + 5}" stroke="${colour}" stroke-width="1"/>\n`
  );
}

const labelFor = ({ name, piece }: Placed): string => {
  const kind = piece.atlas ?? 'art';
  const folder = kind.startsWith('parts') ? 'parts/' : '';
  return `${folder}${kind.endsWith('light') ? 'light/' : ''}${name} ${2 * piece.width} × ${2 * piece.height}`;
};

const LINE = 12;
const LETTER = 5.6;

/**
 * Returns a function that writes the label of a picture at the corner of its box, below earlier labels in the same
 * place.
 */
function createLabels(): (placed: Placed, colour: string) => string {
  const written: { readonly x: number; readonly right: number; readonly y: number }[] = [];
  return (placed, colour) => {
    const { matrix, left, top } = placed;
    const text = labelFor(placed);
    const x = round(Math.max(3, matrix.a * left + matrix.c * top + matrix.tx + 3));
    let y = round(Math.max(LINE, matrix.b * left + matrix.d * top + matrix.ty + 11));
    const right = x + text.length * LETTER;
    while (written.some((one) => Math.abs(one.y - y) < LINE && one.x < right && x < one.right)) y += LINE;
    written.push({ x, right, y });
    return `<text x="${x}" y="${round(y)}" font-size="10" font-family="sans-serif" fill="${colour}">${escaped(text)}</text>\n`;
  };
}

/** Returns the template of a scene as an SVG in design pixels: half the width and height of the artists' files. */
export function templateOf(definition: AnyStudioScene): string {
  const { width, height } = definition.size;
  const seen = firstSeen(definition);
  const colourOf = ({ piece }: Placed): string => COLOURS[piece.atlas ?? 'art'] ?? '#000000';
  const all = [...seen.values()];
  const boxes = [...seen]
    .map(([name, placed]) => group(name, placed.map((one) => boxOf(one, colourOf(one))).join('')))
    .join('');
  const label = createLabels();
  const labels = all.flatMap(([one]) => (one ? [label(one, colourOf(one))] : [])).join('');
  const unseen = Object.entries(definition.art).filter(([name]) => !name.includes('/') && !seen.has(name));
  const rest = unseen
    .map(
      ([name, piece], index) =>
        `<text x="${width + 20}" y="${20 + 14 * index}" font-size="10" font-family="sans-serif" fill="#555555">${escaped(name)} ${2 * piece.width} × ${2 * piece.height}</text>\n`,
    )
    .join('');
  const isScreen = height > SAFE.bottom;
  const safe = isScreen
    ? `<rect x="${SAFE.x}" y="${SAFE.y}" width="${SAFE.right - SAFE.x}" height="${SAFE.bottom - SAFE.y}" fill="none" stroke="#D4103C" stroke-width="2" stroke-dasharray="10 6"/>\n`
    : `<rect width="${width}" height="${height}" fill="none" stroke="#D4103C" stroke-width="2" stroke-dasharray="10 6"/>\n`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" ` +
    `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">\n` +
    `<title>${definition.name}: sizes are those of the files, twice the size on this sheet</title>\n` +
    layer('screen', `<rect width="${width}" height="${height}" fill="#FFFFFF" stroke="#999999"/>\n`) +
    layer('your drawing', '') +
    layer('boxes', boxes) +
    layer('names', labels + rest) +
    layer('safe area', safe) +
    '</svg>\n'
  );
}
