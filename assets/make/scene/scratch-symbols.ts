/** Draws the eight symbols of the scratch card, each in a box of 128 units. */
import { outlineFilter, emoji } from '../kit/emoji.ts';
import { metalGradients } from '../kit/metal.ts';
import { INK } from '../../pipeline/drawing/metals.ts';
import { box, circle, linear, onCircle, path, radial, round, sparkle } from '../../pipeline/drawing/svg.ts';
import { coinBody, coinGradients } from './coin.ts';
import { FAIR } from './fair-theme.ts';
import type { Drawing } from '../../pipeline/drawing/picture.ts';

/** Outlines, shades and lights our own art like the emoji, with room for the outlines. */
function dressed({ defs, body }: Drawing, gleams = ''): Drawing {
  return {
    defs: outlineFilter('dress', { rim: '#FFFFFF', rimWidth: 2.6, inkWidth: 1.8, light: 0.5 }) + defs,
    body: `<g transform="translate(8 6) scale(.875)"><g filter="url(#dress)">${body}</g>${gleams}</g>`,
  };
}

const noto = (name: string): Drawing => ({
  defs: outlineFilter('dress', { rim: '#FFFFFF', rimWidth: 2.6, inkWidth: 1.8 }),
  body: emoji(name, 64, 62, 106, 'dress'),
});

/** Draws jasmine, the national flower: two rings of white petals on three leaves. */
function sampaguita(): Drawing {
  const leaf = (turn: number): string =>
    `<g transform="rotate(${turn} 64 66)">` +
    path('M64 66C44 50 42 26 64 2C86 26 84 50 64 66Z', 'fill="url(#leaf)"') +
    path('M64 64V16', 'stroke="#9BE08A" stroke-width="2.2" stroke-linecap="round" opacity=".8"') +
    '</g>';
  const ring = (count: number, offset: number, length: number, width: number, paint: string): string =>
    Array.from({ length: count }, (_, index) => {
      const turn = offset + (index * 360) / count;
      const tip = 66 - length;
      return (
        `<g transform="rotate(${round(turn)} 64 66)">` +
        path(
          `M64 66C${64 - width} ${round(66 - length * 0.5)} ${round(64 - width * 0.8)} ${tip + 4} 64 ${tip}C${round(64 + width * 0.8)} ${tip + 4} ${64 + width} ${round(66 - length * 0.5)} 64 66Z`,
          `fill="${paint}" stroke="#B9C79A" stroke-width="1.2"`,
        ) +
        path(`M64 60V${tip + 12}`, 'stroke="#DCE7C2" stroke-width="1.6" stroke-linecap="round"') +
        '</g>'
      );
    }).join('');
  return dressed(
    {
      defs:
        linear('leaf', [
          [0, '#7BE06A'],
          [0.5, '#2FA24A'],
          [1, '#0F6A38'],
        ]) +
        radial(
          'petal',
          [
            [0, '#E3F0B8'],
            [0.3, '#FBFFF0'],
            [1, '#FFFFFF'],
          ],
          { cx: 64, cy: 66, r: 50, user: true },
        ) +
        radial('heart', [
          [0, '#FFF9C2'],
          [0.6, '#FFD94A'],
          [1, '#E8A010'],
        ]),
      body:
        [120, 240, 0].map(leaf).join('') +
        ring(7, 12, 50, 19, 'url(#petal)') +
        ring(6, 40, 31, 13, 'url(#petal)') +
        circle(64, 66, 8.5, 'fill="url(#heart)" stroke="#C9860A" stroke-width="1"'),
    },
    sparkle(38, 34, 9),
  );
}

/** Draws a milkfish, silver, from the side. */
function bangus(): Drawing {
  const scales = [0, 1, 2, 3, 4]
    .flatMap((column) =>
      [-1, 0, 1].map((row) => {
        const x = 46 + column * 10;
        const y = 65 + row * 9 + (column % 2) * 4.5;
        return `M${x} ${y - 5}q7 5 0 10`;
      }),
    )
    .join('');
  return dressed(
    {
      defs:
        linear('side', [
          [0, '#2F5F94'],
          [0.26, '#7FA9CF'],
          [0.46, '#F4FAFF'],
          [0.66, '#D6E3EE'],
          [1, '#8FA6BC'],
        ]) +
        linear('fin', [
          [0, '#5D8FBE'],
          [1, '#2C5580'],
        ]),
      body:
        path('M52 46C60 24 82 24 86 22C82 32 84 40 80 48Z', 'fill="url(#fin)"') +
        path('M54 86C58 100 70 104 78 104C74 98 74 92 74 86Z', 'fill="url(#fin)"') +
        path('M98 64C108 52 116 38 126 32C121 50 121 80 126 98C116 92 108 78 98 66Z', 'fill="url(#fin)"') +
        path(
          'M2 68C16 42 44 38 64 42C84 46 96 56 104 65C96 76 84 86 64 90C44 94 16 92 2 68Z',
          'fill="url(#side)"',
        ) +
        path(scales, 'fill="none" stroke="#7E98B0" stroke-width="1.8" stroke-linecap="round" opacity=".75"') +
        path('M36 48Q46 66 36 86', 'fill="none" stroke="#4F6F90" stroke-width="3" stroke-linecap="round"') +
        path('M6 72Q14 77 22 74', 'fill="none" stroke="#3C5876" stroke-width="2.4" stroke-linecap="round"') +
        path('M44 68Q54 78 48 84Q42 78 44 68Z', 'fill="#7FA9CF"') +
        circle(22, 60, 7.2, 'fill="#FFFFFF"') +
        circle(21.4, 60, 4.6, `fill="${INK}"`) +
        circle(19.8, 58.2, 1.6, 'fill="#FFFFFF"'),
    },
    sparkle(60, 50, 7),
  );
}

