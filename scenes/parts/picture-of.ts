import { type Container, Sprite } from '../engine/pixi.ts';

const short = (value: number): string => (Math.round(value * 1e4) / 1e4 + 0).toString();

/**
 * What a container shows, as text for tests: a line for each visible sprite in drawing order with its picture, its
 * place on the screen, its alpha and tint. Equal texts are equal pixels.
 */
export function pictureOf(container: Container, alpha = 1, lines: string[] = []): string[] {
  if (!container.visible) return lines;
  const seen = alpha * container.alpha;
  if (container instanceof Sprite) {
    container.getGlobalPosition();
    const { a, b, c, d, tx, ty } = container.worldTransform;
    const place = [a, b, c, d, tx, ty].map(short).join(' ');
    const { x, y } = container.anchor;
    lines.push(`${container.texture.label ?? ''} at ${place} by ${short(x)} ${short(y)} alpha ${short(seen)} tint ${container.tint.toString(16)}`);
  }
  for (const child of container.children) pictureOf(child, seen, lines);
  return lines;
}
