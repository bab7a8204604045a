import { shelfAt } from '../../../fair/coin-pusher/machine.ts';
import type { SceneContext } from '../../engine/definition.ts';
import { Container, Sprite } from '../../engine/pixi.ts';
import { GARLAND, MACHINE_ART, SHELF, SIZE, TABLE, TITLE, toY } from './layout.ts';
import type { CoinPusherTypes } from './types.ts';

/** Height of the shadow in front of the shelf, in design pixels. */
const SHADE = 20;

/** Creates the backdrop, the lanterns and the title, which never move. */
export function createBackground(context: SceneContext<CoinPusherTypes>): Container {
  const ground = new Container({ label: 'ground' });
  const backdrop = new Sprite({ texture: context.texture('backdrop') });
  backdrop.setSize(SIZE.width, SIZE.height);
  ground.addChild(
    backdrop,
    new Sprite({ texture: context.texture('garland'), anchor: 0.5, position: GARLAND }),
    new Sprite({ texture: context.texture('title'), anchor: 0.5, position: TITLE }),
  );
  return ground;
}

/** Sprites of the machine, in layers below, between and above the discs. */
export class PusherMachine {
  /** Table and tray, drawn below all discs. */
  readonly floor = new Container({ label: 'machine-floor' });
  /** The shelf, drawn over the table and below the discs. */
  readonly shelf: Sprite;
  /** The shelf's shadow on the table in front of it, drawn above the discs. */
  readonly shade: Sprite;
  /** The cabinet's sides and the front of the tray, drawn above discs that leave the table. */
  readonly front = new Container({ label: 'machine-front' });
  /** The upright board with the pegs, drawn over the shelf. */
  readonly board: Sprite;
  readonly #back = TABLE.back;

  constructor(context: SceneContext<CoinPusherTypes>) {
    const whole = (name: string, y: number): Sprite =>
      new Sprite({ texture: context.texture(name), position: { x: 0, y } });
    const { pegboard, table, tray, trayFront, side } = MACHINE_ART;
    this.floor.addChild(whole('tray', tray.y), whole('table', table.y));
    this.shelf = new Sprite({ texture: context.texture('shelf'), anchor: { x: 0.5, y: 1 } });
    this.shelf.x = SIZE.width / 2;
    this.shade = new Sprite({ texture: context.texture('shade'), anchor: { x: 0.5, y: 0 } });
    this.shade.setSize(SHELF.width, SHADE);
    this.shade.x = SIZE.width / 2;
    const left = whole('side', side.y);
    const right = whole('side', side.y);
    right.position.x = SIZE.width;
    right.scale.x = -1;
    this.front.addChild(left, right, whole('tray-front', trayFront.y));
    this.board = whole('pegboard', pegboard.y);
    this.push(shelfAt(0));
  }

  /** Moves the shelf's front edge to a depth in table units. */
  push(front: number): void {
    const y = toY(front);
    if (this.shelf.y === y) return;
    this.shelf.y = y;
    this.shade.y = y;
    // With the shelf fully back, its front is hidden under the board and casts no shadow.
    this.shade.visible = y > this.#back;
  }
}
