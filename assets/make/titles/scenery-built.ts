/** Draws man-made sceneries: towns, halls, stages, fairs, stadiums and streets. */
import { mixed } from '../kit/palette.ts';
import { box, circle, linear, path, round } from '../../pipeline/drawing/svg.ts';
import { beams, type Layers, many, motes, type Place, ridge, twinkles } from './scenery-parts.ts';

/** Draws houses and towers with lit windows. */
function houses({ at, palette, random }: Place, foot: number, tall: number, near: number): string {
  let x = -8;
  let drawn = '';
  while (x < 360) {
    const width = 24 + random() * 30;
    const top = foot - tall * (0.4 + random() * 0.7);
    drawn += path(`M${round(x)} 640V${round(top)}h${round(width)}V640Z`, `fill="${at(near)}"`);
    for (let y = top + 8; y < foot - 6; y += 12) {
      for (let dx = 6; dx < width - 6; dx += 10)
        if (random() < 0.45)
          drawn += box(
            round(x + dx),
            round(y),
            4,
            6,
            1,
            `fill="${random() < 0.6 ? palette.accent : '#FFF3B0'}" opacity=".85"`,
          );
    }
    x += width + random() * 6;
  }
  return drawn;
}

/** Draws a town at night over its bay. */
const city = (place: Place): Partial<Layers> => ({
  sky:
    many(60, () =>
      circle(
        place.random() * 360,
        place.random() * 260,
        0.6 + place.random() * 1.2,
        'fill="#fff" opacity=".7"',
      ),
    ) +
    circle(88, 108, 32, 'fill="#FFF6DA"') +
    circle(88, 108, 60, 'fill="#FFF6DA" opacity=".16"'),
  far: houses(place, 420, 190, 0.42),
  middle: houses(place, 500, 170, 0.68),
  near:
    box(0, 500, 360, 150, 0, `fill="${place.at(0.86)}"`) +
    many(26, () =>
      box(
        round(place.random() * 350),
        round(506 + place.random() * 120),
        round(8 + place.random() * 20),
        2,
        1,
        `fill="${place.palette.accent}" opacity="${round(0.15 + place.random() * 0.4)}"`,
      ),
    ),
  over: motes(place.random, 20, '#FFF3B0', 1.6),
});

/** Draws a hall of columns with drapes, for kings, pharaohs and vaults. */
const hall = ({ at, palette, random }: Place): Partial<Layers> => ({
  defs:
    linear(
      'column',
      [
        [0, at(0.85)],
        [0.25, at(0.2)],
        [0.45, at(0.5)],
        [1, at(0.92)],
      ],
      { x2: 1, y2: 0 },
    ) +
    linear(
      'cloth',
      [
        [0, palette.base],
        [0.5, palette.deep],
        [1, palette.base],
      ],
      { x2: 1, y2: 0 },
    ),
  sky: beams(20),
  far: many(3, (arch) =>
    path(
      `M${30 + arch * 108} 470V250q0 -56 42 -56t42 56V470Z`,
      `fill="${at(0.3)}" stroke="${palette.light}" stroke-opacity=".5" stroke-width="3"`,
    ),
  ),
  middle: many(4, (place) => {
    const x = [6, 66, 258, 318][place] ?? 0;
    const [wide, top] = place === 0 || place === 3 ? [36, 84] : [26, 130];
    return (
      box(x, top, wide, 440, 0, 'fill="url(#column)"') +
      box(x - 6, top - 14, wide + 12, 16, 3, `fill="${palette.accent}"`) +
      box(x - 6, top - 14, wide + 12, 5, 2, 'fill="#fff" opacity=".45"') +
      box(x - 6, top + 410, wide + 12, 18, 3, `fill="${mixed(palette.accent, palette.deep, 0.4)}"`)
    );
  }),
  near:
    path('M0 520L110 500H250L360 520V650H0Z', `fill="${at(0.6)}"`) +
    many(9, (line) =>
      path(`M180 440L${line * 110 - 260} 650`, `stroke="${palette.light}" stroke-width="2" opacity=".2"`),
    ) +
    many(4, (line) =>
      path(
        `M0 ${528 + line * line * 9 + line * 16}H360`,
        `stroke="${palette.light}" stroke-width="2" opacity=".2"`,
      ),
    ) +
    path('M-10 -10H130Q110 90 -10 150ZM370 -10H230Q250 90 370 150Z', 'fill="url(#cloth)"') +
    path(
      'M130 -6Q110 90 -6 150M230 -6Q250 90 366 150',
      `fill="none" stroke="${palette.accent}" stroke-width="5"`,
    ),
  over: twinkles(random, 14, 480),
});

