import type { SceneContext } from '../../engine/definition.ts';
import { Container, Sprite } from '../../engine/pixi.ts';
import { LAYOUT, RESULT, SIZE } from './tuning.ts';
import type { ScratchCardTypes } from './types.ts';

/** Creates the backdrop, the rays and the title, which never move. */
export function createBackground(context: SceneContext<ScratchCardTypes>): Container {
  const { backdropCover, raysSize, title, card } = LAYOUT;
  const centred = (name: string, x: number, y: number): Sprite =>
    new Sprite({ texture: context.texture(name), anchor: 0.5, position: { x, y } });
  const backdrop = centred('backdrop', SIZE.width / 2, SIZE.height / 2);
  // Taller and wider screens show more than the design area.
  backdrop.setSize(SIZE.width * backdropCover, SIZE.height * backdropCover);
  const rays = centred('rays', card.x, card.y);
  rays.setSize(raysSize);
  rays.alpha = RESULT.raysIdle;
  const ground = new Container({ label: 'ground' });
  ground.addChild(backdrop, rays, centred('title', title.x, title.y));
  return ground;
}
