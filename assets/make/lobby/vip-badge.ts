/** Draws VIP badges: a winged shield with a crown, one to six stars by rank, and the rank's name on a ribbon. */
import { metalGradients } from '../kit/metal.ts';
import { METALS, type Metal } from '../../pipeline/drawing/metals.ts';
import { circle, linear, path, radial, round, sparkle } from '../../pipeline/drawing/svg.ts';
import { textPath } from '../../pipeline/drawing/text.ts';
import type { FullBleed } from './full-bleed.ts';
import { star } from './shapes.ts';

interface Rank {
  readonly metal: Metal;
  /** Colours of the shield's enamel, from light to deep. */
  readonly enamel: readonly [string, string, string];
  /** Colours of the ribbon: deep, light. */
  readonly ribbon: readonly [string, string];
}

/** The six VIP ranks, from the lowest to the highest. */
export const ranks = {
  bronze: { metal: 'bronze', enamel: ['#FFB27A', '#C4521B', '#5A1B04'], ribbon: ['#8A3A14', '#C9652B'] },
  silver: { metal: 'silver', enamel: ['#E9F3FF', '#8FB0D6', '#37506F'], ribbon: ['#3D4E66', '#7C93B0'] },
  gold: { metal: 'gold', enamel: ['#FF8AA0', '#D8103F', '#5E0018'], ribbon: ['#8E0B26', '#E0294B'] },
  platinum: { metal: 'silver', enamel: ['#9CFFF0', '#10B7A6', '#034A46'], ribbon: ['#06514C', '#14A394'] },
  diamond: { metal: 'silver', enamel: ['#BDEBFF', '#2F8BFF', '#0A2A86'], ribbon: ['#0F2F8C', '#3F7DFF'] },
  royal: { metal: 'gold', enamel: ['#F0B5FF', '#9328E8', '#33006B'], ribbon: ['#3C0A78', '#8A2BE2'] },
} satisfies Record<string, Rank>;

/** Name of a VIP rank. */
export type RankName = keyof typeof ranks;

function crownPath(cx: number, cy: number, scale: number): string {
  const p = (x: number, y: number): string => `${round(cx + x * scale)} ${round(cy + y * scale)}`;
  return (
    `M${p(-50, 34)}L${p(-62, -26)}Q${p(-44, -8)} ${p(-30, 2)}Q${p(-14, -18)} ${p(0, -48)}` +
    `Q${p(14, -18)} ${p(30, 2)}Q${p(44, -8)} ${p(62, -26)}L${p(50, 34)}Q${p(0, 46)} ${p(-50, 34)}Z`
  );
}

function shieldPath(scale: number): string {
  const p = (x: number, y: number): string =>
    `${round(256 + x * scale * 0.9)} ${round(238 + y * scale * 0.9)}`;
  return (
    `M${p(0, -170)}Q${p(60, -128)} ${p(140, -130)}Q${p(152, 20)} ${p(104, 92)}Q${p(60, 148)} ${p(0, 178)}` +
    `Q${p(-60, 148)} ${p(-104, 92)}Q${p(-152, 20)} ${p(-140, -130)}Q${p(-60, -128)} ${p(0, -170)}Z`
  );
}

function wings(feathers: number, dark: string, deep: string): string {
  const feather = (place: number): string => {
    const turn = -62 + (place * 92) / (feathers - 1);
    const length = 208 - Math.abs(place - 1) * 17;
    return (
      `<g transform="rotate(${round(turn)})">` +
      path(
        `M20 -22Q${round(length * 0.55)} -46 ${length} -26Q${round(length * 0.92)} 16 20 24Z`,
        `fill="url(#mV)" stroke="${deep}" stroke-width="6" stroke-linejoin="round"`,
      ) +
      path(
        `M60 -20Q${round(length * 0.6)} -34 ${length - 16} -22`,
        'stroke="#fff" stroke-width="4" fill="none" stroke-linecap="round" opacity=".8"',
      ) +
      path(
        `M60 6Q${round(length * 0.6)} 4 ${length - 14} -14`,
        `stroke="${dark}" stroke-width="4" fill="none" opacity=".6"`,
      ) +
      '</g>'
    );
  };
  const wing = Array.from({ length: feathers }, (_, place) => feather(place)).join('');
  return [1, -1]
    .map((side) => `<g transform="translate(${256 + side * 58} 268) scale(${side} 1)">${wing}</g>`)
    .join('');
}

function crown(enamel: string, deep: string): string {
  const d = crownPath(256, 66, 0.86);
  const balls = [
    [-62, -32, 8],
    [0, -56, 9.5],
    [62, -32, 8],
  ] as const;
  const jewels = [
    [222, 84, 7],
    [256, 86, 9],
    [290, 84, 7],
  ] as const;
  return (
    path(d, 'transform="translate(0 6)" fill="#000" opacity=".4"') +
    path(d, `fill="url(#mV)" stroke="${deep}" stroke-width="6" stroke-linejoin="round"`) +
    balls
      .map(([x, y, r]) =>
        circle(256 + x * 0.86, 66 + y * 0.86, r * 0.86, `fill="url(#mD)" stroke="${deep}" stroke-width="4"`),
      )
      .join('') +
    jewels
      .map(
        ([x, y, r]) =>
          circle(x, y, r, `fill="${enamel}" stroke="${deep}" stroke-width="3"`) +
          circle(x - 2, y - 3, r * 0.35, 'fill="#fff"'),
      )
      .join('')
  );
}

