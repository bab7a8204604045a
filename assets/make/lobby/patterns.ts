/** Draws the patterns behind the main symbol of a tile, in a box of any size around the centre of its light. */
import { circle, onCircle, path, radial, round, sparkle } from '../../pipeline/drawing/svg.ts';
import type { TilePalette } from './palettes.ts';

/** Input of a pattern: size of the picture, centre of its light, colours, and a generator of random numbers 0..1. */
export interface Ground {
  readonly width: number;
  readonly height: number;
  readonly cx: number;
  readonly cy: number;
  readonly palette: TilePalette;
  readonly random: () => number;
}

/**
 * Draws a fan of `count` light beams from cx, cy, `reach` units long. `paint` holds their SVG attributes, such as a
 * fill with the gradient of `rayPaint`.
 */
export function rays(cx: number, cy: number, count: number, reach: number, paint: string): string {
  const beams = Array.from({ length: count }, (_, place) => {
    const [x0, y0] = onCircle(cx, cy, reach, (place * 360) / count);
    const [x1, y1] = onCircle(cx, cy, reach, ((place + 0.5) * 360) / count);
    return `M${cx} ${cy}L${round(x0)} ${round(y0)}L${round(x1)} ${round(y1)}Z`;
  });
  return path(beams.join(''), paint);
}

/** Returns the gradient that fades beams with their distance from cx, cy. */
export function rayPaint(id: string, cx: number, cy: number, reach: number, strength = 0.55): string {
  return radial(
    id,
    [
      [0, '#fff', strength],
      [0.6, '#fff', strength * 0.22],
      [1, '#fff', 0],
    ],
    { cx, cy, r: reach, user: true },
  );
}

function fan({ cx, cy, random }: Ground): string {
  return rays(cx, cy, 12 + Math.floor(random() * 3) * 4, 560, 'fill="url(#rays)"');
}

