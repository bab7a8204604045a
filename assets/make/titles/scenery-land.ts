/** Draws sceneries of fields, woods, deserts and mountains. */
import { mixed } from '../kit/palette.ts';
import { circle, linear, path, round } from '../../pipeline/drawing/svg.ts';
import {
  beams,
  cloud,
  many,
  motes,
  peaks,
  ridge,
  rolling,
  stars,
  sun,
  type Layers,
  type Place,
} from './scenery-parts.ts';

/** Colours of rice plants, which stay green in every palette. */
const RICE = { ripe: '#7FA82E', young: '#4E9A3A' } as const;

/** Functions that draw the sceneries, by name. */
export const land = {
  /** Rice terraces under hills. */
  rice: ({ at, palette, random }) => ({
    sky: beams(14) + sun(268, 128, 36, palette.light),
    far:
      ridge(rolling(random, 6, 320, 46), `fill="${at(0.28)}"`) +
      ridge(rolling(random, 7, 360, 36), `fill="${at(0.42)}"`),
    middle: many(7, (row) => {
      const y = 392 + row * (16 + row * 4.4);
      const d = `M-10 ${y}C80 ${y - 22 + row * 2} 120 ${y + 22} 190 ${y + 4}S300 ${y - 18} 372 ${y + 6}V650H-10Z`;
      const sprouts = many(26, (blade) => {
        const x = blade * 14.5 + (row % 2) * 7;
        const wave = Math.sin(x / 42 + 1.2) * 10;
        return `M${round(x)} ${round(y + 14 + wave * 0.4)}l-2.500 ${-6 - row}M${round(x)} ${round(y + 14 + wave * 0.4)}l2.500 ${-7 - row}`;
      });
      const field = mixed(at(0.3 + row * 0.07), row % 2 ? RICE.ripe : RICE.young, 0.6 - row * 0.03);
      return (
        path(d, `fill="${field}" stroke="${palette.light}" stroke-opacity=".55" stroke-width="2"`) +
        path(sprouts, `stroke="${palette.light}" stroke-width="1.4" opacity="${round(0.75 - row * 0.07)}"`)
      );
    }),
    over: motes(random, 26, palette.light, 2),
  }),

  jungle: ({ at, palette, random }) => ({
    sky: beams(14),
    far:
      many(9, (tree) =>
        path(
          `M${tree * 44 - 10} 640V${round(120 + random() * 60)}h${round(12 + random() * 10)}V640Z`,
          `fill="${at(0.35)}"`,
        ),
      ) + ridge(rolling(random, 12, 380, 30), `fill="${at(0.45)}"`),
    middle:
      ridge(rolling(random, 14, 470, 26), `fill="${at(0.66)}"`) +
      many(16, () => {
        const x = random() < 0.5 ? random() * 90 : 270 + random() * 90;
        const y = 380 + random() * 150;
        const turn = round(random() * 160 - 80);
        return path(
          'M0 0C-14 -22 -12 -50 0 -74C12 -50 14 -22 0 0Z',
          `transform="translate(${round(x)} ${round(y)}) rotate(${turn})" fill="${at(0.56 + random() * 0.24)}" stroke="${palette.light}" stroke-opacity=".25"`,
        );
      }),
    near: many(22, () => {
      const x = random() * 380 - 10;
      return path(
        'M0 0C-12 -18 -10 -44 2 -66C10 -44 10 -18 0 0Z',
        `transform="translate(${round(x)} ${round(600 + random() * 30)}) rotate(${round(random() * 90 - 45)}) scale(1.300)" fill="${at(0.86 + random() * 0.12)}"`,
      );
    }),
    over:
      many(5, (vine) =>
        path(
          `M${round(vine * 84 + random() * 30)} -10q${round(random() * 40 - 20)} ${round(50 + random() * 60)} 4 ${round(90 + random() * 90)}`,
          `fill="none" stroke="${at(0.85)}" stroke-width="4" stroke-linecap="round" opacity=".75"`,
        ),
      ) + motes(random, 24, palette.accent, 2.4),
  }),

  forest: ({ at, palette, random }) => {
    const firs = (y: number, tall: number, count: number, colour: string): string =>
      many(count, (place) => {
        const x = ((place + random() * 0.8) / count) * 380 - 10;
        const h = tall * (0.7 + random() * 0.5);
        const w = h * 0.24;
        return path(
          `M${round(x)} ${round(y - h)}l${round(w * 0.6)} ${round(h * 0.36)}h${round(-w * 0.22)}l${round(w * 0.62)} ${round(h * 0.32)}h${round(-w * 0.26)}l${round(w * 0.5)} ${round(h * 0.34)}H${round(x - w * 1.2)}l${round(w * 0.5)} ${round(-h * 0.34)}h${round(-w * 0.26)}l${round(w * 0.62)} ${round(-h * 0.32)}h${round(-w * 0.22)}Z`,
          `fill="${colour}"`,
        );
      });
    return {
      sky: stars(random, 40, 240) + sun(96, 116, 34, palette.light),
      far: firs(400, 120, 16, at(0.34)),
      middle: firs(480, 190, 11, at(0.6)) + ridge(rolling(random, 8, 470, 14), `fill="${at(0.66)}"`),
      near: firs(640, 210, 7, at(0.92)),
      over: motes(random, 26, palette.light, 2),
    };
  },

  desert: ({ at, palette, random }) => ({
    sky: beams(18) + sun(180, 190, 52, palette.light),
    far:
      path('M30 400L92 300L154 400ZM206 400L286 276L366 400Z', `fill="${at(0.36)}"`) +
      path('M30 400L92 300L84 400ZM206 400L286 276L274 400Z', `fill="${at(0.2)}"`),
    middle:
      path('M-10 420C70 370 140 430 210 404S330 380 372 410V650H-10Z', `fill="${at(0.46)}"`) +
      path('M-10 420C70 370 140 430 210 404C150 450 60 452 -10 470Z', `fill="${at(0.3)}"`) +
      path('M-10 500C90 440 170 520 250 470S350 450 372 470V650H-10Z', `fill="${at(0.62)}"`) +
      path('M-10 500C90 440 170 520 250 470C190 530 80 530 -10 552Z', `fill="${at(0.48)}"`),
    near: path('M-10 590C80 540 180 600 372 552V650H-10Z', `fill="${at(0.82)}"`),
    over: motes(random, 24, palette.light, 1.8),
  }),

  volcano: ({ at, palette, random }) => ({
    defs: linear('lava', [
      [0, '#FFF6C0'],
      [0.25, palette.accent],
      [1, '#E8220A'],
    ]),
    sky:
      beams(12) +
      many(6, (puff) =>
        circle(
          180 + (random() - 0.5) * 60,
          236 - puff * 34,
          22 + puff * 10,
          `fill="${at(0.85)}" opacity=".4"`,
        ),
      ) +
      circle(180, 262, 70, `fill="${palette.accent}" opacity=".35"`),
    far:
      path(
        'M-10 440C70 420 110 340 138 268Q180 252 222 268C250 340 290 420 370 440V650H-10Z',
        `fill="${at(0.66)}"`,
      ) +
      path('M-10 440C70 420 110 340 138 268Q150 264 160 264C140 350 110 420 60 440Z', `fill="${at(0.4)}"`) +
      path(
        'M140 266Q180 288 220 266L232 300Q222 288 216 330Q208 300 200 318Q196 400 182 352Q172 300 164 376Q156 330 150 312Q144 330 136 298Z',
        'fill="url(#lava)"',
      ),
    middle:
      ridge(rolling(random, 12, 462, 22), `fill="${at(0.8)}"`) +
      path(
        'M176 462C196 490 140 504 152 534C166 566 232 560 214 604C206 622 190 632 196 650H260C246 624 268 610 268 584C268 540 196 548 192 524C188 500 214 488 196 462Z',
        'fill="url(#lava)" opacity=".9"',
      ),
    near: ridge(rolling(random, 9, 596, 20), `fill="${at(0.97)}"`),
    over: motes(random, 60, palette.accent, 2.4),
  }),

  snow: ({ at, palette, random }) => ({
    sky:
      stars(random, 50, 300) +
      many(3, (band) =>
        path(
          `M-20 ${120 + band * 40}Q90 ${50 + band * 46} 190 ${120 + band * 26}T380 ${90 + band * 40}V${130 + band * 50}Q280 ${190 + band * 30} 180 ${150 + band * 34}T-20 ${180 + band * 34}Z`,
          `fill="${palette.accent}" opacity=".16"`,
        ),
      ),
    far: peaks(random, 420, 190, 4, mixed(palette.light, '#FFFFFF', 0.4), at(0.4)),
    middle:
      ridge(rolling(random, 7, 450, 22), `fill="${mixed(palette.light, '#FFFFFF', 0.25)}"`) +
      ridge(rolling(random, 6, 510, 20), `fill="${at(0.3)}"`),
    near: ridge(rolling(random, 6, 580, 16), `fill="${at(0.6)}"`),
    over: motes(random, 70, '#FFFFFF', 2.6),
  }),

  peaks: ({ at, palette, random }) => ({
    sky: beams(14) + cloud(80, 150, 0.9, 0.4) + cloud(290, 110, 0.8, 0.35),
    far: peaks(random, 420, 230, 4, mixed(palette.light, '#FFFFFF', 0.25), at(0.34)),
    middle:
      peaks(random, 500, 150, 5, at(0.45), at(0.66)) + cloud(40, 430, 1.3, 0.3) + cloud(320, 450, 1.4, 0.3),
    near: ridge(rolling(random, 7, 570, 24), `fill="${at(0.88)}"`),
    over: motes(random, 18, '#FFFFFF', 2),
  }),

  meadow: ({ at, palette, random }) => ({
    sky: beams(16) + sun(92, 120, 34, palette.light) + cloud(280, 120, 0.8, 0.4),
    far: ridge(rolling(random, 6, 360, 34), `fill="${at(0.26)}"`),
    middle:
      ridge(rolling(random, 6, 430, 28), `fill="${at(0.46)}"`) +
      ridge(rolling(random, 5, 500, 22), `fill="${at(0.62)}"`),
    near:
      ridge(rolling(random, 5, 575, 14), `fill="${at(0.82)}"`) +
      many(40, () => {
        const [x, y, r] = [random() * 360, 440 + random() * 180, 2 + random() * 4];
        return (
          circle(
            x,
            y,
            r,
            `fill="${random() < 0.5 ? palette.accent : mixed(palette.light, '#FFFFFF', 0.4)}"`,
          ) + circle(x, y, r * 0.35, 'fill="#FFF3B0"')
        );
      }),
    over: motes(random, 30, '#FFFFFF', 2.4),
  }),
} satisfies Record<string, (place: Place) => Partial<Layers>>;
