/**
 * Draws the fair around the machine: distant tents and Ferris wheel, paper flags across the sky, pumpkins and candles
 * in front.
 */
import { outlineFilter, emoji } from '../kit/emoji.ts';
import { seeded } from '../../pipeline/drawing/random.ts';
import { circle, linear, onCircle, path, radial, round } from '../../pipeline/drawing/svg.ts';
import type { Drawing } from '../../pipeline/drawing/picture.ts';

const FAR = '#2A0E56';
const NEAR = '#180638';

/** Draws the Ferris wheel of a perya (a town fair), seen against the sky. */
function bigWheel(x: number, y: number, radius: number): string {
  const spokes = Array.from({ length: 12 }, (_, index) => {
    const [tipX, tipY] = onCircle(x, y, radius, index * 30).map(round) as [number, number];
    return `M${x} ${y}L${tipX} ${tipY}`;
  }).join('');
  const cars = Array.from({ length: 12 }, (_, index) => {
    const [carX, carY] = onCircle(x, y, radius, index * 30).map(round) as [number, number];
    const lights = ['#FFD76A', '#FF8FA6', '#8FD0FF'];
    return (
      path(
        `M${carX - 6} ${carY}H${carX + 6}L${carX + 4.5} ${round(carY + 8)}H${carX - 4.5}Z`,
        `fill="${FAR}"`,
      ) +
      circle(carX, carY, 2.2, `fill="${lights[index % 3]}"`) +
      circle(carX, carY, 5.5, `fill="${lights[index % 3]}" opacity=".28"`)
    );
  }).join('');
  return (
    path(
      `M${x} ${y}L${x - radius * 0.62} 200H${x - radius * 0.52}L${x} ${y + 10}L${x + radius * 0.52} 200H${x + radius * 0.62}Z`,
      `fill="${FAR}"`,
    ) +
    circle(x, y, radius, `fill="none" stroke="${FAR}" stroke-width="4"`) +
    circle(x, y, radius * 0.62, `fill="none" stroke="${FAR}" stroke-width="2.2"`) +
    path(spokes, `stroke="${FAR}" stroke-width="2"`) +
    circle(x, y, 7, `fill="${FAR}"`) +
    cars
  );
}

/** Draws a striped tent with a flag, lit from inside. */
function tent(x: number, top: number, width: number, glow: string): string {
  const half = width / 2;
  const eave = top + width * 0.42;
  const stripes = [-0.55, -0.05, 0.45]
    .map(
      (from) => `M${x} ${top}L${round(x + half * from)} ${round(eave)}H${round(x + half * (from + 0.25))}Z`,
    )
    .join('');
  return (
    path(`M${x} ${top - 16}V${top}`, `stroke="${NEAR}" stroke-width="2"`) +
    path(`M${x} ${top - 16}L${x + 13} ${top - 12}L${x} ${top - 8}Z`, `fill="#C8143C"`) +
    path(
      `M${x} ${top}Q${x - half * 0.5} ${eave - 6} ${x - half} ${eave}H${x + half}Q${x + half * 0.5} ${eave - 6} ${x} ${top}Z`,
      `fill="${NEAR}"`,
    ) +
    path(stripes, 'fill="#4A1C86" opacity=".8"') +
    path(`M${x - half * 0.86} ${eave}H${x + half * 0.86}V200H${x - half * 0.86}Z`, `fill="${NEAR}"`) +
    path(
      `M${x - half * 0.2} 200V${eave + 14}Q${x} ${eave + 2} ${x + half * 0.2} ${eave + 14}V200Z`,
      `fill="${glow}" opacity=".85"`,
    )
  );
}

/** Draws a bare balete tree with hanging roots. */
function balete(x: number): string {
  return (
    path(
      `M${x - 18} 200Q${x - 8} 150 ${x - 10} 116Q${x - 30} 100 ${x - 52} 104Q${x - 34} 90 ${x - 12} 98Q${x - 20} 70 ${x - 46} 58` +
        `Q${x - 20} 58 ${x - 6} 82Q${x - 4} 50 ${x - 16} 26Q${x + 2} 42 ${x + 4} 78Q${x + 18} 52 ${x + 44} 46Q${x + 20} 64 ${x + 10} 94` +
        `Q${x + 30} 82 ${x + 56} 88Q${x + 28} 94 ${x + 12} 116Q${x + 10} 150 ${x + 22} 200Z`,
      `fill="${NEAR}"`,
    ) +
    path(
      `M${x - 40} 102V150M${x - 30} 100V168M${x + 30} 90V140M${x + 42} 89V160M${x - 24} 66V92`,
      `stroke="${NEAR}" stroke-width="1.600"`,
    )
  );
}

