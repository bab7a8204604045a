/** Draws small shapes that several lobby pictures share. */
import { round } from '../../pipeline/drawing/svg.ts';

/** Draws a five-pointed star of the given outer radius. */
export function star(x: number, y: number, radius: number, paint: string): string {
  const points = Array.from({ length: 10 }, (_, place) => {
    const angle = -Math.PI / 2 + (place * Math.PI) / 5;
    const reach = place % 2 ? radius * 0.49 : radius;
    return `${round(x + reach * Math.cos(angle))} ${round(y + reach * Math.sin(angle))}`;
  });
  return `<path d="M${points.join('L')}Z" ${paint}/>`;
}
