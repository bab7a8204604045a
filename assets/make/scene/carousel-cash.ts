/** Draws the carousel: its roof, its deck, the drum in the middle, five kinds of animals on poles, and the bell. */
import { symbol } from '../lobby/symbols.ts';
import { symbolFilter } from '../lobby/symbol-filter.ts';
import { metalGradients } from '../kit/metal.ts';
import { INK } from '../../pipeline/drawing/metals.ts';
import { mixed } from '../kit/palette.ts';
import { circle, linear, path, radial, round } from '../../pipeline/drawing/svg.ts';
import { picture } from './picture.ts';
import type { Drawing } from '../../pipeline/drawing/picture.ts';
import { bulbDefs, bulbsAlong } from './rim.ts';
import { drawStall, litRing } from './stall.ts';
import type { Theme } from './theme.ts';

const ROSE = '#F0508E';
const CREAM = '#FFF1DC';

/**
 * Draws the roof, 664 by 132 design pixels: a striped cone seen from a little below, with a scalloped border of bulbs.
 */
function roof(theme: Theme): Drawing {
  const stripes = 14;
  const edge = (index: number): number => round(18 + (index * 628) / stripes);
  const cone = Array.from({ length: stripes }, (_, index) => {
    const [left, right] = [edge(index), edge(index + 1)];
    const tone = index % 2 ? 'two' : 'one';
    return path(`M332 6L${left} 78Q${(left + right) / 2} 86 ${right} 78Z`, `fill="url(#${tone})"`);
  }).join('');
  const valance = Array.from({ length: stripes }, (_, index) => {
    const [left, right] = [edge(index), edge(index + 1)];
    const width = right - left;
    return path(
      `M${left} 74H${right}V104a${width / 2} 18 0 0 1 ${-width} 0Z`,
      `fill="${index % 2 ? CREAM : '#C81E6A'}" stroke="${INK}" stroke-width="2.4" stroke-linejoin="round"`,
    );
  }).join('');
  const tone = (id: string, colour: string): string =>
    linear(id, [
      [0, mixed(colour, '#FFFFFF', 0.35)],
      [0.6, colour],
      [1, mixed(colour, '#2A0440', 0.35)],
    ]);
  return {
    defs:
      tone('one', ROSE) +
      tone('two', CREAM) +
      metalGradients('gold', 'g') +
      bulbDefs(theme) +
      linear(
        'side',
        [
          [0, '#fff', 0.22],
          [0.4, '#2A0440', 0],
          [1, '#2A0440', 0.5],
        ],
        { x2: 1, y2: 0 },
      ),
    body:
      path('M332 0L12 80Q332 120 652 80Z', `fill="${INK}"`) +
      cone +
      path('M332 6L18 78Q332 112 646 78Z', 'fill="url(#side)"') +
      valance +
      path('M10 74H654V92H10Z', `fill="${INK}"`) +
      path('M12 76H652V90H12Z', 'fill="url(#gV)"') +
      bulbsAlong(theme, { x: 24, y: 83, width: 616, height: 0.01, radius: 1 }, 28, 4.2) +
      circle(332, 9, 9, `fill="url(#gD)" stroke="${INK}" stroke-width="2.4"`),
  };
}

/** Draws the deck, 676 by 200 design pixels: a round floor of planks with a gold edge, seen from above. */
function deck(theme: Theme): Drawing {
  const planks = Array.from({ length: 28 }, (_, index) => {
    const angle = (index * Math.PI * 2) / 28;
    return `M338 86L${round(338 + Math.cos(angle) * 318)} ${round(86 + Math.sin(angle) * 76)}`;
  }).join('');
  const bulbs = Array.from({ length: 25 }, (_, index) => {
    const angle = (Math.PI * (index + 0.5)) / 25;
    const [x, y] = [round(338 + Math.cos(angle) * 326), round(112 + Math.sin(angle) * 78)];
    return (
      circle(x, y, 4.4, `fill="${INK}"`) +
      circle(x, y, 3.4, 'fill="#FFE98A"') +
      circle(x - 1, y - 1, 1.1, 'fill="#fff"')
    );
  }).join('');
  return {
    defs:
      metalGradients('gold', 'g') +
      radial(
        'floor',
        [
          [0, '#FFCF8A'],
          [0.6, '#D98A4E'],
          [1, '#8A4426'],
        ],
        { cx: 0.42, cy: 0.3, r: 0.75 },
      ) +
      linear('front', [
        [0, theme.groove[1]],
        [1, theme.groove[0]],
      ]),
    body:
      `<ellipse cx="338" cy="116" rx="337" ry="83" fill="${INK}"/>` +
      '<ellipse cx="338" cy="112" rx="333" ry="81" fill="url(#front)"/>' +
      bulbs +
      `<ellipse cx="338" cy="90" rx="333" ry="82" fill="${INK}"/>` +
      '<ellipse cx="338" cy="88" rx="330" ry="80" fill="url(#gV)"/>' +
      '<ellipse cx="338" cy="86" rx="320" ry="76" fill="url(#floor)"/>' +
      path(planks, 'stroke="#6B3010" stroke-width="2" opacity=".45"'),
  };
}

