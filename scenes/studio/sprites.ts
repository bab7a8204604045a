import { type Container, Matrix, Sprite } from '../engine/pixi.ts';

/** A sprite's position on the design, dpx. */
export interface SpriteFact {
  readonly sprite: Sprite;
  /** The picture's name. */
  readonly picture: string;
  /** Names of the containers above it, outermost first. */
  readonly path: readonly string[];
  /** Corners in drawing order around the box. */
  readonly corners: readonly (readonly [x: number, y: number])[];
  readonly matrix: Matrix;
  /** Product of its alpha and that of all containers above it. */
  readonly alpha: number;
  readonly tint: number;
}

function collect(
  container: Container,
  above: Matrix,
  alphaAbove: number,
  path: readonly string[],
  facts: SpriteFact[],
): void {
  if (!container.visible || container.alpha === 0) return;
  // Computed here, because PixiJS keeps world transforms relative to the canvas, and only for what was drawn.
  container.updateLocalTransform();
  const matrix = above.clone().append(container.localTransform);
  const alpha = alphaAbove * container.alpha;
  if (container instanceof Sprite) {
    const { minX, minY, maxX, maxY } = container.bounds;
    const corners = [
      [minX, minY],
      [maxX, minY],
      [maxX, maxY],
      [minX, maxY],
    ] as const;
    facts.push({
      sprite: container,
      picture: container.texture.label ?? '',
      path,
      matrix,
      alpha,
      tint: container.tint,
      corners: corners.map(([x, y]) => {
        const point = matrix.apply({ x, y });
        return [point.x, point.y] as const;
      }),
    });
  }
  const below = container.label ? [...path, container.label] : path;
  for (const child of container.children) collect(child, matrix, alpha, below, facts);
}

/** Returns every visible sprite below a scene's view, in drawing order; positions in design pixels. */
export function spritesOf(view: Container): SpriteFact[] {
  const facts: SpriteFact[] = [];
  for (const child of view.children) collect(child, new Matrix(), view.alpha, [], facts);
  return facts;
}

/** Returns the sprites under a point of the design, topmost first, without invisible ones. */
export function spritesAt(facts: readonly SpriteFact[], x: number, y: number): SpriteFact[] {
  return facts
    .filter(({ sprite, matrix, alpha }) => {
      if (alpha < 0.02) return false;
      const { minX, minY, maxX, maxY } = sprite.bounds;
      const point = matrix.applyInverse({ x, y });
      return point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY;
    })
    .toReversed();
}

/** Returns width and height of a sprite's box as drawn, dpx. */
export function sizeOf({ corners }: SpriteFact): { width: number; height: number } {
  const [a = [0, 0], b = [0, 0], c = [0, 0]] = corners;
  return { width: Math.hypot(b[0] - a[0], b[1] - a[1]), height: Math.hypot(c[0] - b[0], c[1] - b[1]) };
}
