import type { LoadedArt } from '../../scenes/engine/art.ts';
import type { AnyStudioScene } from '../../scenes/engine/studio-scene.ts';
import type { MoneyFormat } from '../../scenes/engine/definition.ts';
import { type Container, Sprite, Texture } from '../../scenes/engine/pixi.ts';
import { createExamplePlayer } from '../../scenes/engine/scene-player.ts';

/**
 * Returns the faults in a scene's art, one line each. It compares without `expect`, because half a million `expect`
 * calls would take most of the test's time.
 */
export const artFaults = (definition: AnyStudioScene, art: LoadedArt): string[] =>
  Object.entries(definition.art).flatMap(([name, piece]) => {
    const texture = art.texture(name, piece);
    if (texture === Texture.EMPTY) return [`${definition.name}: nothing for ${name}`];
    const pixel = 1.01 / texture.source.resolution;
    const isSize = (found: number, wanted: number): boolean => Math.abs(found - wanted) <= pixel;
    return isSize(texture.width, piece.width) && isSize(texture.height, piece.height)
      ? []
      : [`${definition.name}: ${name} is ${texture.width} x ${texture.height}`];
  });

/** Plays a scene's first example for a second. Returns the faults of the picture, one line each. */
export function showFaults(definition: AnyStudioScene, art: LoadedArt, format: MoneyFormat): string[] {
  const [example] = Object.values(definition.examples);
  if (!example) throw new Error(`${definition.name} has no example`);
  const player = createExamplePlayer(definition, example, { art, format });
  player.advance(1_000);
  const sprites = spritesOf(player.view);
  const faults = [
    ...(sprites.length <= 3 ? [`${definition.name}: only ${sprites.length} sprites show`] : []),
    ...(sprites.some(({ texture }) => texture === Texture.EMPTY)
      ? [`${definition.name}: an empty sprite shows`]
      : []),
  ];
  player.dispose();
  return faults;
}

/** Returns every sprite that is visible itself and in visible containers. */
function spritesOf(view: Container): Sprite[] {
  const own = view instanceof Sprite && view.visible ? [view] : [];
  return [...own, ...view.children.flatMap((child) => (child.visible ? spritesOf(child) : []))];
}
