import type { SceneContext } from '../../engine/definition.ts';
import { Container, NineSliceSprite, Sprite } from '../../engine/pixi.ts';
import { fromTo } from '../../parts/from-to.ts';
import { CellFace } from './cell-face.ts';
import { BOARD, CELLS } from './layout.ts';
import { IconBounce } from './icon-bounce.ts';
import { ChaseLight } from './chase-light.ts';
import { LIGHT } from './tuning.ts';
import type { LuckyJackpotTypes, CellPrize } from './types.ts';

const NO_PRIZE: CellPrize = { kind: 'coin', amount: 0 };

/** The board of the grid: its rim, the twelve cells with their prizes, and the light that moves over the cells. */
export class JackpotBoard {
  /** Container that a camera shake may move; it contains no text and no control. */
  readonly shaken = new Container();
  readonly labels = new Container();
  readonly light: ChaseLight;
  readonly #context: SceneContext<LuckyJackpotTypes>;
  readonly #cells: readonly Sprite[];
  readonly #faces: readonly CellFace[];
  readonly #iconBounce: IconBounce;

  constructor(context: SceneContext<LuckyJackpotTypes>) {
    this.#context = context;
    this.light = new ChaseLight(context);
    this.#iconBounce = new IconBounce(context.motion);
    this.#cells = CELLS.map(
      (spot) => new Sprite({ texture: context.texture('cell'), anchor: 0.5, position: spot }),
    );
    this.#faces = CELLS.map((spot) => {
      const face = new CellFace(context, context.format);
      face.place(spot.x, spot.y);
      return face;
    });
    this.shaken.addChild(createRim(context), createBulbs(context), ...this.#cells, this.light.view);
    this.shaken.addChild(...this.#faces.map((face) => face.icon));
    this.labels.addChild(...this.#faces.flatMap((face) => [face.figure.view, face.word]));
  }

  /** Shows the prizes of the twelve cells; setting the same prizes again changes nothing. */
  setPrizes(prizes: readonly CellPrize[]): void {
    for (const [cell, face] of this.#faces.entries()) {
      const prize = prizes[cell] ?? NO_PRIZE;
      face.setPrize(prize);
      const sprite = this.#cells[cell];
      if (sprite) sprite.texture = this.#context.texture(prize.kind === 'jackpot' ? 'cell-jackpot' : 'cell');
    }
  }

  /** Returns the prize of a cell. */
  prize(cell: number): CellPrize {
    return this.#faces[cell]?.prize ?? NO_PRIZE;
  }

  /** Returns the icon and label of a cell; throws for an invalid cell number. */
  face(cell: number): CellFace {
    const face = this.#faces[cell];
    if (!face) throw new RangeError(`no cell ${cell} on the grid`);
    return face;
  }

  /**
   * Starts the bounce of the icon that the light has just reached; `wait` is the time since the light's previous move,
   * ms.
   */
  bounceIcon(cell: number, wait: number): void {
    this.#iconBounce.start(this.face(cell), cell, wait);
  }

  /** Fades out the glow of the cells behind the light after it has landed. */
  fadeTrail(): void {
    const { motion } = this.#context;
    const timeline = motion.timeline();
    const fade = { duration: LIGHT.trailOut, ease: 'power1.out' };
    fromTo(timeline, this.light.trail, { alpha: 1 }, { alpha: 0 }, fade);
    void motion.play(timeline, () => this.light.hideTrail());
  }

  /** Stops all bouncing icons when the light stops. */
  stopBounces(): void {
    this.#iconBounce.stop();
  }
}

function createRim(context: SceneContext<LuckyJackpotTypes>): NineSliceSprite {
  const { slice, side } = BOARD;
  const rim = new NineSliceSprite({
    texture: context.texture('board'),
    leftWidth: slice,
    rightWidth: slice,
    topHeight: slice,
    bottomHeight: slice,
    width: side,
    height: side,
  });
  rim.position.set(BOARD.x - side / 2, BOARD.y - side / 2);
  return rim;
}

/**
 * Creates the bulbs on the rim. They are separate sprites, because the rim's picture is stretched and they must stay
 * round.
 */
function createBulbs(context: SceneContext<LuckyJackpotTypes>): Container {
  const bulbs = new Container();
  const texture = context.texture('board-bulb');
  const { bulbsPerSide, bulbFrom, bulbInset, side } = BOARD;
  const reach = side / 2 - bulbInset;
  for (let index = 0; index < bulbsPerSide; index++) {
    const along = -side / 2 + bulbFrom + ((side - 2 * bulbFrom) * index) / (bulbsPerSide - 1);
    for (const [x, y] of [
      [along, -reach],
      [reach, along],
      [along, reach],
      [-reach, along],
    ] as const) {
      bulbs.addChild(new Sprite({ texture, anchor: 0.5, position: { x: BOARD.x + x, y: BOARD.y + y } }));
    }
  }
  return bulbs;
}
