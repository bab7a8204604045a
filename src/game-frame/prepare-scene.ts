import type { FrameLook } from '../../contract/studio.ts';
import { dressOf, sceneOf } from './family-look.ts';

/** How wide the scenes of the hall are, in design pixels (docs/scenes.md, Units and layers). */
const DESIGN_WIDTH = 720;

/** Gives back what was prepared; undefined until something is. */
let release: Promise<() => void> | undefined;

/**
 * Makes the renderer and fetches a game's pictures while the studio's first answer is on its way; once. `width` is how wide the
 * scene will be, in CSS pixels. What cannot be made or fetched is asked for, and told, where it is needed.
 */
export function prepareScene(frameLook: FrameLook, width: number): void {
  release ??= import('../scene/scene-view.tsx').then(({ prepareArt }) =>
    prepareArt(sceneOf(frameLook.family), dressOf(frameLook), width / DESIGN_WIDTH),
  );
  release.catch(() => undefined);
}

/** Gives back what was prepared: call it when the scene stands, or cannot be shown. */
export function releasePrepared(): void {
  release?.then(
    (give) => give(),
    () => undefined,
  );
}
