/** Draws round pictures: the logo, avatars, the jackpot bubble, the spin button, the big coin. */
import { BULB_GRADIENTS, bulb, metalGradients } from '../kit/metal.ts';
import { FAIR_LIGHTS } from '../kit/palette.ts';
import { INK } from '../../pipeline/drawing/metals.ts';
import { box, circle, linear, onCircle, path, radial, round, sparkle } from '../../pipeline/drawing/svg.ts';
import { symbolFilter } from './symbol-filter.ts';
import { fairGradients } from './fair.ts';
import type { FullBleed } from './full-bleed.ts';
import { star } from './shapes.ts';
import { symbol } from './symbols.ts';

const SIDE = 256;

function square(defs: string, body: string, side = SIDE): FullBleed {
  return { width: side, height: side, defs, body };
}

/**
 * Draws the logo's ferris wheel in a box of 256 units, its hub at 128, 116. Its lines are thick enough for an icon of
 * 16 pixels.
 */
export function markBody(): string {
  const [cx, cy, radius, cabins] = [128, 116, 84, 8];
  const legs = `M${cx} ${cy}L${cx - 58} ${cy + 126}M${cx} ${cy}L${cx + 58} ${cy + 126}`;
  const spots = Array.from({ length: cabins }, (_, place) => onCircle(cx, cy, radius, place * 45 + 22.5));
  const spokes = spots.map(([x, y]) => `M${cx} ${cy}L${round(x)} ${round(y)}`).join('');
  const enamels = [0, 1, 2, 3, 4, 5, 1, 2];
  return (
    path(legs, `stroke="${INK}" stroke-width="22" stroke-linecap="round"`) +
    path(legs, 'stroke="url(#brass)" stroke-width="13" stroke-linecap="round"') +
    path(spokes, `stroke="${INK}" stroke-width="13"`) +
    path(spokes, 'stroke="url(#brass)" stroke-width="6.500"') +
    circle(cx, cy, radius, `fill="none" stroke="${INK}" stroke-width="23"`) +
    circle(cx, cy, radius, 'fill="none" stroke="url(#brass)" stroke-width="15"') +
    spots
      .map(([x, y], place) => {
        const enamel = enamels[place] ?? 0;
        return (
          circle(x, y, 40, `fill="url(#lamp${enamel})" opacity=".5"`) +
          circle(x, y, 20.5, `fill="${INK}"`) +
          circle(x, y, 16, `fill="url(#paper${enamel})"`) +
          `<ellipse cx="${round(x - 5)}" cy="${round(y - 6)}" rx="5.500" ry="4" fill="#fff" opacity=".8"/>`
        );
      })
      .join('') +
    circle(cx, cy, 31, `fill="${INK}"`) +
    circle(cx, cy, 26, 'fill="url(#brass)"') +
    star(cx, cy, 17, 'fill="#8A4A00"')
  );
}

/** Draws the logo on a transparent background. */
export function mark(): FullBleed {
  return square(fairGradients('violet', 0.5), markBody());
}

/**
 * Draws the app icon: the logo on a square of night sky. The logo takes `share` of the side (0..1); `corner` rounds the
 * corners (0 gives a square, 1 a circle).
 */
export function appIcon(share: number, corner: number): FullBleed {
  const scale = (SIDE * share) / 250;
  const place = `translate(${128 - 128 * scale} ${128 - 124 * scale}) scale(${scale})`;
  const ground = box(0, 0, SIDE, SIDE, (SIDE / 2) * corner, 'fill="url(#sky)"');
  return square(fairGradients('violet', 0.5), `${ground}<g transform="${place}">${markBody()}</g>`);
}

/** Draws an avatar: the symbol `name` in a gold ring; `colours` are those of its background, from light to deep. */
export function avatar(name: string, colours: readonly [string, string, string]): FullBleed {
  const [light, base, deep] = colours;
  const defs =
    metalGradients('gold', 'g') +
    symbolFilter('dress') +
    radial(
      'ground',
      [
        [0, light],
        [0.6, base],
        [1, deep],
      ],
      { cx: 0.4, cy: 0.3, r: 0.85 },
    ) +
    '<clipPath id="inner"><circle cx="128" cy="128" r="106"/></clipPath>';
  const body =
    circle(128, 128, 126, `fill="${INK}"`) +
    circle(128, 128, 122, 'fill="url(#gD)"') +
    circle(128, 128, 110, 'fill="url(#gR)"') +
    circle(128, 128, 106, 'fill="url(#ground)"') +
    `<g clip-path="url(#inner)">${symbol(name, 128, 134, 188, 'dress')}` +
    `${path('M10 90A120 120 0 0 1 246 60Q150 84 10 150Z', 'fill="#fff" opacity=".14"')}</g>`;
  return square(defs, body);
}