/** Draws the drum in the middle of the carousel, 230 by 190 design pixels: painted panels with mirrors. */
function drum(): Drawing {
  const panels = Array.from({ length: 5 }, (_, index) => {
    const x = 10 + index * 43;
    return (
      `<rect x="${x}" y="12" width="38" height="166" rx="8" fill="${index % 2 ? '#7A2AC8' : '#C81E6A'}" stroke="${INK}" stroke-width="2.400"/>` +
      `<ellipse cx="${x + 19}" cy="82" rx="12" ry="34" fill="url(#mirror)" stroke="#FFC72C" stroke-width="4"/>`
    );
  }).join('');
  return {
    defs:
      linear('mirror', [
        [0, '#FFFFFF'],
        [0.5, '#A9D8FF'],
        [1, '#5A6AC8'],
      ]) +
      linear(
        'round',
        [
          [0, '#fff', 0.25],
          [0.4, '#0B0220', 0],
          [1, '#0B0220', 0.65],
        ],
        { x2: 1, y2: 0 },
      ) +
      metalGradients('gold', 'g'),
    body:
      `<rect x="2" y="4" width="226" height="182" rx="16" fill="${INK}"/><rect x="4.500" y="6.500" width="221" height="177" rx="14" fill="#4A1482"/>` +
      panels +
      '<rect x="4.500" y="6.500" width="221" height="12" rx="6" fill="url(#gV)"/><rect x="4.500" y="170" width="221" height="13" rx="6" fill="url(#gV)"/>' +
      '<rect x="4.500" y="6.500" width="221" height="177" rx="14" fill="url(#round)"/>',
  };
}

/** Draws the twisted gold pole that carries an animal, 12 by 150 design pixels. */
function pole(): Drawing {
  const twist = Array.from({ length: 15 }, (_, index) => `M2 ${index * 10 + 8}L10 ${index * 10}`).join('');
  return {
    defs: linear(
      'brass',
      [
        [0, '#FFFBE0'],
        [0.4, '#FFC72C'],
        [1, '#A85A00'],
      ],
      { x2: 1, y2: 0 },
    ),
    body:
      `<rect x="1" width="10" height="150" fill="${INK}"/><rect x="2.500" width="7" height="150" fill="url(#brass)"/>` +
      path(twist, 'stroke="#8A4A00" stroke-width="1.600" opacity=".7"'),
  };
}

/** Draws the bell, 132 by 84 design pixels, which hangs in a gold arch in front of the deck. */
function bell(): Drawing {
  return {
    defs: symbolFilter('dress') + metalGradients('gold', 'g'),
    body:
      path(
        'M8 80Q10 30 66 30Q122 30 124 80H108Q106 44 66 44Q26 44 24 80Z',
        `fill="url(#gV)" stroke="${INK}" stroke-width="3" stroke-linejoin="round"`,
      ) + symbol('bell', 66, 54, 54, 'dress'),
  };
}

const ANIMALS = {
  horse: 'carousel-horse',
  kalabaw: 'water-buffalo',
  swan: 'swan',
  fish: 'tropical-fish',
  eagle: 'eagle',
} as const;

/** Draws one of the carousel's animals, 100 design pixels square. */
const animal = (name: string): Drawing => ({
  defs: symbolFilter('dress', { rimWidth: 1.6, inkWidth: 1.8 }),
  body: symbol(name, 50, 50, 84, 'dress'),
});

/** Draws all pictures of the carousel. */
export function drawCarouselCash(theme: Theme): void {
  drawStall(theme, 'carousel-cash', { cloth: ['#E8336E', '#FFE3EC'], wood: '#B2486E' });
  const draw = (file: string, width: number, height: number, drawing: Drawing): void =>
    picture(`${theme.into}carousel-cash/${file}`, width, height, drawing);
  draw('roof', 664, 132, roof(theme));
  draw('deck', 676, 200, deck(theme));
  draw('drum', 230, 190, drum());
  draw('pole', 12, 150, pole());
  draw('bell', 132, 84, bell());
  for (const [name, art] of Object.entries(ANIMALS)) draw(`animal-${name}`, 100, 100, animal(art));
  draw('lit', 122, 122, litRing(122));
}
