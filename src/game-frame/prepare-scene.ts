import type { FramedTitle } from '../../contract/game-server.ts';
import { artDressOf, sceneOf } from './game-art.ts';

/** Width of every scene of the hall in design pixels (docs/scenes.md, Units and layers). */
const DESIGN_WIDTH = 720;

/** Resolves to the function that releases the prepared pictures; undefined if nothing is prepared. */
let release: Promise<() => void> | undefined;

/**
 * Creates the renderer and loads a game's pictures while the game server's first answer is on its way; does this once.
 * `width` is the width that the scene will have, in CSS pixels. If this fails, the scene tries again and reports it.
 */
export function prepareScene(framed: FramedTitle, width: number): void {
  release ??= import('../scene/scene-view.tsx').then(({ prepareArt }) =>
    prepareArt(sceneOf(framed.game), artDressOf(framed), width / DESIGN_WIDTH),
  );
  release.catch(() => undefined);
}

/** Releases the prepared pictures: call it when the scene is ready or has failed. */
export function releasePrepared(): void {
  release?.then(
    (give) => give(),
    () => undefined,
  );
}