const bat = (x: number, y: number, size: number): string =>
  path(
    'M0 0Q-3 -6 -5 -5L-6 -2Q-14 -8 -24 -4Q-17 -3 -15 4Q-11 1 -8 5Q-4 2 0 8Q4 2 8 5Q11 1 15 4Q17 -3 24 -4Q14 -8 6 -2L5 -5Q3 -6 0 0Z',
    `transform="translate(${x} ${y}) scale(${size})" fill="#10042C"`,
  );

/** Draws the fairground behind the sign, 480 by 200 design pixels, without its lower edge, which the machine hides. */
export function fairground(): Drawing {
  return {
    defs: '',
    body:
      bigWheel(92, 92, 68) +
      tent(196, 118, 96, '#FFB347') +
      tent(286, 128, 84, '#FF8A5A') +
      tent(366, 112, 92, '#FFC861') +
      balete(428) +
      tent(24, 134, 74, '#FFB347') +
      bat(232, 60, 0.62) +
      bat(300, 36, 0.8) +
      bat(352, 66, 0.5),
  };
}

const FLAGS = ['#FF7A1A', '#8E3CF0', '#FFC72C', '#1FA86A', '#E8143F', '#2FA8F0'];

/** Draws paper flags on two strings, 720 by 112 design pixels. */
export function bunting(): Drawing {
  const hang = (x0: number, x1: number, top: number, sag: number, count: number, shift: number): string => {
    const flags = Array.from({ length: count }, (_, index) => {
      const at = (place: number): readonly [number, number] => {
        const t = place / count;
        return [round(x0 + (x1 - x0) * t), round(top + 4 * sag * t * (1 - t))];
      };
      const [left, leftY] = at(index + 0.12);
      const [right, rightY] = at(index + 0.88);
      const [tip, tipY] = at(index + 0.5);
      const colour = FLAGS[(index + shift) % FLAGS.length] ?? '#FF7A1A';
      return (
        path(
          `M${left} ${leftY}L${right} ${rightY}L${tip} ${tipY + 32}Z`,
          `fill="#0A0220" opacity=".5" transform="translate(1.500 3)"`,
        ) +
        path(`M${left} ${leftY}L${right} ${rightY}L${tip} ${tipY + 32}Z`, `fill="${colour}"`) +
        path(
          `M${left} ${leftY}L${round((left + right) / 2)} ${round((leftY + rightY) / 2)}L${tip} ${tipY + 32}Z`,
          'fill="#fff" opacity=".22"',
        )
      );
    }).join('');
    const wire = `M${x0} ${top}Q${(x0 + x1) / 2} ${top + sag * 2} ${x1} ${top}`;
    return path(wire, 'fill="none" stroke="#10042C" stroke-width="2.600"') + flags;
  };
  return { defs: '', body: hang(-10, 366, 4, 30, 11, 0) + hang(354, 730, 4, 30, 11, 3) };
}

/** Draws the ground in front, 360 by 200 design pixels. It fades into the dark below, where the controls are. */
export function frontOfFair(): Drawing {
  const random = seeded(13);
  const grass = Array.from({ length: 70 }, (_, index) => {
    const x = round(index * 5.2 + random() * 4);
    const foot = 66 + 10 * Math.sin(x / 40);
    const height = round(6 + random() * 9);
    const lean = round((random() - 0.5) * 7);
    return `M${round(x - 1.4)} ${round(foot)}Q${x} ${round(foot - height / 2)} ${round(x + lean)} ${round(foot - height)}Q${round(x + 1)} ${round(foot - height / 2)} ${round(x + 1.8)} ${round(foot)}Z`;
  }).join('');
  const flame = (x: number, y: number, size: number): string =>
    circle(x, y, 20 * size, 'fill="url(#glow)"') + emoji('candle', x, y + 12 * size, 34 * size, 'dress');
  return {
    defs:
      outlineFilter('dress', { rimWidth: 0, inkWidth: 2.4, light: 0.5 }) +
      linear('hill', [
        [0, '#2A1052'],
        [0.4, '#160734'],
        [0.75, '#0A0320', 0.95],
        [1, '#0A0320', 0],
      ]) +
      radial('glow', [
        [0, '#FFD76A', 0.6],
        [0.4, '#FF9A2A', 0.25],
        [1, '#FF7A00', 0],
      ]),
    body:
      path('M0 62Q40 78 90 66T190 66T290 62T360 68V200H0Z', 'fill="url(#hill)"') +
      path(grass, 'fill="#24104A"') +
      circle(28, 44, 40, 'fill="url(#glow)"') +
      circle(334, 44, 40, 'fill="url(#glow)"') +
      emoji('jack-o-lantern', 24, 48, 46, 'dress', -8) +
      emoji('jack-o-lantern', 337, 46, 50, 'dress', 7) +
      flame(55, 52, 0.7) +
      flame(307, 54, 0.62) +
      flame(6, 66, 0.6) +
      flame(354, 68, 0.55),
  };
}