/** Draws the farmer's hat: a cone of woven palm with a silver point. */
function salakot(): Drawing {
  const ribs = [-44, -31, -18, -6, 6, 18, 31, 44]
    .map((way) => `M64 30Q${round(64 + way * 0.55)} 52 ${64 + way} ${round(92 - Math.abs(way) * 0.1)}`)
    .join('');
  const bands = [
    [45, 11, 3],
    [59, 24, 6],
    [75, 39, 9],
  ]
    .map(([y = 0, half = 0, sag = 0]) => `M${64 - half} ${y}Q64 ${y + sag * 1.8} ${64 + half} ${y}`)
    .join('');
  return dressed(
    {
      defs:
        linear(
          'straw',
          [
            [0, '#FFF0B8'],
            [0.3, '#F4C75A'],
            [0.62, '#C98A24'],
            [1, '#8A4E0E'],
          ],
          { x2: 1, y2: 0.7 },
        ) + metalGradients('silver', 's'),
      body:
        path('M8 92Q64 124 120 92Q112 106 64 112Q16 106 8 92Z', 'fill="#7A3E10"') +
        path(
          'M64 22C76 44 100 68 122 86Q126 91 120 95Q64 116 8 95Q2 91 6 86C28 68 52 44 64 22Z',
          'fill="url(#straw)"',
        ) +
        path(ribs, 'fill="none" stroke="#7A4410" stroke-width="1.8" opacity=".6"') +
        path(bands, 'fill="none" stroke="#7A4410" stroke-width="1.8" opacity=".55"') +
        path('M6 90Q64 114 122 90', 'fill="none" stroke="#D4103C" stroke-width="6"') +
        path(
          'M6 90Q64 114 122 90',
          'fill="none" stroke="#FFE98A" stroke-width="1.8" stroke-dasharray="5 5"',
        ) +
        path('M50 40C56 34 60 28 64 20C68 28 72 34 78 40Q64 47 50 40Z', 'fill="url(#sD)"') +
        circle(64, 17, 6.5, 'fill="url(#sD)"') +
        path(
          'M40 62Q50 46 54 44',
          'fill="none" stroke="#FFFBE6" stroke-width="4" stroke-linecap="round" opacity=".85"',
        ),
    },
    sparkle(92, 54, 8),
  );
}

/** Colours of the star lantern's tips: their light and their shaded half. */
const PAROL_TIPS: readonly (readonly [string, string])[] = [
  ['#FF7A8E', '#D4103C'],
  ['#FFE27A', '#F09A0A'],
  ['#7BE89A', '#0F9D48'],
  ['#7CCBFF', '#1468E0'],
  ['#DDA0FF', '#8A2BE2'],
];

/** Draws the parol, the star lantern of Christmas, in its ring, with two paper tails. */
function parol(): Drawing {
  const at = (radius: number, degrees: number): string =>
    onCircle(64, 54, radius, degrees).map(round).join(' ');
  const tips = PAROL_TIPS.map(([light, deep], index) => {
    const turn = index * 72;
    return (
      path(`M64 54L${at(21, turn - 36)}L${at(52, turn)}Z`, `fill="${light}"`) +
      path(`M64 54L${at(21, turn + 36)}L${at(52, turn)}Z`, `fill="${deep}"`)
    );
  }).join('');
  const tail = (side: 1 | -1, [light, deep]: readonly [string, string]): string => {
    const x = 64 + side * 30;
    return [-9, -3, 3, 9]
      .map((way, index) =>
        path(
          `M${x} 92Q${x + way * 1.3 + side * 3} 104 ${x + way * 1.2} 119`,
          `fill="none" stroke="${index % 2 ? light : deep}" stroke-width="5" stroke-linecap="round"`,
        ),
      )
      .concat(circle(x, 92, 6, `fill="${light}"`))
      .join('');
  };
  const beads = Array.from({ length: 20 }, (_, index) => {
    const [x, y] = onCircle(64, 54, 42, index * 18).map(round) as [number, number];
    return circle(x, y, 2.3, 'fill="#FFFBE0"');
  }).join('');
  const star = PAROL_TIPS.map((_, index) => `${at(52, index * 72)}L${at(21, index * 72 + 36)}`).join('L');
  return dressed(
    {
      defs: radial('core', [
        [0, '#FFFFFF'],
        [0.5, '#FFF3B0'],
        [1, '#FFC72C'],
      ]),
      body:
        tail(-1, ['#FF8FA6', '#D4103C']) +
        tail(1, ['#7CCBFF', '#1468E0']) +
        circle(64, 54, 42, 'fill="none" stroke="#A85A00" stroke-width="9"') +
        circle(64, 54, 42, 'fill="none" stroke="#FFC72C" stroke-width="6.500"') +
        beads +
        path(`M${star}Z`, `fill="${INK}" stroke="${INK}" stroke-width="3" stroke-linejoin="round"`) +
        tips +
        circle(64, 54, 12, `fill="${INK}"`) +
        circle(64, 54, 10.5, 'fill="url(#core)"'),
    },
    sparkle(34, 26, 9),
  );
}