const drawers = {
  rays: fan,

  bokeh: ({ width, height, palette, random }) =>
    Array.from({ length: 26 }, () => {
      const colour = random() < 0.5 ? palette.light : palette.accent;
      const place = [random() * width, random() * height, 8 + random() * 34] as const;
      return circle(...place, `fill="${colour}" opacity="${round(0.08 + random() * 0.22)}"`);
    }).join(''),

  waves: ({ width, height, cy, palette }) =>
    Array.from({ length: 6 }, (_, row) => {
      const crests = Array.from(
        { length: Math.ceil(width / 60) + 1 },
        () => `q30 ${row % 2 ? -26 : 26} 60 0`,
      ).join('');
      const colour = row % 2 ? palette.light : palette.deep;
      return path(
        `M-20 ${cy + 25 + row * 42}${crests}V${height + 20}H-20Z`,
        `fill="${colour}" opacity=".17"`,
      );
    }).join(''),

  hills: ({ width, height, cy, palette, random }) => {
    const sunX = width * (0.7 + random() * 0.1);
    const sky =
      circle(sunX, height * 0.21, 58, `fill="${palette.light}" opacity=".55"`) +
      circle(sunX, height * 0.21, 90, `fill="${palette.light}" opacity=".15"`);
    const ridges = Array.from({ length: 3 }, (_, row) => {
      const y = cy + 95 + row * 50;
      let ridge = `M-10 ${height + 20}`;
      for (let x = -10; x <= width + 10; x += 38) {
        ridge += `L${x} ${round(y - random() * 80)}L${x + 19} ${round(y - 20 + random() * 30)}`;
      }
      return path(
        `${ridge}L${width + 20} ${height + 20}Z`,
        `fill="${palette.deep}" opacity="${round(0.3 + row * 0.2)}"`,
      );
    });
    return sky + ridges.join('');
  },

  diamonds: (ground) => {
    const { width, height, palette } = ground;
    let lattice = '';
    for (let row = -1; row * 40 < height; row += 1) {
      for (let column = -1; column * 45 < width; column += 1) {
        lattice += `M${column * 45 + (row % 2 ? 22 : 0)} ${row * 40}l22 20l-22 20l-22 -20Z`;
      }
    }
    return (
      path(lattice, `fill="none" stroke="${palette.light}" stroke-width="1.5" opacity=".26"`) + fan(ground)
    );
  },

  stars: ({ width, height, cx, cy, palette, random }) => {
    const far = Array.from({ length: 60 }, () =>
      circle(
        random() * width,
        random() * height,
        0.6 + random() * 2,
        `fill="#fff" opacity="${round(0.3 + random() * 0.6)}"`,
      ),
    );
    const near = Array.from({ length: 5 }, () =>
      sparkle(round(random() * width), round(random() * height * 0.62), 8 + random() * 14, 0.8),
    );
    const band = `rx="${cx * 1.2}" ry="${cy * 0.44}" transform="rotate(-28 ${cx} ${cy})"`;
    return `${far.join('')}${near.join('')}<ellipse cx="${cx}" cy="${cy}" ${band} fill="${palette.accent}" opacity=".18"/>`;
  },

  swirl: ({ cx, cy }) =>
    Array.from({ length: 10 }, (_, arm) => {
      const [ax, ay] = onCircle(cx, cy, 190, arm * 36 + 40);
      const [bx, by] = onCircle(cx, cy, 480, arm * 36 + 60);
      const [dx, dy] = onCircle(cx, cy, 480, arm * 36 + 80);
      const [ex, ey] = onCircle(cx, cy, 190, arm * 36 + 58);
      const points = [ax, ay, bx, by, dx, dy, ex, ey].map(round);
      const [a, b, c, d, e, f, g, h] = points;
      return path(`M${cx} ${cy}Q${a} ${b} ${c} ${d}L${e} ${f}Q${g} ${h} ${cx} ${cy}Z`, 'fill="url(#rays)"');
    }).join(''),

  scales: ({ width, height, palette }) => {
    let arcs = '';
    for (let row = 0; row * 26 < height + 40; row += 1) {
      for (let column = -1; column * 52 < width + 52; column += 1) {
        arcs += `M${column * 52 + (row % 2 ? 26 : 0)} ${row * 26}a26 26 0 0 0 52 0`;
      }
    }
    return path(arcs, `fill="none" stroke="${palette.light}" stroke-width="3" opacity=".2"`);
  },

  stripes: ({ width, height, palette }) =>
    Array.from({ length: 8 }, (_, place) => {
      const step = (width + height * 0.5) / 8;
      const x = place * step - height * 0.25;
      return path(
        `M${round(x)} 0h${round(step / 2)}l${round(-height * 0.25)} ${height}h${round(-step / 2)}Z`,
        `fill="${place % 2 ? palette.accent : palette.light}" opacity=".2"`,
      );
    }).join(''),

  rings: ({ cx, cy, palette }) =>
    Array.from({ length: 7 }, (_, place) =>
      circle(
        cx,
        cy,
        70 + place * 46,
        `fill="none" stroke="${place % 2 ? palette.accent : palette.light}" stroke-width="${20 - place}" opacity=".17"`,
      ),
    ).join(''),

  bulbs: (ground) => {
    const { width, palette } = ground;
    const strings = [28, 76].map((y, row) => {
      const cord = `M-10 ${y - 16}Q${width / 2} ${y + 62} ${width + 10} ${y - 16}`;
      const lamps = Array.from({ length: 9 }, (_, place) => {
        const t = (place + (row ? 0.2 : 0.6)) / 9;
        const x = -10 + t * (width + 20);
        const bulbY = y - 16 + 2 * t * (1 - t) * 78;
        const colour = place % 2 ? palette.light : palette.accent;
        return (
          circle(x, bulbY + 5, 18, `fill="${colour}" opacity=".28"`) +
          circle(x, bulbY + 5, 6.5, 'fill="#FFFBE6"')
        );
      });
      return (
        path(cord, `fill="none" stroke="${palette.deep}" stroke-width="3" opacity=".7"`) + lamps.join('')
      );
    });
    return fan(ground) + strings.join('');
  },

  clouds: ({ width, height, random }) =>
    Array.from({ length: 7 }, (_, place) => {
      const x = random() * width;
      const y = (place / 7) * height * 0.85 + random() * 30;
      const k = 0.7 + random() * 0.9;
      return (
        `<g transform="translate(${round(x)} ${round(y)}) scale(${round(k)})" fill="#fff" opacity="${round(0.14 + random() * 0.16)}">` +
        '<circle cx="-36" r="24"/><circle cy="-14" r="32"/><circle cx="38" cy="-2" r="26"/><rect x="-58" width="122" height="25" rx="12.500"/></g>'
      );
    }).join(''),
} satisfies Record<string, (ground: Ground) => string>;

/** Name of a tile's pattern. */
export type PatternName = keyof typeof drawers;

/** Draws a pattern. The document must contain a gradient with the id `rays` (see `rayPaint`). */
export function pattern(name: PatternName, ground: Ground): string {
  return drawers[name](ground);
}