/** Draws a stage with curtains and beams of light. */
const stage = ({ at, palette, random }: Place): Partial<Layers> => ({
  defs: linear(
    'curtain',
    [
      [0, palette.deep],
      [0.5, palette.base],
      [1, palette.deep],
    ],
    { x2: 1, y2: 0 },
  ),
  sky: many(6, (lamp) => {
    const x = 20 + lamp * 64;
    const to = 180 + (random() - 0.5) * 320;
    return path(
      `M${x} -10L${round(to - 50)} 560H${round(to + 50)}Z`,
      `fill="${lamp % 2 ? palette.light : palette.accent}" opacity=".16"`,
    );
  }),
  far: motes(random, 50, palette.accent, 9),
  middle:
    path('M-20 520Q180 470 380 520V650H-20Z', `fill="${at(0.5)}"`) +
    path('M-20 528Q180 478 380 528', `fill="none" stroke="${palette.light}" stroke-width="4"`) +
    many(13, (lamp) => circle(lamp * 30, 545 - Math.sin((lamp / 12) * Math.PI) * 25, 4, 'fill="#FFF3B0"')),
  near:
    many(8, (fold) => {
      const left = fold < 4;
      const x = left ? fold * 18 - 8 : 360 - (fold - 4) * 18 - 12;
      const drop = left ? 640 - fold * 50 : 640 - (fold - 4) * 50;
      return path(`M${x} -10h20V${drop}q-10 14 -20 0Z`, 'fill="url(#curtain)"');
    }) +
    path(
      'M-10 -10H370V40q-22 40 -47 0t-47 0t-47 0t-47 0t-47 0t-47 0t-47 0t-51 0Z',
      'fill="url(#curtain)" stroke="#FFC72C" stroke-width="4"',
    ),
  over: twinkles(random, 18, 460),
});

/** Draws a night fair: tents, strings of bulbs, and flags. */
const fair = ({ at, palette, random }: Place): Partial<Layers> => ({
  sky:
    many(50, () => circle(random() * 360, random() * 260, 0.6 + random() * 1.2, 'fill="#fff" opacity=".7"')) +
    beams(14),
  far: `<g fill="none" stroke="${at(0.5)}" stroke-width="4">${circle(286, 250, 78, '')}${circle(286, 250, 60, 'stroke-width="2"')}${many(12, (spoke) => path(`M286 250L${round(286 + 78 * Math.cos((spoke * Math.PI) / 6))} ${round(250 + 78 * Math.sin((spoke * Math.PI) / 6))}`, 'stroke-width="2"'))}</g>${many(12, (car) => circle(286 + 78 * Math.cos((car * Math.PI) / 6), 250 + 78 * Math.sin((car * Math.PI) / 6), 6, `fill="${car % 2 ? palette.accent : palette.light}"`))}${path('M286 250L240 430M286 250L332 430', `stroke="${at(0.5)}" stroke-width="5"`)}`,
  middle: [
    [-20, 150, 470],
    [110, 130, 486],
    [230, 160, 474],
  ]
    .map(([x = 0, wide = 0, y = 0], tent) => {
      const stripes = many(6, (stripe) =>
        path(
          `M${round(x + wide / 2)} ${y - 110}L${round(x + (stripe * wide) / 6)} ${y}H${round(x + ((stripe + 1) * wide) / 6)}Z`,
          `fill="${stripe % 2 ? mixed(palette.light, '#FFFFFF', 0.3) : at(0.55 + tent * 0.06)}"`,
        ),
      );
      return (
        stripes +
        box(x + 6, y, wide - 12, 180, 0, `fill="${at(0.74)}"`) +
        path(
          `M${round(x + wide / 2)} ${y - 108}v-26l22 9l-22 9`,
          `fill="${palette.accent}" stroke="${palette.accent}" stroke-width="2"`,
        )
      );
    })
    .join(''),
  near: ridge([570, 560, 566, 558, 570], `fill="${at(0.9)}"`),
  over: [30, 86]
    .map(
      (y, row) =>
        path(`M-10 ${y}Q180 ${y + 90} 370 ${y}`, `fill="none" stroke="${palette.deep}" stroke-width="2.5"`) +
        many(11, (lamp) => {
          const t = (lamp + 0.5 - row * 0.25) / 11;
          const by = y + 2 * t * (1 - t) * 90;
          return (
            circle(
              t * 380 - 10,
              by + 5,
              11,
              `fill="${lamp % 2 ? palette.light : palette.accent}" opacity=".3"`,
            ) + circle(t * 380 - 10, by + 5, 4.4, 'fill="#FFFBE6"')
          );
        }),
    )
    .join(''),
});

