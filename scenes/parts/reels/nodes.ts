import type { SceneContext } from '../../engine/definition.ts';
import { Container } from '../../engine/pixi.ts';
import { createVeil } from '../veil.ts';
import { Celebration, type CelebrationEvents } from './celebration.ts';
import { Controls } from './controls.ts';
import { FreeSpinsView } from './free-spins-view.ts';
import { Idle } from './idle.ts';
import { LandingEffects } from './landing-effects.ts';
import type { ReelConfig } from './reel-config.ts';
import { Reels, type ReelsEvents } from './reels.ts';
import { createBackdrop, createPicture, createSills } from './scenery.ts';
import { SIZE } from './tuning.ts';
import type { ReelTypes } from './types.ts';
import { WinBar } from './win-bar.ts';
import { WinPresentation } from './win-presentation.ts';

/** Everything that a reel game is built of. */
export interface SceneNodes {
  readonly reels: Reels;
  readonly landingEffects: LandingEffects;
  readonly winPresentation: WinPresentation;
  readonly bar: WinBar;
  readonly controls: Controls;
  readonly celebration: Celebration;
  /** Where the game has free spins. */
  readonly free: FreeSpinsView | undefined;
  readonly idle: Idle;
}

/** Builds a game's layers, from below: ground, reels, sills, frame, controls, veil, winners, particles, figures. */
export function createNodes(
  context: SceneContext<ReelTypes>,
  config: ReelConfig,
  events: ReelsEvents & CelebrationEvents,
): SceneNodes {
  const reels = new Reels(context, config, events);
  const landingEffects = new LandingEffects(context, config, reels);
  const winPresentation = new WinPresentation(context, config, reels);
  const bar = new WinBar(context);
  const controls = new Controls(context);
  const title = createPicture(context, config.title);
  const free = config.free ? new FreeSpinsView(context, config, config.free, title) : undefined;
  const idle = new Idle(context, controls, config.title);

  const [ground, ...behind] = config.behind;
  if (!ground) throw new Error('a reel game has a backdrop');
  const shaken = new Container();
  const add = (...children: readonly (Container | undefined)[]): void => {
    for (const child of children) if (child) shaken.addChild(child);
  };
  add(
    createBackdrop(context, ground.name),
    free?.sky,
    ...behind.map((picture) => createPicture(context, picture)),
  );
  add(reels.view, landingEffects.view, createSills(context, config, ground.name), free?.sills);
  add(
    ...config.front.map((picture) => createPicture(context, picture)),
    title,
    idle.shine.sprite,
    free?.front,
  );
  const veil = createVeil(context, SIZE);
  const celebration = new Celebration(context, config, { bar, veil, shaken }, events);
  context.view.addChild(shaken, controls.view, bar.plate, veil, winPresentation.view);
  if (free) context.view.addChild(free.above);
  context.view.addChild(celebration.below, controls.figures, bar.figures, celebration.above);
  return { reels, landingEffects, winPresentation, bar, controls, celebration, free, idle };
}
