/** Draws symbols of the fair and of slot machines, in boxes of 128 units, each lit from the top left. */
import { metalGradients, metalText } from '../kit/metal.ts';
import { INK } from '../../pipeline/drawing/metals.ts';
import { box, circle, linear, onCircle, path, radial, round } from '../../pipeline/drawing/svg.ts';
import { textPath } from '../../pipeline/drawing/text.ts';
import { star } from './shapes.ts';

/** Draws the house's coin: a gold rim with fine grooves, a ring of beads, and the peso sign in relief. */
export function pesoSymbol(prefix: string): string {
  const { d } = textPath('₱', { font: 'paytone-one', size: 78, x: 64, y: 91 });
  const beads = Array.from({ length: 32 }, (_, place) =>
    circle(...onCircle(64, 64, 51, place * 11.25), 1.6, 'fill="#FFF6CC" opacity=".85"'),
  ).join('');
  return (
    metalGradients('gold', prefix) +
    radial(
      `${prefix}face`,
      [
        [0, '#FFEFA0'],
        [0.55, '#FFC22C'],
        [1, '#D98205'],
      ],
      { cx: 0.38, cy: 0.32, r: 0.8 },
    ) +
    circle(64, 64, 60, `fill="${INK}"`) +
    circle(64, 64, 57.5, `fill="url(#${prefix}D)"`) +
    circle(64, 64, 47, `fill="url(#${prefix}R)"`) +
    circle(64, 64, 44, `fill="url(#${prefix}face)"`) +
    beads +
    path(d, 'transform="translate(2 3)" fill="#7A3C00"') +
    path(d, 'transform="translate(-1.500 -2)" fill="#FFFBE0"') +
    path(d, `fill="url(#${prefix}V)" stroke="#A85A00" stroke-width="1"`) +
    path('M24 46A43 43 0 0 1 96 34Q70 42 24 68Z', 'fill="#fff" opacity=".26"')
  );
}

/** Draws a ripe mango with a leaf. */
export function mangoSymbol(prefix: string): string {
  return (
    radial(
      `${prefix}skin`,
      [
        [0, '#FFF3A0'],
        [0.4, '#FFC21F'],
        [0.75, '#FF8A1F'],
        [1, '#C8341A'],
      ],
      { cx: 0.36, cy: 0.32, r: 0.85 },
    ) +
    linear(`${prefix}leaf`, [
      [0, '#B6F05A'],
      [1, '#128A3C'],
    ]) +
    path('M78 22C70 8 82 2 106 6C104 24 92 32 78 22Z', `fill="url(#${prefix}leaf)"`) +
    path('M78 24Q90 14 103 8', 'fill="none" stroke="#0C6A2C" stroke-width="2"') +
    path('M77 30L73 17', 'stroke="#6A3A12" stroke-width="6" stroke-linecap="round"') +
    path(
      'M76 26C104 26 116 52 108 80C100 108 70 124 40 114C14 105 10 80 26 66C44 50 48 26 76 26Z',
      `fill="url(#${prefix}skin)"`,
    ) +
    path(
      'M36 76C48 64 54 50 66 42',
      'fill="none" stroke="#fff" stroke-width="9" stroke-linecap="round" opacity=".55"',
    )
  );
}

/** Draws the red seven of a slot machine. */
export function sevenSymbol(prefix: string): string {
  const { d } = textPath('7', { font: 'alfa-slab-one', size: 150, x: 64, y: 119 });
  return (
    metalGradients('gold', prefix) +
    linear(`${prefix}red`, [
      [0, '#FF9AA8'],
      [0.45, '#F0203F'],
      [0.55, '#B8062E'],
      [1, '#E0183C'],
    ]) +
    path(d, `fill="url(#${prefix}V)" stroke="url(#${prefix}V)" stroke-width="11" stroke-linejoin="round"`) +
    path(d, `fill="url(#${prefix}red)" stroke="${INK}" stroke-width="2.5"`)
  );
}

/** Draws the BAR symbol of a slot machine. */
export function barSymbol(prefix: string): string {
  const plate = (y: number): string => {
    const text = metalText(`${prefix}t${y}`, 'BAR', {
      font: 'alfa-slab-one',
      size: 30,
      x: 64,
      y: y + 28,
      outline: 4,
    });
    return (
      text.defs +
      box(6, y, 116, 36, 9, `fill="url(#${prefix}V)"`) +
      box(11, y + 5, 106, 26, 6, 'fill="#4A0A6E"') +
      text.body
    );
  };
  return metalGradients('gold', prefix) + plate(6) + plate(46) + plate(86);
}

