/** Draws symbols that fly over the fair at night, in boxes of 128 units. */
import { circle, linear, path, radial } from '../../pipeline/drawing/svg.ts';

/** Draws a comet that falls to the lower left: a burning head and a tail of fire. */
export function cometSymbol(prefix: string): string {
  return (
    linear(
      `${prefix}far`,
      [
        [0, '#FF3D7F'],
        [0.6, '#FF6A2A'],
        [1, '#FFC72C'],
      ],
      { x1: 1, y1: 0, x2: 0, y2: 1 },
    ) +
    linear(
      `${prefix}near`,
      [
        [0, '#FF8A1E'],
        [0.55, '#FFD75A'],
        [1, '#FFFBE0'],
      ],
      { x1: 1, y1: 0, x2: 0, y2: 1 },
    ) +
    radial(
      `${prefix}head`,
      [
        [0, '#FFFFFF'],
        [0.35, '#BFF3FF'],
        [0.75, '#3FA9FF'],
        [1, '#1450C8'],
      ],
      { cx: 0.4, cy: 0.38, r: 0.75 },
    ) +
    path(
      'M9 92Q8 62 34 46Q50 36 60 20Q62 36 58 44Q84 30 98 8Q100 26 90 42Q106 34 122 4Q126 40 98 68Q108 66 118 56Q112 80 86 92Q92 94 100 92Q84 118 48 120Q12 120 9 92Z',
      `fill="url(#${prefix}far)"`,
    ) +
    path(
      'M18 92Q18 68 42 58Q58 50 68 38Q70 50 64 58Q86 48 102 26Q102 48 82 66Q90 68 98 64Q90 82 72 90Q76 94 82 94Q68 112 46 112Q20 112 18 92Z',
      `fill="url(#${prefix}near)"`,
    ) +
    circle(44, 88, 27, `fill="url(#${prefix}head)"`) +
    circle(36, 94, 6, 'fill="#0E3FA8" opacity=".55"') +
    circle(55, 98, 4.2, 'fill="#0E3FA8" opacity=".5"') +
    circle(54, 79, 3.4, 'fill="#0E3FA8" opacity=".45"') +
    path(
      'M23 84Q25 68 40 65',
      'fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".9"',
    )
  );
}
