import type { Stage } from '../engine/definition.ts';
import type { Timeline } from '../engine/motion.ts';
import { Container, Sprite } from '../engine/pixi.ts';
import type { Random } from '../engine/random.ts';
import { between } from '../parts/between.ts';
import { breathe, IdleBursts } from '../parts/idle-bursts.ts';
import type { Button } from './button.ts';
import type { Floor } from './floor.ts';
import { TABLE } from './layout.ts';
import { IDLE } from './tuning.ts';
import type { CoinPusherTypes } from './types.ts';

/** Where light breaks on a disc's rim, from its middle, dpx. */
const GLEAM = { x: -0.62 * TABLE.radius, y: -0.68 * TABLE.radius } as const;

/** The scene at rest, every six seconds: the button breathes and some discs glint. */
export class Idle extends IdleBursts {
  readonly view: Container;

  constructor(stage: Stage<CoinPusherTypes>, button: Button, floor: Floor) {
    const random = stage.random.fork('glints');
    const glints = Array.from(
      { length: IDLE.glints },
      () => new Sprite({ texture: stage.texture('sparkle'), anchor: 0.5, visible: false }),
    );
    super(stage, IDLE, {
      begin(timeline) {
        if (button.state !== 'blocked') breathe(timeline, button.body.scale, IDLE);
        addGlints(timeline, glints, [...floor.pieces()], random);
      },
      end() {
        button.body.scale.set(1);
        for (const glint of glints) glint.visible = false;
      },
    });
    this.view = new Container({ label: 'glints' });
    this.view.addChild(...glints);
  }
}

/** Any discs, by the seed alone: light says nothing about where a disc lies. */
function addGlints(
  timeline: Timeline,
  glints: readonly Sprite[],
  pieces: readonly { readonly sprite: Sprite }[],
  random: Random,
): void {
  for (const [index, glint] of glints.entries()) {
    const piece = pieces[random.int(Math.max(1, pieces.length))];
    if (!piece) continue;
    glint.visible = true;
    glint.alpha = 0;
    glint.position.set(piece.sprite.x + GLEAM.x, piece.sprite.y + GLEAM.y);
    const at = index * IDLE.glintApart;
    const half = IDLE.glint / 2;
    between(timeline, glint, { rotation: 0 }, { rotation: 0.9 }, { at, duration: IDLE.glint });
    between(timeline, glint, { alpha: 0 }, { alpha: 1 }, { at, duration: half, ease: 'sine.out' });
    between(timeline, glint, { alpha: 1 }, { alpha: 0 }, { at: at + half, duration: half, ease: 'sine.in' });
  }
}
