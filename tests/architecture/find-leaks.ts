import { gsap } from 'gsap/gsap-core';
import { formatExact, formatPrize } from '../../contract/money.ts';
import { createBlankArt } from '../../scenes/engine/art.ts';
import type { SceneDefinition, SceneTypes } from '../../scenes/engine/definition.ts';
import type { Example } from '../../scenes/engine/studio-scene.ts';
import { type Art, createExamplePlayer, type ScenePlayer } from '../../scenes/engine/scene-player.ts';

/**
 * A scene that never comes to rest (such as the ticker) is stopped when its last cue or screenshot was this long ago,
 * ms.
 */
const MAX_IDLE_MS = 60_000;
const FRAME = 1000 / 60;
/** Blank pictures by scene definition, created once per scene. */
const blanks = new WeakMap<object, Art>();

/** Returns the number of timelines and tweens that GSAP still holds, playing or paused. */
const gsapChildren = (): number => gsap.globalTimeline.getChildren(true, true, true).length;

function playToEnd<T extends SceneTypes>(player: ScenePlayer<T>, example: Example<T>): void {
  const limit = Math.max(example.cues?.at(-1)?.at ?? 0, ...example.photos) + MAX_IDLE_MS;
  while (player.time < limit && (player.isMoving() || player.nextWake() !== undefined)) {
    player.advance(player.isMoving() ? FRAME : Math.max(FRAME, player.nextWake() ?? 0));
  }
}

/**
 * Plays an example in a real scene player without a renderer until the given instant, ms, or until the example ends.
 * Then disposes of the player, and returns a line for every resource that is left.
 */
export function findLeaks<T extends SceneTypes>(
  definition: SceneDefinition<T>,
  example: Example<T>,
  until?: number,
): string[] {
  const art = blanks.get(definition) ?? createBlankArt();
  blanks.set(definition, art);
  const before = gsapChildren();
  let disposed = false;
  const problems: string[] = [];
  const player = createExamplePlayer(definition, example, {
    art,
    format: { exact: (amount) => formatExact(amount), prize: (amount) => formatPrize(amount) },
    onEvent: (...[event]) => {
      if (disposed) problems.push(`told ${event} after its end`);
    },
  });
  if (until === undefined) playToEnd(player, example);
  else player.advance(until);

  disposed = true;
  player.dispose();
  player.dispose();
  if (!player.view.destroyed) problems.push('the view is not destroyed');
  if (player.view.children.length > 0)
    problems.push(`${player.view.children.length} children stay in the view`);
  if (player.isMoving()) problems.push('something still moves');
  if (player.nextWake() !== undefined) problems.push('a callback is still due');
  const stay = gsapChildren() - before;
  if (stay !== 0)
    problems.push(`${stay} timelines or tweens stay in GSAP: kill what was made and never played`);
  return problems;
}