/** Draws a parol: a star lantern of capiz shell and bamboo, hung up in December. */
export function parolSymbol(prefix: string): string {
  const rays = Array.from({ length: 5 }, (_, place) => {
    const [x, y] = onCircle(64, 58, 50, place * 72);
    const [lx, ly] = onCircle(64, 58, 20, place * 72 - 36);
    const [rx, ry] = onCircle(64, 58, 20, place * 72 + 36);
    const left = `M${round(x)} ${round(y)}L${round(lx)} ${round(ly)}L64 58Z`;
    const right = `M${round(x)} ${round(y)}L${round(rx)} ${round(ry)}L64 58Z`;
    return (
      path(left, `fill="${place % 2 ? '#2FD26A' : '#FF5A7A'}"`) +
      path(right, `fill="${place % 2 ? '#0F9D48' : '#C4123B'}"`)
    );
  }).join('');
  const tail = (x: number): string =>
    path(
      `M${x} 92Q${x - 6} 104 ${x} 112T${x} 126`,
      'fill="none" stroke="#FFC72C" stroke-width="5" stroke-linecap="round"',
    ) + circle(x, 92, 6, 'fill="#FF8FA6"');
  return (
    radial(`${prefix}heart`, [
      [0, '#FFFFFF'],
      [0.4, '#FFE98A'],
      [1, '#FF9D00'],
    ]) +
    tail(36) +
    tail(92) +
    '<circle cx="64" cy="58" r="47" fill="none" stroke="#FFC72C" stroke-width="6"/>' +
    '<circle cx="64" cy="58" r="47" fill="none" stroke="#FFFBE0" stroke-width="2" stroke-dasharray="3 6"/>' +
    rays +
    circle(64, 58, 15, `fill="url(#${prefix}heart)"`) +
    star(64, 58, 9, 'fill="#D4103C"')
  );
}

/** Draws a die with coloured faces, as players throw it in the colour game. */
export function colourDieSymbol(prefix: string): string {
  return (
    linear(`${prefix}top`, [
      [0, '#FFF3A0'],
      [1, '#FFC21F'],
    ]) +
    linear(`${prefix}left`, [
      [0, '#FF6B80'],
      [1, '#C00C34'],
    ]) +
    linear(`${prefix}right`, [
      [0, '#3F8CFF'],
      [1, '#0A3A9A'],
    ]) +
    '<g stroke="#fff" stroke-width="4" stroke-linejoin="round">' +
    path('M64 6L116 34L64 62L12 34Z', `fill="url(#${prefix}top)"`) +
    path('M12 34L64 62V122L12 94Z', `fill="url(#${prefix}left)"`) +
    path('M116 34L64 62V122L116 94Z', `fill="url(#${prefix}right)"`) +
    '</g>' +
    path('M22 34L64 12L80 20Q50 26 30 40Z', 'fill="#fff" opacity=".5"')
  );
}

/** Draws plinko's pyramid of pegs with a falling ball. */
export function plinkoSymbol(prefix: string): string {
  let pegs = '';
  for (let row = 0; row < 5; row += 1) {
    for (let place = 0; place <= row + 1; place += 1) {
      const x = 64 + (place - (row + 1) / 2) * 20;
      pegs +=
        circle(x, 30 + row * 18, 5.2, 'fill="#FFFFFF"') +
        circle(x + 0.8, 30.8 + row * 18, 4, 'fill="#D9C8F5"');
    }
  }
  const slots = ['#D4103C', '#FF8A1F', '#FFC72C', '#2FD26A', '#FFC72C', '#FF8A1F', '#D4103C']
    .map((colour, place) => box(5 + place * 17, 112, 15, 12, 3, `fill="${colour}"`))
    .join('');
  return (
    radial(
      `${prefix}ball`,
      [
        [0, '#FFFBE0'],
        [0.5, '#FFC72C'],
        [1, '#B96400'],
      ],
      { cx: 0.35, cy: 0.3, r: 0.8 },
    ) +
    pegs +
    slots +
    circle(70, 14, 12, `fill="url(#${prefix}ball)"`) +
    circle(34, 82, 8, `fill="url(#${prefix}ball)"`)
  );
}

/** Draws three cups and a ball. */
export function cupsSymbol(prefix: string): string {
  const cup = (x: number, y: number): string =>
    path(`M${x - 15} ${y}H${x + 15}L${x + 22} ${y + 58}H${x - 22}Z`, `fill="url(#${prefix}cup)"`) +
    box(x - 25, y + 52, 50, 11, 5, `fill="url(#${prefix}V)"`) +
    box(x - 17, y - 5, 34, 9, 4, `fill="url(#${prefix}V)"`) +
    path(
      `M${x - 9} ${y + 8}L${x - 13} ${y + 46}`,
      'stroke="#fff" stroke-width="6" stroke-linecap="round" opacity=".5"',
    );
  return (
    metalGradients('gold', prefix) +
    linear(
      `${prefix}cup`,
      [
        [0, '#FF7A90'],
        [0.5, '#D4103C'],
        [1, '#7A0428'],
      ],
      { x2: 1, y2: 0 },
    ) +
    radial(
      `${prefix}ball`,
      [
        [0, '#FFFBE0'],
        [0.5, '#FFC72C'],
        [1, '#B96400'],
      ],
      { cx: 0.35, cy: 0.3, r: 0.8 },
    ) +
    cup(64, 12) +
    circle(64, 88, 12, `fill="url(#${prefix}ball)"`) +
    cup(28, 54) +
    cup(100, 54)
  );
}