/** Draws a stadium under floodlights. */
const stadium = ({ at, palette, random }: Place): Partial<Layers> => ({
  sky:
    beams(18) +
    [40, 320]
      .map(
        (x) =>
          many(
            8,
            (lamp) =>
              circle(
                x - 21 + (lamp % 4) * 14,
                120 + Math.floor(lamp / 4) * 14,
                12,
                'fill="#fff" opacity=".25"',
              ) + circle(x - 21 + (lamp % 4) * 14, 120 + Math.floor(lamp / 4) * 14, 5, 'fill="#fff"'),
          ) + path(`M${x} 140V430`, `stroke="${at(0.6)}" stroke-width="6"`),
      )
      .join(''),
  far:
    path('M-20 330Q180 270 380 330V440H-20Z', `fill="${at(0.6)}"`) +
    many(220, () => {
      const x = random() * 360;
      return circle(
        x,
        318 - Math.sin((x / 360) * Math.PI) * 30 + random() * 100,
        2.6,
        `fill="${[palette.light, palette.accent, '#FFFFFF', at(0.3)][Math.floor(random() * 4)]}" opacity=".75"`,
      );
    }),
  middle:
    path('M-20 420Q180 396 380 420V650H-20Z', `fill="${at(0.45)}"`) +
    many(6, (stripe) =>
      path(
        `M${180 + (stripe - 3) * 40} 408L${180 + (stripe - 3) * 150} 650h75L${180 + (stripe - 2.5) * 40} 408Z`,
        `fill="${at(0.58)}" opacity=".8"`,
      ),
    ),
  near: `<ellipse cx="180" cy="540" rx="120" ry="36" fill="none" stroke="#fff" stroke-width="4" opacity=".5"/>`,
  over: motes(random, 40, palette.accent, 2.6),
});

/** Draws a street or a track that runs to the horizon. */
const street = (place: Place): Partial<Layers> => {
  const { at, palette, random } = place;
  return {
    sky: beams(20) + circle(180, 300, 60, `fill="${mixed(palette.light, '#FFFFFF', 0.4)}" opacity=".8"`),
    far: houses(place, 400, 90, 0.44),
    middle:
      box(0, 396, 360, 260, 0, `fill="${at(0.6)}"`) +
      path('M170 396H190L420 650H-60Z', `fill="${at(0.9)}"`) +
      path(
        'M168 396L-66 650H-30L172 396ZM192 396L426 650H390L188 396Z',
        `fill="${mixed(palette.light, '#FFFFFF', 0.4)}"`,
      ) +
      many(6, (dash) => {
        const y = 410 + dash * dash * 8;
        const h = 5 + dash * 6;
        const w = 1.5 + dash * 1.6;
        return path(`M${180 - w} ${y}h${w * 2}l${w * 0.4} ${h}h${-w * 2.8}Z`, `fill="${palette.accent}"`);
      }),
    over: many(18, () => {
      const y = random() * 380;
      return path(
        `M${round(random() * 360)} ${round(y)}h${round(20 + random() * 50)}`,
        'stroke="#fff" stroke-width="2" stroke-linecap="round" opacity=".25"',
      );
    }),
  };
};

/** Man-made sceneries by name. */
export const built = { city, hall, stage, fair, stadium, street };
