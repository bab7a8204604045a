/** Draws goods of the diamond mall that have no emoji, each in a box of 128 units. */
import { box, circle, linear, path, radial } from '../../pipeline/drawing/svg.ts';

const enamel = (id: string): string =>
  linear(
    id,
    [
      [0, '#E9E2F5'],
      [0.25, '#FFFFFF'],
      [0.6, '#F2ECFB'],
      [1, '#B9A8D8'],
    ],
    { x2: 1, y2: 0.25 },
  );
const gold = (id: string): string =>
  linear(
    id,
    [
      [0, '#FFF3B8'],
      [0.45, '#FFC72C'],
      [1, '#A85A00'],
    ],
    { x2: 1, y2: 0.4 },
  );

/** Draws a white mug with a gold rim and a small spoked wheel on it. */
export function mugSymbol(prefix: string): string {
  const spokes = [0, 30, 60, 90, 120, 150]
    .map(
      (turn) =>
        `<path transform="rotate(${turn} 54 72)" d="M54 54V90" stroke="#8A3FD6" stroke-width="2.500"/>`,
    )
    .join('');
  return (
    enamel(`${prefix}body`) +
    gold(`${prefix}rim`) +
    path(
      'M88 50C116 44 122 88 86 92',
      `fill="none" stroke="url(#${prefix}rim)" stroke-width="13" stroke-linecap="round"`,
    ) +
    path(
      'M88 50C116 44 122 88 86 92',
      'fill="none" stroke="#FFFFFF" stroke-width="7" stroke-linecap="round"',
    ) +
    path('M16 34H92L88 104Q87 114 76 114H32Q21 114 20 104Z', `fill="url(#${prefix}body)"`) +
    `<ellipse cx="54" cy="34" rx="38" ry="10" fill="url(#${prefix}rim)"/>` +
    '<ellipse cx="54" cy="34.500" rx="32" ry="7" fill="#5A2A10"/>' +
    '<ellipse cx="48" cy="36" rx="20" ry="3.500" fill="#8A4A22"/>' +
    spokes +
    circle(54, 72, 18, 'fill="none" stroke="#8A3FD6" stroke-width="4"') +
    circle(54, 72, 5, 'fill="#FFC72C"') +
    path('M26 48L29 100', 'stroke="#fff" stroke-width="6" stroke-linecap="round" opacity=".9"')
  );
}

/** Draws a canvas bag with a spoked wheel on it. */
export function toteSymbol(prefix: string): string {
  const cabins = Array.from({ length: 8 }, (_, place) => {
    const angle = (place * Math.PI) / 4;
    const colour = ['#FF5A7A', '#FFC72C', '#2FD26A', '#5CC4FF'][place % 4] ?? '#FFC72C';
    return circle(64 + 22 * Math.cos(angle), 80 + 22 * Math.sin(angle), 5, `fill="${colour}"`);
  }).join('');
  return (
    linear(
      `${prefix}cloth`,
      [
        [0, '#FFF6E0'],
        [0.5, '#F3DDB2'],
        [1, '#C79A5C'],
      ],
      { x2: 0.8, y2: 1 },
    ) +
    path('M42 50C38 2 90 2 86 50', 'fill="none" stroke="#A8743A" stroke-width="9" stroke-linecap="round"') +
    path(
      'M42 48C39 6 89 6 86 48',
      'fill="none" stroke="#F3DDB2" stroke-width="4.500" stroke-linecap="round"',
    ) +
    path('M20 40H108L114 112Q114 120 106 120H22Q14 120 14 112Z', `fill="url(#${prefix}cloth)"`) +
    path('M20 48H108', 'stroke="#B98A4C" stroke-width="2" stroke-dasharray="5 4"') +
    path('M64 80L52 112M64 80L76 112', 'stroke="#5A2BB8" stroke-width="4" stroke-linecap="round"') +
    circle(64, 80, 22, 'fill="none" stroke="#7D3FD6" stroke-width="4"') +
    path('M64 58V102M42 80H86M48 64L80 96M80 64L48 96', 'stroke="#7D3FD6" stroke-width="2"') +
    cabins +
    circle(64, 80, 6, 'fill="#FFC72C"') +
    path('M26 56L22 108', 'stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".5"')
  );
}

