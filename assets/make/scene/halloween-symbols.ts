/**
 * Draws the symbols of the night fair, 126 by 150 design pixels each: creatures of Filipino tales, a pumpkin and a bat,
 * and letters.
 */
import { outlineFilter, emoji } from '../kit/emoji.ts';
import { metalGradients, metalText } from '../kit/metal.ts';
import { circle, linear, path, radial, sparkle } from '../../pipeline/drawing/svg.ts';
import { textPath } from '../../pipeline/drawing/text.ts';
import type { Drawing } from '../../pipeline/drawing/picture.ts';

/** Size of a symbol's picture, in design pixels. */
export const SYMBOL = { width: 126, height: 150 } as const;

const OUTLINE = outlineFilter('dress');

/** Outlines art of a 128-unit box, scales it to `size` and places its middle at x, y. */
const dressed = (body: string, x = 63, y = 75, size = 112): string =>
  `<g transform="translate(${x} ${y}) scale(${size / 128}) translate(-64 -64)" filter="url(#dress)">${body}</g>`;

/** Draws the word at the foot of a special symbol. */
function caption(text: string, ink: string): Drawing {
  return metalText('caption', text, {
    font: 'lilita-one',
    size: text.length > 5 ? 25 : 35,
    x: 63,
    y: 140,
    tracking: 1,
    outline: 7,
    depth: 2.5,
    ink,
  });
}

/** Draws the wild: a santelmo, the ball of fire that leads wanderers astray. */
function santelmo(): Drawing {
  const word = caption('WILD', '#06245A');
  const outer =
    'M62 2C66 22 88 28 89 48C95 42 96 33 93 24C110 38 121 60 119 82C116 108 94 125 64 125C34 125 11 108 9 82C8 62 19 50 26 34C29 46 34 52 41 54C38 35 50 20 62 2Z';
  const inner =
    'M63 34C66 48 80 54 83 68C87 64 89 58 88 52C99 62 105 76 103 88C100 107 84 117 64 117C44 117 28 107 26 89C25 76 32 68 37 60C39 68 43 72 48 73C46 58 54 46 63 34Z';
  return {
    defs:
      OUTLINE +
      word.defs +
      radial(
        'fire',
        [
          [0, '#D8FFFF'],
          [0.35, '#4FE6FF'],
          [0.7, '#1A86F0'],
          [1, '#2A2FB8'],
        ],
        { cx: 64, cy: 88, r: 84, user: true },
      ) +
      radial(
        'core',
        [
          [0, '#FFFFFF'],
          [0.5, '#E6FFFB'],
          [1, '#7CF3FF', 0.35],
        ],
        { cx: 64, cy: 92, r: 48, user: true },
      ),
    body:
      dressed(
        path(outer, 'fill="url(#fire)"') +
          path(inner, 'fill="url(#core)"') +
          path('M36 78Q46 68 57 82Q46 92 36 78Z', 'fill="#07215C"') +
          path('M92 78Q82 68 71 82Q82 92 92 78Z', 'fill="#07215C"') +
          circle(48.5, 79.5, 3.4, 'fill="#FFE98A"') +
          circle(79.5, 79.5, 3.4, 'fill="#FFE98A"') +
          path('M40 95Q64 103 88 95Q84 114 64 114Q44 114 40 95Z', 'fill="#07215C"') +
          path('M50 98L54 105L58 99.500ZM70 99.500L74 105L78 98Z', 'fill="#FFFFFF"'),
        63,
        68,
        118,
      ) + word.body,
  };
}

/** Draws one eye of an aswang (a monster) under its brow; `side` 1 is the right eye. */
function aswangEye(side: 1 | -1): string {
  const x = 64 + side * 19;
  return (
    path(
      `M${x - side * 15} 60Q${x} 40 ${x + side * 15} 50Q${x + side * 8} 68 ${x - side * 15} 60Z`,
      `fill="#2A0014"`,
    ) +
    path(
      `M${x - side * 12} 59Q${x} 44 ${x + side * 12} 51.500Q${x + side * 7} 65 ${x - side * 12} 59Z`,
      'fill="url(#eye)"',
    ) +
    path(`M${x + side * 1} 47L${x + side * 4} 56L${x + side * 1} 64L${x - side * 2} 56Z`, 'fill="#2A0014"') +
    path(
      `M${x - side * 17} 50Q${x} 30 ${x + side * 19} 40L${x + side * 17} 46Q${x} 38 ${x - side * 17} 54Z`,
      'fill="#3A0A1E"',
    )
  );
}

