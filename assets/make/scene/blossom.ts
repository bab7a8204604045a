/** Draws the flower on the envelope of the red packet rain. */
import { circle, onCircle, round } from '../../pipeline/drawing/svg.ts';

/** Draws a flower of five petals as gold lines. */
export function blossom(x: number, y: number, radius: number, opacity: number): string {
  const petals = Array.from({ length: 5 }, (_, index) => {
    const [cx, cy] = onCircle(x, y, radius * 0.55, index * 72).map(round) as [number, number];
    return circle(cx, cy, radius * 0.42, 'fill="none" stroke="url(#gV)" stroke-width="1.6"');
  }).join('');
  return `<g opacity="${opacity}">${petals}${circle(x, y, radius * 0.2, 'fill="url(#gD)"')}</g>`;
}
