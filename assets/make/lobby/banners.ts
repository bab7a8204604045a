/** Draws the lobby's large pictures: banners, the background of log-in, the garland, and the error pages. */
import { seeded } from '../../pipeline/drawing/random.ts';
import { box, circle, linear, path, sparkle, type Stop } from '../../pipeline/drawing/svg.ts';
import { symbolFilter } from './symbol-filter.ts';
import { fairGradients, ferrisWheel, garland, groundLights, type skies, skyStars, tent } from './fair.ts';
import type { FullBleed } from './full-bleed.ts';
import { rayPaint, rays } from './patterns.ts';
import { symbol } from './symbols.ts';

type Placed = readonly [name: string, x: number, y: number, size: number, turn: number];

const BANNER = { width: 1080, height: 540 };

function bannerGarlands(scale: number, sag: number): string {
  return (
    garland([-20, 26], [560, 14], sag, 15, scale) + garland([540, 16], [1110, 22], sag * 0.75, 14, scale)
  );
}

/** Draws the banner of the fair at night; its left side is dark, so that a text over it is readable. */
export function fairBanner(): FullBleed {
  const { width, height } = BANNER;
  const random = seeded(11);
  const body =
    box(0, 0, width, height, 0, 'fill="url(#sky)"') +
    skyStars(random, width, height) +
    ferrisWheel(800, 262, 205) +
    path('M0 500Q540 440 1080 500V540H0Z', 'fill="url(#earth)"') +
    tent(560, 520, 150, 130, ['#F3E4FF', '#D4103C']) +
    tent(1020, 524, 170, 150, ['#FFE9B0', '#7D1FD6']) +
    groundLights(random, width, height, 26) +
    bannerGarlands(1, 36) +
    box(0, 400, width, 140, 0, 'fill="url(#foot)"') +
    box(0, 0, width * 0.62, height, 0, 'fill="url(#leftShade)"');
  return { ...BANNER, defs: fairGradients('violet', 0.68), body };
}

function prizeBanner(
  sky: keyof typeof skies,
  seed: number,
  halo: readonly Stop[],
  prizes: readonly Placed[],
): FullBleed {
  const { width, height } = BANNER;
  const random = seeded(seed);
  const body =
    box(0, 0, width, height, 0, 'fill="url(#sky)"') +
    skyStars(random, width, height) +
    rays(800, 270, 20, 1200, 'fill="url(#beams)"') +
    circle(800, 280, 330, 'fill="url(#halo)"') +
    prizes.map(([name, x, y, size, turn]) => symbol(name, x, y, size, 'dress', turn)).join('') +
    groundLights(random, width, height, 18) +
    bannerGarlands(0.9, 30) +
    sparkle(700, 135, 30) +
    sparkle(905, 340, 26) +
    box(0, 0, width * 0.62, height, 0, 'fill="url(#leftShade)"');
  const defs = fairGradients(sky, 0.74, halo) + symbolFilter('dress') + rayPaint('beams', 800, 270, 620, 0.4);
  return { ...BANNER, defs, body };
}

/** Draws the welcome banner, a gift among coins; its left side is dark, so that a text over it is readable. */
export function welcomeBanner(): FullBleed {
  return prizeBanner(
    'ruby',
    5,
    [
      [0, '#FFE98A', 0.75],
      [0.4, '#FF8A5B', 0.35],
      [1, '#FF5A7A', 0],
    ],
    [
      ['peso', 618, 404, 124, -16],
      ['party-popper', 985, 180, 160, 10],
      ['glowing-star', 636, 168, 122, -12],
      ['gem-stone', 985, 415, 147, 12],
      ['wrapped-gift', 800, 285, 352, -4],
    ],
  );
}

/** Draws the VIP banner, a crown among gems; its left side is dark, so that a text over it is readable. */
export function vipBanner(): FullBleed {
  return prizeBanner(
    'teal',
    9,
    [
      [0, '#BFEFFF', 0.7],
      [0.4, '#5CC4FF', 0.3],
      [1, '#1468E0', 0],
    ],
    [
      ['gem-stone', 990, 400, 141, 12],
      ['gem-stone', 625, 180, 109, -14],
      ['sports-medal', 985, 170, 141, 8],
      ['glowing-star', 630, 420, 115, -8],
      ['crown', 800, 290, 346, -4],
    ],
  );
}

const TALL = { width: 780, height: 620 };

function tallBody(): string {
  const { width, height } = TALL;
  const random = seeded(21);
  return (
    box(0, 0, width, height, 0, 'fill="url(#sky)"') +
    skyStars(random, width, height) +
    ferrisWheel(390, 330, 190) +
    path('M0 590Q390 530 780 590V620H0Z', 'fill="url(#earth)"') +
    tent(120, 606, 190, 160, ['#FFE9B0', '#D4103C']) +
    tent(670, 606, 190, 160, ['#F3E4FF', '#7D1FD6']) +
    groundLights(random, width, height, 26) +
    garland([-20, 60], [410, 30], 40, 13, 1.05) +
    garland([380, 32], [800, 62], 40, 13, 1.05) +
    box(0, 440, width, 180, 0, 'fill="url(#foot)"')
  );
}

/** Draws the tall picture of the fair behind log-in and registration. */
export function tallFair(): FullBleed {
  return { ...TALL, defs: fairGradients('dusk', 0.5), body: tallBody() };
}

/** Draws a strip of lanterns on a transparent background. */
export function garlandStrip(): FullBleed {
  const body = garland([-10, -6], [400, -6], 20, 13, 0.9) + garland([380, -6], [800, -6], 20, 13, 0.9);
  return { width: 780, height: 96, defs: fairGradients('violet', 0.5), body };
}

/**
 * Draws the upper part of an error page: the fair and, in front of it, the symbol `name`, which shows the cause. `lit`
 * is the brightness of the fair (0 dark, 1 full). The fair fades out at its foot, so that it joins the page's
 * background without an edge.
 */
export function badDay(name: string, lit: number, size: number): FullBleed {
  const width = 780;
  const height = 960;
  const scale = height / TALL.height;
  const defs =
    fairGradients('dusk', 0.5) +
    symbolFilter('dress') +
    linear('fade', [
      [0, '#fff'],
      [0.62, '#fff'],
      [1, '#fff', 0],
    ]) +
    `<mask id="away">${box(0, 0, width, height, 0, 'fill="url(#fade)"')}</mask>` +
    `<clipPath id="page">${box(0, 0, width, height, 0, '')}</clipPath>`;
  const fair = `<g transform="translate(${width / 2 - (TALL.width * scale) / 2} 0) scale(${scale})">${tallBody()}</g>`;
  const dusk = box(0, 0, width, height, 0, `fill="#120826" opacity="${(1 - lit) * 0.68}"`);
  return {
    width,
    height,
    defs,
    body: `<g clip-path="url(#page)"><g mask="url(#away)">${fair}${dusk}</g></g>${symbol(name, width / 2, 716, size, 'dress')}`,
  };
}