/** Draws the mask of an aswang, a monster that looks like a villager by day. */
function aswang(): Drawing {
  const hair =
    'M64 6C86 2 110 16 116 44C124 70 120 98 126 116C116 112 108 104 104 92L24 92C20 104 12 112 2 116C8 98 4 70 12 44C18 16 42 2 64 6Z';
  const face = 'M64 18C90 18 104 36 102 62C100 86 86 110 64 118C42 110 28 86 26 62C24 36 38 18 64 18Z';
  const ear = (side: 1 | -1): string =>
    path(
      `M${64 + side * 36} 56L${64 + side * 62} 30Q${64 + side * 60} 62 ${64 + side * 38} 76Z`,
      'fill="url(#skin)"',
    );
  return {
    defs:
      OUTLINE +
      radial(
        'skin',
        [
          [0, '#F6E3B8'],
          [0.5, '#D59A62'],
          [1, '#8A3E2C'],
        ],
        { cx: 52, cy: 46, r: 76, user: true },
      ) +
      radial('eye', [
        [0, '#FFF8B0'],
        [0.6, '#FFC21F'],
        [1, '#F0560A'],
      ]) +
      linear('hair', [
        [0, '#4A3A6A'],
        [0.5, '#241438'],
        [1, '#120824'],
      ]) +
      linear('tongue', [
        [0, '#A80A3A'],
        [1, '#FF6A8E'],
      ]),
    body: dressed(
      path(hair, 'fill="url(#hair)"') +
        ear(1) +
        ear(-1) +
        path(face, 'fill="url(#skin)"') +
        path('M64 18L58 34H70Z', 'fill="#C8143C"') +
        path(
          'M30 70L46 74M32 79L46 81M98 70L82 74M96 79L82 81',
          'stroke="#C8143C" stroke-width="4.500" stroke-linecap="round"',
        ) +
        aswangEye(1) +
        aswangEye(-1) +
        path('M58 74Q64 58 70 74Q64 80 58 74Z', 'fill="#6A2A1E" opacity=".75"') +
        path('M38 86Q64 78 90 86Q84 108 64 108Q44 108 38 86Z', 'fill="#2A0014"') +
        path('M55 96Q64 90 73 96L76 116Q72 128 62 126Q54 124 53 114Z', 'fill="url(#tongue)"') +
        path('M64 97V116', 'stroke="#8A0430" stroke-width="2.400" stroke-linecap="round"') +
        path(
          'M42 85L47 101L53 84ZM86 85L81 101L75 84Z',
          'fill="#FFFDF0" stroke="#5A2A1E" stroke-width="1.200" stroke-linejoin="round"',
        ) +
        path('M57 83.500L60 90L63 83ZM65 83L68 90L71 83.500Z', 'fill="#FFFDF0"'),
      63,
      76,
      110,
    ),
  };
}

