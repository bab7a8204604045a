import type { FramedTitle } from '../../contract/game-server.ts';
import { artDressOf, sceneOf } from './game-art.ts';

/** Width of the hall's scenes, in design pixels (docs/scenes.md, Units and layers). */
const DESIGN_WIDTH = 720;

/** Releases the prepared resources; undefined until there are any. */
let release: Promise<() => void> | undefined;

/**
 * Creates the renderer and loads a game's pictures while waiting for the game server's first answer; runs once. `width`
 * is the scene's future width, in CSS pixels. Failures are retried, and reported, where the resources are needed.
 */
export function prepareScene(framed: FramedTitle, width: number): void {
  release ??= import('../scene/scene-view.tsx').then(({ prepareArt }) =>
    prepareArt(sceneOf(framed.game), artDressOf(framed), width / DESIGN_WIDTH),
  );
  release.catch(() => undefined);
}

/** Releases the prepared resources: call it when the scene is ready, or cannot be shown. */
export function releasePrepared(): void {
  release?.then(
    (give) => give(),
    () => undefined,
  );
}
