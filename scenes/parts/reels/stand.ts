import type { SceneContext } from '../../engine/definition.ts';
import { Container } from '../../engine/pixi.ts';
import { createVeil } from '../veil.ts';
import { Celebration, type CelebrationEvents } from './celebration.ts';
import { Controls } from './controls.ts';
import { FreeSpins } from './free-spins.ts';
import { Idle } from './idle.ts';
import { LandingShow } from './landing-show.ts';
import type { ReelLook } from './look.ts';
import { Reels, type ReelsEvents } from './reels.ts';
import { backdrop, place, sills } from './scenery.ts';
import { SIZE } from './tuning.ts';
import type { ReelGame } from './types.ts';
import { WinBar } from './win-bar.ts';
import { WinShow } from './win-show.ts';

/** Everything that a reel game is built of. */
export interface Stand {
  readonly reels: Reels;
  readonly landings: LandingShow;
  readonly wins: WinShow;
  readonly bar: WinBar;
  readonly controls: Controls;
  readonly celebration: Celebration;
  /** Where the game has free spins. */
  readonly free: FreeSpins | undefined;
  readonly idle: Idle;
}

/** Builds a game's layers, from below: ground, reels, sills, frame, controls, veil, winners, particles, figures. */
export function createStand(
  context: SceneContext<ReelGame>,
  look: ReelLook,
  events: ReelsEvents & CelebrationEvents,
): Stand {
  const reels = new Reels(context, look, events);
  const landings = new LandingShow(context, look, reels);
  const wins = new WinShow(context, look, reels);
  const bar = new WinBar(context);
  const controls = new Controls(context);
  const title = place(context, look.title);
  const free = look.free ? new FreeSpins(context, look, look.free, title) : undefined;
  const idle = new Idle(context, controls, look.title);

  const [ground, ...behind] = look.behind;
  if (!ground) throw new Error('a reel game has a backdrop');
  const shaken = new Container();
  const add = (...children: readonly (Container | undefined)[]): void => {
    for (const child of children) if (child) shaken.addChild(child);
  };
  add(backdrop(context, ground.name), free?.sky, ...behind.map((piece) => place(context, piece)));
  add(reels.view, landings.view, sills(context, look, ground.name), free?.sills);
  add(...look.front.map((piece) => place(context, piece)), title, idle.shine.sprite, free?.front);
  const veil = createVeil(context, SIZE);
  const celebration = new Celebration(context, look, { bar, veil, shaken }, events);
  context.view.addChild(shaken, controls.view, bar.plate, veil, wins.view);
  if (free) context.view.addChild(free.above);
  context.view.addChild(celebration.below, controls.figures, bar.figures, celebration.above);
  return { reels, landings, wins, bar, controls, celebration, free, idle };
}