/** Draws a flat power bank with four lights. */
export function powerBankSymbol(prefix: string): string {
  const lights = [0, 1, 2, 3]
    .map((place) => circle(50 + place * 10, 96, 3.4, `fill="${place < 3 ? '#7DEB9C' : '#3A2A66'}"`))
    .join('');
  return (
    linear(
      `${prefix}shell`,
      [
        [0, '#B98CFF'],
        [0.35, '#7D3FE0'],
        [1, '#2C0C6A'],
      ],
      { x2: 0.9, y2: 1 },
    ) +
    gold(`${prefix}bolt`) +
    box(32, 8, 66, 112, 14, 'fill="#E9DDFB"') +
    box(36, 12, 58, 104, 11, `fill="url(#${prefix}shell)"`) +
    box(46, 4, 14, 8, 2, 'fill="#C3CFDB"') +
    box(70, 4, 14, 8, 2, 'fill="#C3CFDB"') +
    path('M70 30L50 66H63L57 88L80 52H67Z', `fill="url(#${prefix}bolt)"`) +
    lights +
    path('M44 22V88', 'stroke="#fff" stroke-width="6" stroke-linecap="round" opacity=".45"')
  );
}

/** Draws two wireless earbuds; the right one is the mirror image of the left one. */
export function earphonesSymbol(prefix: string): string {
  const bud =
    `<ellipse cx="52" cy="34" rx="11" ry="15" transform="rotate(-24 52 34)" fill="#6A5A92"/>` +
    box(22, 30, 17, 82, 8.5, `fill="url(#${prefix}white)"`) +
    path('M16 40C14 16 34 8 46 14C58 20 56 50 42 56C28 60 17 54 16 40Z', `fill="url(#${prefix}bud)"`) +
    box(24.5, 100, 12, 8, 4, 'fill="#FFC72C"') +
    box(20, 30, 5, 16, 2.5, 'fill="#6A5A92"') +
    path('M27 62V94', 'stroke="#fff" stroke-width="4" stroke-linecap="round"') +
    '<ellipse cx="34" cy="24" rx="8" ry="5" fill="#fff"/>';
  return (
    enamel(`${prefix}white`) +
    radial(
      `${prefix}bud`,
      [
        [0, '#FFFFFF'],
        [0.7, '#E4DAF4'],
        [1, '#A896CC'],
      ],
      { cx: 0.4, cy: 0.3, r: 0.8 },
    ) +
    `<g transform="translate(-6 2)">${bud}</g>` +
    `<g transform="translate(134 2) scale(-1 1)">${bud}</g>`
  );
}

/** Draws a closed rice cooker with its green lamp lit. */
export function riceCookerSymbol(prefix: string): string {
  return (
    linear(
      `${prefix}pot`,
      [
        [0, '#FF8FA6'],
        [0.35, '#E0183C'],
        [1, '#6B0022'],
      ],
      { x2: 0.9, y2: 0.7 },
    ) +
    gold(`${prefix}brass`) +
    enamel(`${prefix}lid`) +
    path('M18 50C24 22 104 22 110 50Z', `fill="url(#${prefix}lid)"`) +
    path('M30 46C40 32 62 30 74 31', 'fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round"') +
    box(54, 18, 20, 12, 6, `fill="url(#${prefix}brass)"`) +
    box(4, 62, 18, 14, 7, 'fill="#3A1A4A"') +
    box(106, 62, 18, 14, 7, 'fill="#3A1A4A"') +
    path('M14 52H114L108 106Q106 118 94 118H34Q22 118 20 106Z', `fill="url(#${prefix}pot)"`) +
    box(10, 46, 108, 11, 5.5, `fill="url(#${prefix}brass)"`) +
    box(46, 78, 36, 28, 8, 'fill="#FFF6E6"') +
    circle(64, 88, 5, 'fill="#2FD26A"') +
    box(54, 97, 20, 4, 2, 'fill="#8A6A9A"') +
    path('M27 64L31 104', 'stroke="#fff" stroke-width="6" stroke-linecap="round" opacity=".5"')
  );
}