/** Draws the floating round button that opens Lucky Jackpot. */
export function bubble(): FullBleed {
  const defs =
    fairGradients('violet', 0.5) +
    symbolFilter('dress') +
    radial(
      'ground',
      [
        [0, '#A24BFF'],
        [0.5, '#5A1FB0'],
        [1, '#1E0848'],
      ],
      { cx: 0.4, cy: 0.3, r: 0.8 },
    );
  const body =
    circle(128, 120, 118, 'fill="url(#lamp0)"') +
    circle(128, 120, 100, `fill="${INK}"`) +
    circle(128, 120, 96, 'fill="url(#gD)"') +
    circle(128, 120, 82, 'fill="url(#gR)"') +
    circle(128, 120, 77, 'fill="url(#ground)"') +
    symbol('slot-machine', 128, 112, 131, 'dress', -4) +
    path('M64 92A74 74 0 0 1 186 74Q130 92 64 126Z', 'fill="#fff" opacity=".18"') +
    sparkle(58, 56, 18);
  return square(defs, body);
}

/** Draws the face of the spin button, 400 by 400 units, without its text. */
export function spinButton(): FullBleed {
  const defs =
    metalGradients('gold', 'g') +
    BULB_GRADIENTS +
    radial(
      'face',
      [
        [0, '#FF8FA6'],
        [0.45, '#D4103C'],
        [1, '#6B0022'],
      ],
      { cx: 0.4, cy: 0.3, r: 0.8 },
    ) +
    linear('gloss', [
      [0, '#fff', 0.65],
      [1, '#fff', 0.05],
    ]);
  const body =
    '<ellipse cx="200" cy="376" rx="140" ry="18" fill="#12002A" opacity=".5"/>' +
    circle(200, 196, 184, `fill="${INK}"`) +
    circle(200, 196, 179, 'fill="url(#gD)"') +
    circle(200, 196, 166, `fill="${INK}"`) +
    circle(200, 196, 163, 'fill="#5A1A3A"') +
    Array.from({ length: 24 }, (_, place) => bulb(...onCircle(200, 196, 151, place * 15), 6.5)).join('') +
    circle(200, 196, 139, `fill="${INK}"`) +
    circle(200, 196, 136, 'fill="url(#gR)"') +
    circle(200, 196, 126, `fill="${INK}"`) +
    circle(200, 196, 123, 'fill="url(#face)"') +
    path('M96 150A112 112 0 0 1 304 150Q200 186 96 150Z', 'fill="url(#gloss)"') +
    `<ellipse cx="200" cy="292" rx="76" ry="22" fill="${FAIR_LIGHTS[1] ?? '#fff'}" opacity=".35"/>` +
    sparkle(86, 84, 26) +
    sparkle(318, 306, 18);
  return square(defs, body, 400);
}

/** Draws the big coin of the reward window, with its two glints. */
export function bigCoin(): FullBleed {
  const body = symbol('peso', 128, 124, 232, 'dress') + sparkle(60, 58, 24) + sparkle(200, 186, 13, 0.9);
  return square(symbolFilter('dress', { rimWidth: 1, inkWidth: 1 }), body);
}

/** Draws one outlined symbol on a transparent background. */
export function icon(name: string): FullBleed {
  return square(symbolFilter('dress'), symbol(name, 128, 124, 211, 'dress'));
}

/** Draws a calendar page with a tick on its day. */
export function calendar(): FullBleed {
  const tick = 'M92 160l26 26l50 -54';
  const strokes = 'fill="none" stroke-linecap="round" stroke-linejoin="round"';
  const defs =
    metalGradients('gold', 'g') +
    linear('page', [
      [0, '#fff'],
      [1, '#D8CBEF'],
    ]) +
    linear('head', [
      [0, '#FF7A90'],
      [1, '#B80C38'],
    ]) +
    symbolFilter('dress');
  const sheet =
    '<g transform="scale(2)" filter="url(#dress)">' +
    box(21, 26, 86, 83, 12, 'fill="url(#page)"') +
    path('M21 52V38a12 12 0 0 1 12 -12H95a12 12 0 0 1 12 12v14Z', 'fill="url(#head)"') +
    '</g>';
  const rings = [86, 170].map(
    (x) => box(x - 8, 34, 16, 40, 8, `fill="${INK}"`) + box(x - 5, 36, 11, 36, 5.5, 'fill="url(#gV)"'),
  );
  return square(
    defs,
    sheet +
      rings.join('') +
      path(tick, `${strokes} stroke="#0A5A2A" stroke-width="22"`) +
      path(tick, `${strokes} stroke="#2FD26A" stroke-width="15" transform="translate(0 -1)"`) +
      sparkle(60, 70, 16),
  );
}