/** Draws the lantern and cigar of a kapre, a giant who smokes in the balete tree. */
function kapre(): Drawing {
  return {
    defs:
      OUTLINE +
      metalGradients('gold', 'g') +
      metalGradients('bronze', 'b') +
      radial(
        'glow',
        [
          [0, '#FFFFF0'],
          [0.3, '#FFE27A'],
          [0.65, '#FF9A1F'],
          [1, '#B23A06'],
        ],
        { cx: 64, cy: 70, r: 44, user: true },
      ) +
      linear('leaf', [
        [0, '#B9783A'],
        [0.45, '#7A431A'],
        [1, '#3E1E0A'],
      ]) +
      radial('ember', [
        [0, '#FFF6C0'],
        [0.4, '#FF8A1F'],
        [1, '#D41A0A'],
      ]) +
      '<filter id="haze" x="-40%" y="-40%" width="180%" height="180%"><feGaussianBlur stdDeviation="1.400"/></filter>',
    body:
      dressed(
        path('M46 16Q46 2 64 2Q82 2 82 16', 'fill="none" stroke="url(#gV)" stroke-width="6"') +
          path('M38 34L52 14H76L90 34Z', 'fill="url(#gD)"') +
          path('M34 34H94V42H34Z', 'fill="url(#gV)"') +
          path('M40 42H88L94 96H34Z', 'fill="url(#glow)"') +
          path('M40 42L34 96M88 42L94 96M56 42L53 96M72 42L75 96', 'stroke="url(#bD)" stroke-width="4.600"') +
          path('M37 66H91', 'stroke="url(#bD)" stroke-width="3.600"') +
          path(
            'M64 58C72 66 76 74 70 84C66 90 58 88 56 80C54 72 62 70 64 58Z',
            'fill="#FFFFFF" opacity=".9"',
          ) +
          path('M28 96H100V106H28Z', 'fill="url(#gV)"') +
          path('M36 106H92L86 118H42Z', 'fill="url(#gD)"'),
        56,
        68,
        112,
      ) +
      dressed(
        '<g transform="rotate(-24 64 104)">' +
          '<rect x="6" y="94" width="98" height="21" rx="9" fill="url(#leaf)"/>' +
          '<rect x="30" y="94" width="13" height="21" fill="#E8143F"/><rect x="33" y="94" width="7" height="21" fill="#FFD34D"/>' +
          '<rect x="98" y="93.500" width="24" height="22" rx="8" fill="url(#ember)"/>' +
          '<path d="M12 99H96" stroke="#fff" stroke-width="3" opacity=".35" stroke-linecap="round"/></g>',
        64,
        78,
        100,
      ) +
      path(
        'M110 76Q118 66 110 56T112 36T104 16',
        'fill="none" stroke="#E4D8FF" stroke-width="5" stroke-linecap="round" opacity=".62" filter="url(#haze)"',
      ) +
      sparkle(24, 34, 9),
  };
}

const creature = (name: string, size: number, y = 74): Drawing => ({
  defs: OUTLINE,
  body: emoji(name, 63, y, size, 'dress'),
});

/** Draws the scatter: a candle lit for Undas (All Saints' Day), with its glow. */
function candle(): Drawing {
  const word = caption('SCATTER', '#5A1A00');
  return {
    defs:
      OUTLINE +
      word.defs +
      radial('halo', [
        [0, '#FFE27A', 0.95],
        [0.45, '#FF9A1F', 0.4],
        [1, '#FF7A00', 0],
      ]),
    body:
      circle(63, 54, 53, 'fill="url(#halo)"') +
      emoji('candle', 63, 64, 118, 'dress') +
      word.body +
      sparkle(32, 30, 9, 0.9) +
      sparkle(98, 66, 7, 0.9),
  };
}

/** Draws a letter in its own colour with a dark outline. */
function letter(sign: string, [light, base, deep]: readonly [string, string, string]): Drawing {
  const { d } = textPath(sign, { font: 'creepster', size: 150, x: 64, y: 116 });
  return {
    defs:
      OUTLINE +
      linear('face', [
        [0, light],
        [0.5, base],
        [0.54, deep],
        [1, base],
      ]),
    body: dressed(
      path(d, `fill="url(#face)" stroke="url(#face)" stroke-width="3" stroke-linejoin="round"`),
      63,
      74,
      118,
    ),
  };
}

/** Symbols by picture name. */
export const HALLOWEEN_SYMBOLS: Readonly<Record<string, Drawing>> = {
  santelmo: santelmo(),
  aswang: aswang(),
  kapre: kapre(),
  bat: creature('bat', 113),
  pumpkin: creature('jack-o-lantern', 108),
  'letter-a': letter('A', ['#D9FF9A', '#4FD23A', '#1A8A2A']),
  'letter-k': letter('K', ['#F3C0FF', '#B44CF0', '#6A16B8']),
  'letter-q': letter('Q', ['#A8F0FF', '#2FA8F0', '#1058B8']),
  candle: candle(),
};