/** Draws the jeepney: chrome nose, painted flanks, open windows, a rack on the roof. */
function jeepney(): Drawing {
  const windows = [18, 37, 56]
    .map((x) => box(x, 46, 16, 16, 3, `fill="url(#glass)" stroke="${INK}" stroke-width="1.6"`))
    .join('');
  const wheel = (x: number): string =>
    circle(x, 97, 14.5, 'fill="#1B1420"') +
    circle(x, 97, 8.6, 'fill="url(#sD)"') +
    circle(x, 97, 3.4, 'fill="#3A3340"') +
    path(
      `M${x - 9} 91A11 11 0 0 1 ${x - 2} 86.500`,
      'fill="none" stroke="#6A6276" stroke-width="2.400" stroke-linecap="round"',
    );
  return dressed(
    {
      defs:
        metalGradients('silver', 's') +
        metalGradients('gold', 'g') +
        linear('roof', [
          [0, '#FF8A9E'],
          [0.5, '#E8143F'],
          [1, '#A8062C'],
        ]) +
        linear('flank', [
          [0, '#FFE27A'],
          [0.34, '#FFB300'],
          [0.36, '#E8143F'],
          [0.66, '#B00A34'],
          [0.68, '#2C7DF0'],
          [1, '#0C3E96'],
        ]) +
        linear('glass', [
          [0, '#D6F2FF'],
          [0.5, '#6FC2F4'],
          [1, '#2C7DC0'],
        ]),
      body:
        path(
          'M10 30H88V26H10ZM16 30V38M34 30V38M52 30V38M70 30V38M84 30V38',
          'fill="#FFC72C" stroke="#E8960C" stroke-width="3.200"',
        ) +
        path('M6 46Q6 36 18 36H86Q96 36 98 46Z', 'fill="url(#roof)"') +
        box(8, 44, 80, 22, 3, 'fill="#C9D6E4"') +
        windows +
        path('M76 46H84Q90 46 92 54L94 62H76Z', `fill="url(#glass)" stroke="${INK}" stroke-width="1.600"`) +
        path('M4 64H98Q118 64 123 76V90Q123 96 116 96H10Q4 96 4 90Z', 'fill="url(#flank)"') +
        path('M92 65Q117 65 122.500 77V89Q122.500 95 116 95H96Q88 80 92 65Z', 'fill="url(#sV)"') +
        path(
          'M106 78H118M106 83H119M106 88H119',
          'stroke="#566375" stroke-width="2.200" stroke-linecap="round"',
        ) +
        circle(112, 71.5, 5, 'fill="#FFF3B0" stroke="#A85A00" stroke-width="1.600"') +
        path('M98 64Q100 56 104 57L103 64Z', 'fill="url(#gD)"') +
        path(
          'M40 69L43.500 76.500 51.500 77.300 45.600 82.600 47.300 90.500 40 86.400 32.700 90.500 34.400 82.600 28.500 77.300 36.500 76.500Z',
          'fill="#FFF6C9" stroke="#A85A00" stroke-width="1.200"',
        ) +
        path(
          'M58 80Q66 70 74 80T90 80',
          'fill="none" stroke="#FFE98A" stroke-width="3" stroke-linecap="round"',
        ) +
        path('M2 96H126', 'stroke="url(#sV)" stroke-width="1"') +
        box(100, 92, 26, 6, 3, 'fill="url(#sD)"') +
        path(
          'M14 39Q40 36.500 82 39',
          'fill="none" stroke="#FFFFFF" stroke-width="2.600" stroke-linecap="round" opacity=".8"',
        ) +
        wheel(28) +
        wheel(92),
    },
    sparkle(16, 40, 8),
  );
}

const pesoCoin = (): Drawing => ({
  defs:
    coinGradients(FAIR) +
    '<filter id="soft" x="-20%" y="-60%" width="140%" height="220%"><feGaussianBlur stdDeviation="3.5"/></filter>',
  body:
    '<ellipse cx="66" cy="110" rx="46" ry="11" fill="#12002A" opacity=".55" filter="url(#soft)"/>' +
    `<g transform="translate(10 7) scale(.85)">${coinBody(FAIR)}</g>`,
});

/** Functions that draw the symbols, by name, from the smallest prize to the largest. */
export const SYMBOLS: Readonly<Record<string, () => Drawing>> = {
  mango: () => noto('mango'),
  sampaguita,
  bangus,
  salakot,
  parol,
  jeepney,
  coin: pesoCoin,
  gem: () => noto('gem-stone'),
};
