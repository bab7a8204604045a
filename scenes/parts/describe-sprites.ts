import { type Container, Matrix, Sprite } from '../engine/pixi.ts';

const short = (value: number): string => (Math.round(value * 1e4) / 1e4 + 0).toString();

function collect(container: Container, above: Matrix, alphaAbove: number, lines: string[]): void {
  const alpha = alphaAbove * container.alpha;
  // Hidden objects are left out, whether hidden by `visible` or by alpha.
  if (!container.visible || alpha === 0) return;
  // Computed here, because PixiJS updates world transforms only while rendering.
  container.updateLocalTransform();
  const place = above.clone().append(container.localTransform);
  if (container instanceof Sprite) {
    const { a, b, c, d, tx, ty } = place;
    const matrix = [a, b, c, d, tx, ty].map(short).join(' ');
    const anchor = `${short(container.anchor.x)} ${short(container.anchor.y)}`;
    const tint = container.tint.toString(16);
    lines.push(
      `${container.texture.label ?? ''} at ${matrix} by ${anchor} alpha ${short(alpha)} tint ${tint}`,
    );
  }
  for (const child of container.children) collect(child, place, alpha, lines);
}

/**
 * Describes what a container shows as text for tests: a line for each visible sprite in drawing order, with its
 * picture, its matrix (a b c d x y), anchor, alpha and tint. Equal texts mean equal pixels.
 */
export function describeSprites(container: Container): string[] {
  const lines: string[] = [];
  collect(container, new Matrix(), 1, lines);
  return lines;
}
