/** Draws the surroundings of the sari-sari store: dusk over palms and hills, and sand in front. */
import { seeded } from '../../pipeline/drawing/random.ts';
import { circle, linear, path, radial, round } from '../../pipeline/drawing/svg.ts';
import type { Drawing } from '../../pipeline/drawing/picture.ts';

/** Colours of what is in front of the sky, which a pack may change. */
export interface DuskStyle {
  /** Colours of the far hills, top down; `palm` and `nut` are the colours of palms and their coconuts. */
  readonly hills: readonly [string, string];
  readonly palm: string;
  readonly nut: string;
  /** Colours of the ground, from its top to the dark at its foot; `grass` is the colour of the grass on it. */
  readonly sand: readonly [string, string, string];
  readonly grass: string;
}

/** Colours of the silhouettes against the evening light, in the default art. */
export const DUSK: DuskStyle = {
  hills: ['#8A3A52', '#4A1A3E'],
  palm: '#2A0E24',
  nut: '#3A1626',
  sand: ['#6A2E30', '#3A1428', '#150820'],
  grass: '#2A3A16',
};

/** Draws dusk, 180 by 320 design pixels, of which scenes show the middle three quarters. */
export function dusk(): Drawing {
  const random = seeded(52);
  const clouds = Array.from({ length: 9 }, () => {
    const x = round(random() * 180);
    const y = round(52 + random() * 70);
    const width = round(18 + random() * 40);
    return `<ellipse cx="${x}" cy="${y}" rx="${width}" ry="${round(1.6 + random() * 3)}" fill="#FFD9A0" opacity="${round(0.1 + random() * 0.2)}" filter="url(#soft)"/>`;
  }).join('');
  return {
    defs:
      linear('sky', [
        [0, '#123A6E'],
        [0.2, '#2A6A9A'],
        [0.34, '#F0A060'],
        [0.44, '#F8803C'],
        [0.55, '#A83A4A'],
        [0.68, '#4A1A3E'],
        [1, '#150820'],
      ]) +
      radial(
        'sun',
        [
          [0, '#FFF6C8', 0.95],
          [0.12, '#FFE08A', 0.8],
          [0.4, '#FFB04A', 0.32],
          [1, '#FF8A2A', 0],
        ],
        { cx: 128, cy: 96, r: 78, user: true },
      ) +
      '<filter id="soft" x="-20%" y="-100%" width="140%" height="300%"><feGaussianBlur stdDeviation="1.600"/></filter>',
    body: `<rect width="180" height="320" fill="url(#sky)"/><rect width="180" height="320" fill="url(#sun)"/>${clouds}`,
  };
}

/** Draws a coconut palm seen against the light. */
function palm(
  style: DuskStyle,
  [x, foot]: readonly [number, number],
  height: number,
  lean: number,
  size: number,
): string {
  const top = foot - height;
  const crown = x + lean;
  const leaves = [-165, -140, -110, -78, -48, -20, 8, 190]
    .map((degrees, index) => {
      const angle = (degrees * Math.PI) / 180;
      const length = size * (0.85 + 0.15 * ((index * 7) % 3));
      const tipX = round(crown + Math.cos(angle) * length);
      const tipY = round(top + Math.sin(angle) * length * 0.72 + length * 0.28);
      const midX = round(crown + Math.cos(angle) * length * 0.55);
      const midY = round(top + Math.sin(angle) * length * 0.75 - length * 0.1);
      return `M${round(crown)} ${round(top)}Q${midX} ${round(midY - size * 0.12)} ${tipX} ${tipY}Q${midX} ${round(midY + size * 0.16)} ${round(crown)} ${round(top)}Z`;
    })
    .join('');
  return (
    path(
      `M${x - 4} ${foot}Q${x + lean * 0.2} ${foot - height * 0.5} ${crown - 2} ${top}H${crown + 2.5}Q${x + lean * 0.3 + 6} ${foot - height * 0.5} ${x + 5} ${foot}Z`,
      `fill="${style.palm}"`,
    ) +
    path(leaves, `fill="${style.palm}"`) +
    circle(crown - 3, top + 4, 3.6, `fill="${style.nut}"`) +
    circle(crown + 4, top + 5, 3.6, `fill="${style.nut}"`)
  );
}

/** Draws palms and far hills behind the roof, 360 by 210 design pixels. */
export function palms(style: DuskStyle): Drawing {
  return {
    defs: linear('hills', [
      [0, style.hills[0]],
      [1, style.hills[1]],
    ]),
    body:
      path('M0 150Q50 112 96 138T190 128T276 140T360 118V210H0Z', 'fill="url(#hills)" opacity=".75"') +
      palm(style, [44, 210], 128, -16, 46) +
      palm(style, [92, 210], 88, 14, 36) +
      palm(style, [318, 210], 142, 12, 50) +
      palm(style, [270, 210], 82, -10, 34),
  };
}

/** Draws sand and grass in front, 360 by 160 design pixels, fading into the dark below. */
export function ground({ sand, grass }: DuskStyle): Drawing {
  const random = seeded(9);
  const blades = Array.from({ length: 60 }, (_, index) => {
    const x = round(index * 6.1 + random() * 5);
    const height = round(7 + random() * 12);
    const lean = round((random() - 0.5) * 9);
    return `M${x - 1.6} 40Q${x} ${round(40 - height / 2)} ${round(x + lean)} ${round(40 - height)}Q${x + 1.2} ${round(40 - height / 2)} ${x + 2} 40Z`;
  }).join('');
  return {
    defs: linear('sand', [
      [0, sand[0]],
      [0.3, sand[1]],
      [0.75, sand[2], 0.95],
      [1, sand[2], 0],
    ]),
    body: path('M0 36Q90 26 180 34T360 32V160H0Z', 'fill="url(#sand)"') + path(blades, `fill="${grass}"`),
  };
}
