/** Draws sceneries of water, sky, caves and sweets. */
import { mixed } from '../kit/palette.ts';
import { box, circle, linear, path, round } from '../../pipeline/drawing/svg.ts';
import {
  beams,
  cloud,
  cloudBank,
  many,
  motes,
  ridge,
  rolling,
  stars,
  sun,
  twinkles,
  type Layers,
  type Place,
} from './scenery-parts.ts';

/** Draws rows of waves; nearer rows are larger and darker. */
const swell = ({ at, palette }: Place, top: number): string =>
  many(6, (row) => {
    const y = top + row * (14 + row * 7);
    const length = 34 + row * 10;
    const crests = many(
      Math.ceil(380 / length) + 1,
      () => `q${length / 4} ${-5 - row * 2} ${length / 2} 0t${length / 2} 0`,
    );
    return path(
      `M${-row * 13 - 10} ${y}${crests}V650H-40Z`,
      `fill="${at(0.3 + row * 0.12)}" stroke="${palette.light}" stroke-opacity="${round(0.5 - row * 0.06)}" stroke-width="1.6"`,
    );
  });

/** Functions that draw the sceneries, by name. */
export const elements = {
  sea: (place) => ({
    sky: beams(16) + sun(262, 120, 34, place.palette.light),
    far: cloud(70, 130, 0.9, 0.35) + cloud(300, 210, 0.7, 0.3),
    middle: swell(place, 372),
    near: '',
    over: motes(place.random, 30, '#FFFFFF', 2),
  }),

  /** A reef under water: shafts of light, weed and sand. */
  reef: ({ at, palette, random }) => ({
    sky: many(7, (shaft) =>
      path(
        `M${shaft * 62 - 40} -10h34L${shaft * 74 + 30} 640h-70Z`,
        `fill="${palette.light}" opacity="${round(0.08 + random() * 0.12)}"`,
      ),
    ),
    far: ridge(rolling(random, 8, 430, 40), `fill="${at(0.5)}"`),
    middle:
      many(14, () => {
        const [x, tall] = [random() < 0.5 ? random() * 110 : 250 + random() * 110, 90 + random() * 170];
        const sway = (random() - 0.5) * 50;
        return path(
          `M${round(x)} 520q${round(sway)} ${round(-tall / 2)} 0 ${round(-tall)}q${round(9 - sway * 0.3)} ${round(tall / 2)} 10 ${round(tall)}Z`,
          `fill="${at(0.62 + random() * 0.14)}"`,
        );
      }) + ridge(rolling(random, 7, 500, 18), `fill="${at(0.75)}"`),
    near: ridge(rolling(random, 6, 570, 16), `fill="${at(0.9)}"`),
    over: many(34, () => {
      const radius = 2 + random() * 7;
      const [x, y] = [random() * 360, random() * 600];
      return (
        circle(
          x,
          y,
          radius,
          'fill="#fff" fill-opacity=".1" stroke="#fff" stroke-width="1" stroke-opacity=".5"',
        ) + circle(x - radius * 0.3, y - radius * 0.3, radius * 0.25, 'fill="#fff" opacity=".8"')
      );
    }),
  }),

  /** A pond among lily pads. */
  pond: ({ at, palette, random }) => ({
    sky: beams(14) + sun(262, 120, 32, palette.light),
    far:
      ridge(rolling(random, 8, 350, 30), `fill="${at(0.3)}"`) +
      many(30, () => {
        const x = random() < 0.5 ? random() * 120 : 240 + random() * 120;
        const h = 50 + random() * 110;
        return path(
          `M${round(x)} 410q${round(random() * 16 - 8)} ${round(-h / 2)} ${round(random() * 20 - 10)} ${round(-h)}`,
          `stroke="${at(0.5)}" stroke-width="3" fill="none"`,
        );
      }),
    middle:
      box(0, 400, 360, 250, 0, `fill="${at(0.48)}"`) +
      many(
        14,
        (row) =>
          `<ellipse cx="${round(random() * 360)}" cy="${412 + row * 14}" rx="${round(40 + random() * 70)}" ry="3" fill="${palette.light}" opacity=".3"/>`,
      ),
    near: many(12, () => {
      const y = 450 + random() * 170;
      const r = (y - 400) * 0.22 + 8;
      const x = random() * 360;
      return `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(r)}" ry="${round(r * 0.36)}" fill="${at(0.76)}" stroke="${palette.light}" stroke-opacity=".5" stroke-width="1.5"/>`;
    }),
    over: motes(random, 24, palette.light, 2),
  }),

  /** The sky above the clouds. */
  clouds: ({ palette, random }) => ({
    sky: beams(18) + stars(random, 30, 260) + cloud(70, 150, 0.9, 0.4) + cloud(292, 196, 0.8, 0.35),
    far: cloudBank(random, 392, 30, 0.22),
    middle: cloudBank(random, 466, 42, 0.34),
    near: cloudBank(random, 560, 56, 0.4),
    over: twinkles(random, 12, 380) + motes(random, 20, palette.light, 2),
  }),

  space: ({ at, palette, random }) => ({
    defs: linear(
      'ball',
      [
        [0, palette.light],
        [0.5, palette.accent],
        [1, palette.deep],
      ],
      { x2: 1, y2: 1 },
    ),
    sky:
      stars(random, 150, 640) +
      `<ellipse cx="180" cy="260" rx="260" ry="90" transform="rotate(-28 180 260)" fill="${palette.accent}" opacity=".2"/>` +
      `<ellipse cx="180" cy="260" rx="200" ry="44" transform="rotate(-28 180 260)" fill="${palette.light}" opacity=".2"/>`,
    far:
      circle(66, 138, 46, 'fill="url(#ball)"') +
      `<ellipse cx="66" cy="138" rx="74" ry="14" transform="rotate(-18 66 138)" fill="none" stroke="${palette.light}" stroke-width="5" opacity=".75"/>` +
      circle(312, 90, 20, 'fill="url(#ball)"'),
    middle:
      circle(180, 900, 430, `fill="${at(0.5)}"`) +
      circle(180, 912, 430, `fill="${at(0.72)}"`) +
      many(7, () => {
        const x = 30 + random() * 300;
        const r = 8 + random() * 18;
        return `<ellipse cx="${round(x)}" cy="${round(520 + random() * 60)}" rx="${round(r)}" ry="${round(r * 0.3)}" fill="${at(0.86)}"/>`;
      }),
    over: twinkles(random, 16, 420),
  }),

  /** A cave of crystals and gold. */
  cave: ({ at, palette, random }) => {
    const spikes = (y: number, down: boolean, tall: number, count: number, colour: string): string =>
      many(count, (place) => {
        const x = (place / (count - 1)) * 360;
        const h = tall * (0.5 + random()) * (Math.abs(x - 180) / 180 + 0.25);
        const w = 18 + random() * 22;
        const tip = down ? y + h : y - h;
        return (
          path(`M${round(x - w)} ${y}L${round(x)} ${round(tip)}L${round(x + w)} ${y}Z`, `fill="${colour}"`) +
          path(
            `M${round(x - w)} ${y}L${round(x)} ${round(tip)}L${round(x - w * 0.2)} ${y}Z`,
            `fill="${palette.light}" opacity=".18"`,
          )
        );
      });
    return {
      sky: beams(12),
      far: spikes(0, true, 190, 10, at(0.6)) + ridge(rolling(random, 9, 430, 40), `fill="${at(0.5)}"`),
      middle: spikes(500, false, 150, 9, at(0.66)) + ridge(rolling(random, 9, 500, 16), `fill="${at(0.75)}"`),
      near: spikes(-4, true, 110, 8, at(0.9)) + spikes(644, false, 120, 8, at(0.92)),
      over: twinkles(random, 18, 560),
    };
  },

  /** Bubbles and boiling colours, for titles about sweets, drinks and potions. */
  sweets: ({ at, palette, random }) => ({
    sky: beams(14) + motes(random, 22, '#FFFFFF', 16),
    far: many(7, (hill) =>
      circle(hill * 62 - 6, 440 + random() * 30, 62 + random() * 24, `fill="${at(0.3)}"`),
    ),
    middle: many(7, (hill) => {
      const [x, y] = [hill * 66 - 20, 520 + random() * 20];
      return (
        circle(x, y, 62, `fill="${hill % 2 ? at(0.5) : palette.accent}"`) +
        path(
          `M${x - 46} ${round(y - 30)}Q${x} ${round(y - 66)} ${x + 20} ${round(y - 50)}`,
          'stroke="#fff" stroke-width="6" stroke-linecap="round" fill="none" opacity=".4"',
        )
      );
    }),
    near:
      path(
        'M0 560q22 34 45 0t45 0t45 0t45 0t45 0t45 0t45 0t45 0V650H0Z',
        `fill="${mixed(palette.light, '#FFFFFF', 0.3)}"`,
      ) + path('M0 574q22 34 45 0t45 0t45 0t45 0t45 0t45 0t45 0t45 0V650H0Z', `fill="${at(0.6)}"`),
    over: many(40, () =>
      path(
        `M${round(random() * 360)} ${round(random() * 420)}l${round(random() * 12 - 6)} ${round(random() * 12 - 6)}`,
        `stroke="${random() < 0.5 ? palette.accent : '#FFFFFF'}" stroke-width="4" stroke-linecap="round" opacity=".7"`,
      ),
    ),
  }),
} satisfies Record<string, (place: Place) => Partial<Layers>>;
