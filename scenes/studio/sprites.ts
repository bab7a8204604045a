import { type Container, Matrix, Sprite } from '../engine/pixi.ts';

/** A sprite with its position, in design pixels. */
export interface SpriteFact {
  readonly sprite: Sprite;
  /** Name of the sprite's picture. */
  readonly picture: string;
  /** Names of the containers that the sprite is in, the outermost first. */
  readonly path: readonly string[];
  /** Corners of the sprite's box, in order around it. */
  readonly corners: readonly (readonly [x: number, y: number])[];
  readonly matrix: Matrix;
  /** Visible alpha, 0 to 1: the sprite's own multiplied by that of all containers it is in. */
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
  // Compute the transform here: PixiJS has only transforms to the canvas, and only for what was drawn.
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

/** Returns every visible sprite in a scene's view in drawing order, with positions in design pixels. */
export function spritesOf(view: Container): SpriteFact[] {
  const facts: SpriteFact[] = [];
  for (const child of view.children) collect(child, new Matrix(), view.alpha, [], facts);
  return facts;
}

/** Returns the visible sprites under a point, in design pixels, the topmost first. */
export function spritesAt(facts: readonly SpriteFact[], x: number, y: number): SpriteFact[] {
  return facts
    .filter(({ sprite, matrix, alpha }) => {
      if (alpha < 0.02) return false;
      const { minX, minY, maxX, maxY } = sprite.bounds;
      const point = matrix.applyInverse({ x, y });
      return point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY;
    })
    .reverse();
}

/** Returns the width and height at which a sprite is drawn, design pixels. */
export function sizeOf({ corners }: SpriteFact): { width: number; height: number } {
  const [a = [0, 0], b = [0, 0], c = [0, 0]] = corners;
  return { width: Math.hypot(b[0] - a[0], b[1] - a[1]), height: Math.hypot(c[0] - b[0], c[1] - b[1]) };
}