function ribbon(name: RankName, deep: string, fold: string): string {
  const edge = `stroke="${deep}" stroke-width="5" stroke-linejoin="round"`;
  const { d } = textPath(name.toUpperCase(), { font: 'lilita-one', size: 44, x: 256, y: 447, tracking: 4 });
  return (
    path('M84 372L40 356L62 408L36 452L112 440Z', `fill="${fold}" ${edge}`) +
    path('M428 372L472 356L450 408L476 452L400 440Z', `fill="${fold}" ${edge}`) +
    path('M72 366Q256 428 440 366L426 440Q256 500 86 440Z', `fill="url(#ribbon)" ${edge}`) +
    path('M82 379Q256 440 430 379M92 430Q256 488 420 430', 'stroke="url(#mT)" stroke-width="5" fill="none"') +
    path(d, `transform="translate(0 3)" fill="${deep}" stroke="${deep}" stroke-width="6"`) +
    path(d, 'fill="url(#name)"')
  );
}

/** Returns the gradients of a rank's badge. */
function badgePaints({ metal, enamel: [light, base, deepEnamel], ribbon: cloth }: Rank): string {
  const [, metalLight] = METALS[metal];
  return (
    metalGradients(metal, 'm') +
    linear('enamel', [
      [0, light],
      [0.45, base],
      [1, deepEnamel],
    ]) +
    radial(
      'bounce',
      [
        [0, light, 0.95],
        [1, light, 0],
      ],
      { cx: 0.5, cy: 0.9, r: 0.6 },
    ) +
    linear('ribbon', [
      [0, cloth[1]],
      [1, cloth[0]],
    ]) +
    linear('gloss', [
      [0, '#fff', 0.7],
      [1, '#fff', 0.05],
    ]) +
    radial('shadow', [
      [0, '#12002A', 0.6],
      [1, '#12002A', 0],
    ]) +
    radial('halo', [
      [0, light, 0.7],
      [0.6, base, 0.25],
      [1, base, 0],
    ]) +
    linear('name', [
      [0, '#fff'],
      [1, metalLight],
    ])
  );
}

/** Draws the badge of a VIP rank, 512 by 512 units. */
export function vipBadge(name: RankName): FullBleed {
  const rank: Rank = ranks[name];
  const [, base, deepEnamel] = rank.enamel;
  const [, , , , dark, deep] = METALS[rank.metal];
  const tier = Object.keys(ranks).indexOf(name) + 1;
  const vip = textPath('VIP', { font: 'lilita-one', size: 106, x: 256, y: 262, tracking: 4 }).d;
  const stars = Array.from({ length: tier }, (_, place) => {
    const off = place - (tier - 1) / 2;
    return star(
      256 + off * 27,
      298 - Math.abs(off) * 3,
      14,
      `fill="url(#mD)" stroke="${deepEnamel}" stroke-width="3" paint-order="stroke"`,
    );
  });
  const body =
    circle(256, 240, 250, 'fill="url(#halo)"') +
    '<ellipse cx="256" cy="452" rx="150" ry="28" fill="url(#shadow)"/>' +
    wings(2 + Math.min(tier, 4), dark, deep) +
    path(shieldPath(1.06), 'transform="translate(0 9)" fill="#12002A" opacity=".45"') +
    path(shieldPath(1.06), `fill="${deep}"`) +
    path(shieldPath(1.03), 'fill="url(#mV)"') +
    path(shieldPath(0.93), 'fill="url(#mR)"') +
    path(shieldPath(0.9), 'fill="url(#mD)"') +
    path(shieldPath(0.82), `fill="${deepEnamel}"`) +
    path(shieldPath(0.79), 'fill="url(#enamel)"') +
    path(shieldPath(0.79), 'fill="url(#bounce)"') +
    path('M256 100L256 372Q212 350 176 300Q140 240 146 132Q212 132 256 100Z', 'fill="#fff" opacity=".13"') +
    path(
      'M150 136Q212 134 256 104Q300 134 362 136Q364 180 360 214Q256 250 152 214Q148 180 150 136Z',
      'fill="url(#gloss)" opacity=".42"',
    ) +
    crown(base, deep) +
    path(
      vip,
      `transform="translate(0 7)" fill="${deepEnamel}" stroke="${deepEnamel}" stroke-width="16" stroke-linejoin="round"`,
    ) +
    path(vip, `fill="none" stroke="${deep}" stroke-width="11" stroke-linejoin="round"`) +
    path(vip, 'fill="url(#mT)"') +
    stars.join('') +
    ribbon(name, deep, rank.ribbon[0]) +
    sparkle(142, 120, 30) +
    sparkle(372, 330, 20, 0.9);
  return { width: 512, height: 512, defs: badgePaints(rank), body };
}
