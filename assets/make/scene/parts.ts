/** Draws what all scenes share: coin, gem, sparkle, plain quads and the lights. Run: npx tsx assets/make/scene/parts.ts */
import { dressFilter, emoji } from '../kit/emoji.ts';
import { linear, radial, round, sparkle } from '../kit/svg.ts';
import { coin } from './coin.ts';
import { picture } from './picture.ts';

const plain = (size: number, colour: string) => ({
  defs: '',
  body: `<rect width="${size}" height="${size}" fill="${colour}"/>`,
});

picture('parts/coin', 96, 96, coin(96));
picture('parts/gem', 84, 84, { defs: dressFilter('dress'), body: emoji('gem-stone', 42, 41, 72, 'dress') });
picture('parts/sparkle', 56, 56, {
  defs: radial('halo', [[0, '#fff', 0.55], [0.4, '#FFF3C4', 0.16], [1, '#FFE98A', 0]]),
  body: `<circle cx="28" cy="28" r="27" fill="url(#halo)"/>${sparkle(28, 28, 27)}`,
});
picture('parts/veil', 8, 8, plain(8, '#0B0220'));
picture('parts/white', 4, 4, plain(4, '#FFFFFF'));

// Lights add to what lies under them, so each must fade to nothing before its edge.
picture('parts/light/spark', 70, 70, {
  defs: radial('soft', [[0, '#FFFFFF', 1], [0.1, '#FFF8DC', 0.95], [0.24, '#FFD768', 0.5], [0.5, '#FF9E2C', 0.16], [1, '#FF7A00', 0]]),
  body: `<circle cx="35" cy="35" r="34" fill="url(#soft)"/>${sparkle(35, 35, 20, 0.75)}`,
});
picture('parts/light/glow', 256, 256, {
  defs: radial('soft', [[0, '#FFF3C4', 0.9], [0.25, '#FFDD7A', 0.55], [0.55, '#FFB02E', 0.18], [0.8, '#FF9A1A', 0.04], [1, '#FF9A1A', 0]]),
  body: '<circle cx="128" cy="128" r="127" fill="url(#soft)"/>',
});
picture('parts/light/ring', 240, 240, {
  defs: radial('band', [[0.7, '#FFD768', 0], [0.82, '#FFC04A', 0.22], [0.885, '#FFE9A6', 0.9], [0.905, '#FFFFFF', 1], [0.925, '#FFE9A6', 0.9], [0.97, '#FFB02E', 0.2], [1, '#FFB02E', 0]]),
  body: '<circle cx="120" cy="120" r="119" fill="url(#band)"/>',
});

/** A beam from a point at the bottom: brightest at its foot, soft on both sides and gone at the top. */
function beam(width: number, height: number): string {
  const steps = 12;
  const half = width / 2 - 2;
  return Array.from({ length: steps }, (_, index) => {
    const reach = round((half * (index + 1)) / steps);
    const foot = round(5 * ((index + 1) / steps));
    const d = `M${half + 2 - foot} ${height}L${half + 2 - reach} 2H${half + 2 + reach}L${half + 2 + foot} ${height}Z`;
    return `<path d="${d}" fill="url(#fade)"/>`;
  }).join('');
}
picture('parts/light/ray', 120, 640, {
  defs: linear('fade', [[0, '#FFE9A6', 0], [0.45, '#FFE08A', 0.035], [0.85, '#FFF3C4', 0.12], [0.97, '#FFFFFF', 0.16], [1, '#FFFFFF', 0]]),
  body: beam(120, 640),
});
picture('parts/light/shine', 160, 300, {
  defs:
    linear('across', [[0, '#fff', 0], [0.35, '#FFF3C4', 0.28], [0.46, '#FFFFFF', 0.85], [0.54, '#FFFFFF', 0.85], [0.65, '#FFF3C4', 0.28], [1, '#fff', 0]], { x2: 1, y2: 0 }),
  body: stripe(),
});

/** The shine leans; its light runs across the lean, so it is a skewed upright bar. */
function stripe(): string {
  return '<g transform="translate(80 150) skewX(-14) translate(-42 -148)"><rect width="84" height="296" fill="url(#across)"/></g>';
}