/** Draws a shelf of the coin pusher with coins on its edge. */
export function pusherSymbol(prefix: string): string {
  const disc = (x: number, y: number): string =>
    `<ellipse cx="${x}" cy="${y + 5}" rx="18" ry="9" fill="#8A4600"/>` +
    `<ellipse cx="${x}" cy="${y}" rx="18" ry="9" fill="url(#${prefix}D)"/>` +
    `<ellipse cx="${x}" cy="${y}" rx="12" ry="5.500" fill="url(#${prefix}R)"/>`;
  return (
    metalGradients('gold', prefix) +
    metalGradients('silver', `${prefix}s`) +
    linear(`${prefix}shelf`, [
      [0, '#B86CFF'],
      [1, '#4A128F'],
    ]) +
    path('M26 26H102L122 84H6Z', `fill="url(#${prefix}shelf)"`) +
    box(18, 12, 92, 22, 7, `fill="url(#${prefix}sV)"`) +
    box(4, 82, 120, 12, 5, `fill="url(#${prefix}V)"`) +
    disc(40, 48) +
    disc(78, 46) +
    disc(60, 60) +
    disc(98, 64) +
    disc(24, 70) +
    disc(62, 78) +
    disc(92, 82) +
    `<g transform="rotate(24 44 108)">${disc(44, 108)}</g><g transform="rotate(-30 86 112)">${disc(86, 112)}</g>`
  );
}

/** Draws a painted jeepney, its front to the right. */
export function jeepneySymbol(prefix: string): string {
  const wheel = (x: number): string =>
    circle(x, 98, 15, 'fill="#1A1030"') +
    circle(x, 98, 9, `fill="url(#${prefix}D)"`) +
    circle(x, 98, 3.5, 'fill="#1A1030"');
  const windows = [18, 37, 56].map((x) => box(x, 40, 15, 20, 3, 'fill="#BFEFFF"')).join('');
  return (
    metalGradients('silver', prefix) +
    linear(`${prefix}body`, [
      [0, '#FF5A7A'],
      [0.5, '#D4103C'],
      [1, '#8A0630'],
    ]) +
    box(6, 22, 82, 12, 6, 'fill="#FFC72C"') +
    path('M10 32H80L92 60H116Q122 62 122 70V96H8V36Q8 32 10 32Z', `fill="url(#${prefix}body)"`) +
    windows +
    path('M75 40H79L88 60H75Z', 'fill="#BFEFFF"') +
    path('M8 66H122V74H8Z', 'fill="#FFC72C"') +
    path('M8 78H122V84H8Z', 'fill="#1468E0"') +
    box(112, 66, 11, 22, 3, `fill="url(#${prefix}V)"`) +
    circle(112, 64, 6, 'fill="#FFF8DC"') +
    star(50, 76, 10, 'fill="#FFFFFF"') +
    path('M4 92H126V99H4Z', `fill="url(#${prefix}V)"`) +
    path('M100 60L104 48L110 60Z', `fill="url(#${prefix}V)"`) +
    wheel(32) +
    wheel(98) +
    path('M12 36H78', 'stroke="#fff" stroke-width="3" stroke-linecap="round" opacity=".6"')
  );
}

/** Draws a lighthouse on its rock with both beams lit. */
export function lighthouseSymbol(prefix: string): string {
  return (
    linear(
      `${prefix}shade`,
      [
        [0, '#fff', 0.3],
        [0.4, '#fff', 0],
        [1, '#2A0030', 0.4],
      ],
      { x2: 1, y2: 0 },
    ) +
    path('M72 27L122 12V42Z', 'fill="#FFF3B0"') +
    path('M56 27L6 12V42Z', 'fill="#FFE27A"') +
    path('M28 122Q34 100 64 104Q96 98 102 122Z', 'fill="#5A4A78"') +
    path('M50 40H78L86 110H42Z', 'fill="#FFFFFF"') +
    path('M49 48H79L81 66H47ZM45 84H83L85 102H43Z', 'fill="#D4103C"') +
    path('M50 40H78L86 110H42Z', `fill="url(#${prefix}shade)"`) +
    box(52, 16, 24, 22, 3, 'fill="#FFE98A"') +
    box(44, 36, 40, 7, 3, 'fill="#3A1A6A"') +
    path('M48 18Q64 -4 80 18Z', 'fill="#D4103C"') +
    circle(64, 27, 7, 'fill="#FFFFFF"') +
    box(58, 92, 12, 18, 6, 'fill="#3A1A6A"')
  );
}
