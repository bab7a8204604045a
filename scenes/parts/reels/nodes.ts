import type { SceneContext } from '../../engine/definition.ts';
import { Container, type Sprite } from '../../engine/pixi.ts';
import { Celebration, type CelebrationEvents } from '../celebration/celebration.ts';
import { SCREEN } from '../celebration/layout.ts';
import { Controls } from './controls.ts';
import type { ExpandingWilds } from './expanding-wilds.ts';
import type { FreeSpinsView } from './free-spins-view.ts';
import { Idle } from './idle.ts';
import { LandingEffects } from './landing-effects.ts';
import type { ReelConfig } from './reel-config.ts';
import { Reels, type ReelsEvents } from './reels.ts';
import { createBackdrop, createPicture, createSills } from './scenery.ts';
import type { ReelTypes } from './types.ts';
import { WinBar } from './win-bar.ts';
import { WinPresentation } from './win-presentation.ts';

/** Function that creates the expanding wilds; only games that have them load its code. */
export type MakeWilds = (...of: ConstructorParameters<typeof ExpandingWilds>) => ExpandingWilds;

/**
 * Layers of the free spins: over the backdrop, over the strips that hide passing symbols, over the frame, over
 * everything.
 */
interface FreeLayers {
  readonly sky: Container;
  readonly sills: Container;
  readonly front: Container;
  readonly above: Container;
}

const createFreeLayers = (): FreeLayers => ({
  sky: new Container(),
  sills: new Container(),
  front: new Container(),
  above: new Container(),
});

/** All display nodes of a slot. */
export interface SceneNodes {
  readonly reels: Reels;
  readonly landingEffects: LandingEffects;
  readonly winPresentation: WinPresentation;
  readonly bar: WinBar;
  /** Buttons and bet; undefined if the page has them. */
  readonly controls: Controls | undefined;
  /** Expanding wilds; undefined in games without them. */
  readonly wilds: ExpandingWilds | undefined;
  readonly celebration: Celebration;
  /** The sign over the reels. */
  readonly title: Sprite;
  /** Layers of the free spins; undefined in games without them. */
  readonly freeLayers: FreeLayers | undefined;
  /** View of the free spins; undefined until its code is loaded. */
  free: FreeSpinsView | undefined;
  readonly idle: Idle;
}

/**
 * Creates a slot's layers, from back to front: background, reels, strips that hide passing symbols, frame, buttons,
 * dimming layer, winning symbols, celebration.
 */
export function createNodes(
  context: SceneContext<ReelTypes>,
  config: ReelConfig,
  events: ReelsEvents & CelebrationEvents,
  makeWilds?: MakeWilds,
): SceneNodes {
  const reels = new Reels(context, config, events);
  const landingEffects = new LandingEffects(context, config, reels);
  const winPresentation = new WinPresentation(context, config, reels);
  const bar = new WinBar(context, config);
  const controls = config.hasControls ? new Controls(context) : undefined;
  const wilds = makeWilds?.(context, config, reels);
  const title = createPicture(context, config.title);
  const freeLayers = config.free && createFreeLayers();
  const idle = new Idle(context, controls, config.title);

  const [ground, ...behind] = config.behind;
  if (!ground) throw new Error('a reel game has a backdrop');
  const shaken = new Container();
  const add = (...children: readonly (Container | undefined)[]): void => {
    for (const child of children) if (child) shaken.addChild(child);
  };
  add(
    createBackdrop(context, config, ground.name),
    freeLayers?.sky,
    ...behind.map((picture) => createPicture(context, picture)),
  );
  add(
    wilds?.behind,
    reels.view,
    landingEffects.view,
    createSills(context, config, ground.name),
    freeLayers?.sills,
  );
  add(
    ...config.front.map((picture) => createPicture(context, picture)),
    title,
    idle.shine.sprite,
    freeLayers?.front,
  );
  const { x, y, width, height } = config.window;
  // The middle of the reels, where the player already looks.
  const middle = { x: x + width / 2, y: y + height / 2 };
  const layout = {
    ...SCREEN,
    size: config.size,
    centre: middle,
    word: { ...SCREEN.word, y: middle.y - 104 },
    amount: { ...SCREEN.amount, y: middle.y + 46 },
    ground: { ...SCREEN.ground, ...middle },
    // Visible even in a low window, whose upper edge is at the reels.
    smallTop: y + 34,
    // Visible in a low window and not over a button: at the lower edge of the reels, or over the lower half of the win
    // bar.
    floor: { x: middle.x, y: config.hasControls ? y + height + 4 : config.winBar.y + 26, width: width - 40 },
  };
  const celebration = new Celebration(context, layout, events, { pushed: shaken, shaken });
  context.view.addChild(shaken);
  if (controls) context.view.addChild(controls.view);
  context.view.addChild(bar.plate);
  if (controls) context.view.addChild(controls.figures);
  context.view.addChild(bar.figures, celebration.behind);
  context.view.addChild(winPresentation.view);
  if (freeLayers) context.view.addChild(freeLayers.above);
  context.view.addChild(celebration.above);
  return {
    reels,
    landingEffects,
    winPresentation,
    bar,
    controls,
    wilds,
    celebration,
    title,
    freeLayers,
    free: undefined,
    idle,
  };
}
