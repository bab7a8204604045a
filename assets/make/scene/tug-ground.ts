/** Draws the ground of the tug of war: people behind the pit, the pit, and the scale in front of it. */
import { metalGradients } from '../kit/metal.ts';
import { INK } from '../../pipeline/drawing/metals.ts';
import { mixed } from '../kit/palette.ts';
import { seeded } from '../../pipeline/drawing/random.ts';
import { box, circle, linear, path, radial, round } from '../../pipeline/drawing/svg.ts';
import type { Drawing } from '../../pipeline/drawing/picture.ts';

/** Draws the people behind the pit as dark heads lit by the fair; some raise their arms. */
function crowd(): string {
  const random = seeded(77);
  return Array.from({ length: 30 }, (_, index) => {
    const x = round(8 + index * 24.6 + random() * 8);
    const y = round(18 + random() * 18);
    const radius = round(11 + random() * 3);
    const tone = mixed('#5A349E', '#341872', random());
    const raised =
      random() < 0.4
        ? path(
            `M${x - 12} ${y + 22}L${x - 19} ${y - 12}M${x + 12} ${y + 22}L${x + 18} ${y - 14}`,
            `stroke="${tone}" stroke-width="7" stroke-linecap="round"`,
          )
        : '';
    return (
      raised +
      path(
        `M${x - 20} ${y + 60}V${y + 30}Q${x - 18} ${y + 14} ${x} ${y + 12}Q${x + 18} ${y + 14} ${x + 20} ${y + 30}V${y + 60}Z`,
        `fill="${tone}"`,
      ) +
      circle(x, y, radius, `fill="${tone}"`) +
      path(
        `M${round(x - radius * 0.8)} ${round(y - radius * 0.5)}A${radius} ${radius} 0 0 1 ${round(x + radius * 0.5)} ${round(y - radius * 0.85)}`,
        'fill="none" stroke="#FFB36B" stroke-width="2.2" stroke-linecap="round" opacity=".55"',
      )
    );
  }).join('');
}

/** Draws the board with the scale in front of the pit: red on the left, blue on the right, and a mark in the middle. */
function scale(): string {
  const [x, y, width, height] = [206, 168, 308, 34];
  const middle = x + width / 2;
  const ticks = Array.from({ length: 21 }, (_, index) => {
    const at = round(x + 24 + (index * (width - 48)) / 20);
    const isLong = index % 5 === 0;
    return path(
      `M${at} ${y + 6}V${y + (isLong ? 22 : 15)}`,
      `stroke="#FFF3DC" stroke-width="${isLong ? 3 : 1.8}" stroke-linecap="round" opacity="${isLong ? 1 : 0.7}"`,
    );
  }).join('');
  return (
    box(x - 6, y + 4, width + 12, height + 6, 12, 'fill="#05010F" opacity=".4"') +
    box(x - 5, y - 5, width + 10, height + 10, 12, `fill="${INK}"`) +
    box(x - 3, y - 3, width + 6, height + 6, 10, 'fill="url(#gV)"') +
    box(x + 2, y + 2, width - 4, height - 4, 7, `fill="${INK}"`) +
    path(
      `M${middle} ${y + 3}H${x + 10}a7 7 0 0 0 -7 7V${y + height - 10}a7 7 0 0 0 7 7H${middle}Z`,
      'fill="url(#redHalf)"',
    ) +
    path(
      `M${middle} ${y + 3}H${x + width - 10}a7 7 0 0 1 7 7V${y + height - 10}a7 7 0 0 1 -7 7H${middle}Z`,
      'fill="url(#blueHalf)"',
    ) +
    ticks +
    path(
      `M${middle - 15} ${y - 9}H${middle + 15}L${middle} ${y + 17}Z`,
      `fill="url(#gD)" stroke="${INK}" stroke-width="2.6" stroke-linejoin="round"`,
    )
  );
}

/**
 * Draws the ground, 720 by 220 design pixels: people behind the pit, packed earth, the pit of mud, and the scale in
 * front of it.
 */
export function tugGround(): Drawing {
  const random = seeded(2026);
  const tufts = Array.from({ length: 58 }, (_, index) => {
    const x = round(index * 12.6 + random() * 6);
    const high = round(8 + random() * 9);
    return `M${x} 93q${round(random() * 4 - 2)} ${-high / 2} ${round(random() * 10 - 5)} ${-high}`;
  }).join('');
  const stones = Array.from({ length: 44 }, () => {
    const x = round(random() * 720);
    const y = round(104 + random() * 110);
    const wide = round(2 + random() * 5);
    return `<ellipse cx="${x}" cy="${y}" rx="${wide}" ry="${round(wide * 0.45)}" fill="${random() < 0.5 ? '#E8A868' : '#3A1430'}" opacity=".4"/>`;
  }).join('');
  const straw = Array.from({ length: 40 }, () => {
    const x = round(random() < 0.5 ? 10 + random() * 200 : 510 + random() * 200);
    const y = round(112 + random() * 92);
    return `M${x} ${y}l${round(6 + random() * 10)} ${round(random() * 8 - 4)}`;
  }).join('');
  return {
    defs:
      metalGradients('gold', 'g') +
      linear('earth', [
        [0, '#7C4A5A'],
        [0.22, '#8A5046'],
        [1, '#3A1A30'],
      ]) +
      radial(
        'mud',
        [
          [0, '#7A4630'],
          [0.55, '#4E2822'],
          [1, '#2A1218'],
        ],
        { cx: 0.44, cy: 0.72, r: 0.7 },
      ) +
      linear('fade', [
        [0, '#140530', 0],
        [1, '#140530', 0.75],
      ]) +
      linear('redHalf', [
        [0, '#FF6A7E'],
        [1, '#A30A2C'],
      ]) +
      linear('blueHalf', [
        [0, '#5CB4FF'],
        [1, '#0E3F9E'],
      ]),
    body:
      crowd() +
      path('M0 92Q180 84 360 86T720 92V220H0Z', 'fill="url(#earth)"') +
      path(tufts, 'fill="none" stroke="#2F8A4A" stroke-width="4.4" stroke-linecap="round"') +
      path(
        tufts,
        'fill="none" stroke="#6FCB6A" stroke-width="1.8" stroke-linecap="round" transform="translate(-1 0)"',
      ) +
      stones +
      path(straw, 'fill="none" stroke="#F2C86A" stroke-width="2.2" stroke-linecap="round" opacity=".6"') +
      // The pit: a rim of wet earth, mud, and the light on it.
      `<ellipse cx="360" cy="132" rx="132" ry="35" fill="${INK}"/>` +
      '<ellipse cx="360" cy="131" rx="129" ry="33" fill="#B4744A"/>' +
      '<ellipse cx="360" cy="134" rx="121" ry="28" fill="#1C0A14"/>' +
      '<ellipse cx="360" cy="137" rx="117" ry="25" fill="url(#mud)"/>' +
      '<ellipse cx="318" cy="132" rx="38" ry="5" fill="#FFCE9A" opacity=".35"/><ellipse cx="408" cy="144" rx="26" ry="4" fill="#FFCE9A" opacity=".25"/>' +
      '<ellipse cx="360" cy="139" rx="13" ry="5" fill="none" stroke="#FFCE9A" stroke-width="2" opacity=".4"/>' +
      '<rect y="150" width="720" height="70" fill="url(#fade)"/>' +
      scale(),
  };
}
