/** Draws the backdrop of the hall's games: a square night sky and the dark silhouette of the fair. */
import { box, circle, linear, onCircle, path, round } from '../../pipeline/drawing/svg.ts';
import { backdrop } from './night.ts';
import type { Drawing } from '../../pipeline/drawing/picture.ts';
import { picture } from './picture.ts';
import type { Theme } from './theme.ts';

/** Draws a square sky, 180 design pixels on a side: bright behind the board, darker towards the ground. */
export function squareSky(theme: Theme): Drawing {
  const tall = backdrop(theme, 41, 0.36, 279);
  return {
    defs:
      tall.defs +
      linear('dusk', [
        [0.3, '#0E0330', 0],
        [1, '#0E0330', 0.8],
      ]),
    body: `<g transform="scale(1 .5625)">${tall.body}</g><rect width="180" height="180" fill="url(#dusk)"/>`,
  };
}

const LAMPS = ['#FFE98A', '#FFB36B', '#FF8FA6', '#8FD0FF', '#9BF5B0'];

/** Draws a Ferris wheel against the sky: rim, spokes and a lamp at each cabin. */
function ferris(x: number, y: number, radius: number, paint: string): string {
  const spots = Array.from({ length: 12 }, (_, index) => onCircle(x, y, radius, index * 30 + 8));
  const spokes = spots.map(([sx, sy]) => `M${x} ${y}L${round(sx)} ${round(sy)}`).join('');
  return (
    path(
      `M${x} ${y}L${x - radius * 0.55} 320M${x} ${y}L${x + radius * 0.55} 320`,
      `fill="none" stroke="${paint}" stroke-width="7"`,
    ) +
    path(spokes, `fill="none" stroke="${paint}" stroke-width="2.4"`) +
    circle(x, y, radius, `fill="none" stroke="${paint}" stroke-width="5"`) +
    circle(x, y, radius * 0.72, `fill="none" stroke="${paint}" stroke-width="2.4"`) +
    circle(x, y, 11, `fill="${paint}"`) +
    spots
      .map(([sx, sy], index) => {
        const lamp = LAMPS[index % LAMPS.length] ?? '#FFFFFF';
        return (
          box(round(sx - 9), round(sy), 18, 17, 6, `fill="${paint}"`) +
          circle(sx, sy, 11, `fill="${lamp}" opacity=".16"`) +
          circle(sx, sy, 3.4, `fill="${lamp}" opacity=".9"`)
        );
      })
      .join('')
  );
}

/** Draws a striped tent with a pennant, its foot at y 320. */
function tent(x: number, width: number, height: number, paint: string, stripe: string): string {
  const top = 320 - height;
  const eaves = 320 - height * 0.46;
  const half = width / 2;
  const roof = (from: number, to: number): string =>
    `M${x} ${top}Q${x + from * half * 0.4} ${eaves - 14} ${x + from * half} ${eaves}H${x + to * half}Q${x + to * half * 0.4} ${eaves - 14} ${x} ${top}Z`;
  const scallops = Array.from({ length: 6 }, (_, index) => {
    const left = x - half + (index * width) / 6;
    return `M${left} ${eaves}a${width / 12} 9 0 0 0 ${width / 6} 0Z`;
  }).join('');
  return (
    path(`M${x - half * 0.92} ${eaves}H${x + half * 0.92}V320H${x - half * 0.92}Z`, `fill="${paint}"`) +
    path(roof(-1, 1), `fill="${paint}"`) +
    path(roof(-1, -0.6) + roof(-0.22, 0.2) + roof(0.58, 1), `fill="${stripe}"`) +
    path(scallops, `fill="${stripe}"`) +
    path(`M${x} ${top}V${top - 20}`, `stroke="${paint}" stroke-width="3"`) +
    path(`M${x} ${top - 20}L${x + 22} ${top - 13}L${x} ${top - 6}Z`, `fill="${stripe}"`) +
    path(
      `M${x - half * 0.16} 320V${eaves + 20}Q${x} ${eaves + 2} ${x + half * 0.16} ${eaves + 20}V320Z`,
      'fill="#FFC86A" opacity=".35"',
    )
  );
}

/** Draws the fair behind a game, 720 by 320 design pixels: two wheels, tents and their lamps, dark against the sky. */
export function nightFair(): Drawing {
  const [far, near, stripe] = ['#3A1B80', '#241058', '#34187A'];
  return {
    defs: linear('ground', [
      [0, '#12052F', 0],
      [1, '#12052F', 0.85],
    ]),
    body:
      ferris(112, 128, 96, far) +
      ferris(634, 176, 72, far) +
      tent(250, 150, 118, far, near) +
      tent(486, 170, 132, far, near) +
      tent(36, 170, 130, near, stripe) +
      tent(366, 132, 96, near, stripe) +
      tent(694, 180, 138, near, stripe) +
      '<rect y="180" width="720" height="140" fill="url(#ground)"/>',
  };
}

/** Draws the backdrop of a hall game's scene: the sky, the distant fair, and the lanterns over it. */
export function drawHallGround(theme: Theme, scene: string): void {
  const draw = (name: string, width: number, height: number, drawing: Drawing): void =>
    picture(`${theme.into}${scene}/${name}`, width, height, drawing);
  draw('backdrop', 180, 180, squareSky(theme));
  draw('fair', 720, 320, nightFair());
  draw('garland', 720, 84, theme.garland());
}
