import type { SceneContext, SceneTypes } from '../../engine/definition.ts';
import { Container, type Sprite } from '../../engine/pixi.ts';
import type { Random } from '../../engine/random.ts';
import { spriteOf } from '../models/stall/stall-nodes.ts';
import type { StallToy, ToySpot } from '../models/stall/stall-toy.ts';
import { Ticks } from '../models/stall/ticks.ts';
import type { FieldLanding, StallFieldProps } from '../models/stall/types.ts';
import { type BallAt, hopAt, touchesAt, inHole, nextHole, START, wayAt } from './ball-path.ts';
import { type Hole, HOLES } from './holes.ts';
import { BOARD, FALL, HOP, OTHERS_TINT } from './tuning.ts';

/**
 * The moving part (toy) of the stall Drop Ball Daze: a board of fifty coloured holes, and a ball that hops over them
 * and falls into one.
 */
export class BoardToy implements StallToy<StallFieldProps, FieldLanding> {
  readonly view = new Container();
  readonly landMs = FALL.ms;
  readonly turboMs = FALL.turboMs;
  readonly #random: Random;
  readonly #ticks: Ticks;
  readonly #cups: readonly Sprite[];
  readonly #lit: Sprite;
  readonly #shadow: Sprite;
  readonly #ball: Sprite;
  /** The current hop: its number since the press, the point where it started, and the hole where it ends. */
  #hop = 0;
  #from: BallAt = START;
  #to: Hole | undefined;
  #at: BallAt = START;
  #size = 1;
  #way: readonly BallAt[] = [];

  constructor(context: SceneContext<SceneTypes>) {
    this.#random = context.random.fork('hops');
    this.#ticks = new Ticks(context, 'hole.hop');
    this.#cups = HOLES.map((hole) => {
      const cup = spriteOf(context, `cup-${hole.field}`, hole);
      cup.setSize(hole.size);
      return cup;
    });
    this.#lit = spriteOf(context, 'lit');
    this.#shadow = spriteOf(context, 'shadow');
    this.#ball = spriteOf(context, 'ball');
    // Holes nearer to the viewer are drawn over those farther back.
    const byRow = HOLES.map((hole, index) => ({ row: hole.row, index })).sort((a, b) => a.row - b.row);
    this.view.addChild(
      spriteOf(context, 'board', BOARD),
      ...byRow.flatMap(({ index }) => this.#cups[index] ?? []),
      this.#lit,
      this.#shadow,
      this.#ball,
    );
    this.lie(undefined);
    this.light(undefined, false);
  }

  get swell(): number {
    return this.#size;
  }

  set swell(swell: number) {
    this.#size = swell;
    this.#place(this.#at);
  }

  props({ field }: StallFieldProps): void {
    for (const [index, cup] of this.#cups.entries())
      cup.tint = HOLES[index]?.field === field ? 0xffffff : OTHERS_TINT;
  }

  begin(): void {
    this.#hop = 0;
    this.#ticks.begin();
    this.#from = this.#at;
    this.#to = nextHole(undefined, this.#random);
  }

  wait(ms: number): void {
    const hop = Math.floor(ms / HOP.ms);
    while (this.#hop < hop && this.#to) {
      this.#from = inHole(this.#to);
      this.#to = nextHole(this.#to, this.#random);
      this.#hop += 1;
    }
    this.#ticks.at(this.#hop);
    if (this.#to) this.#place(hopAt(this.#from, inHole(this.#to), ms / HOP.ms - hop, HOP.high));
  }

  aim({ at }: FieldLanding): void {
    this.#ticks.begin();
    const way: BallAt[] = [this.#at];
    let hole = this.#to;
    for (let hop = 1; hop < FALL.hops; hop++) {
      hole = nextHole(hole, this.#random);
      way.push(inHole(hole));
    }
    const end = HOLES[at];
    this.#way = end ? [...way, inHole(end)] : way;
  }

  move(share: number): void {
    this.#ticks.at(touchesAt(this.#way, share));
    this.#place(wayAt(this.#way, share));
  }

  lie(landing: FieldLanding | undefined): void {
    const hole = landing && HOLES[landing.at];
    this.#size = 1;
    this.#place(hole ? inHole(hole) : START);
  }

  light(landing: FieldLanding | undefined, isWin: boolean): void {
    const hole = landing && HOLES[landing.at];
    this.#lit.visible = hole !== undefined;
    if (!hole) return;
    this.#lit.position.set(hole.x, hole.y);
    this.#lit.setSize(hole.size * 1.36);
    this.#lit.alpha = isWin ? 1 : 0.55;
  }

  spot({ at }: FieldLanding): ToySpot {
    const { x, y, size } = HOLES[at] ?? { ...BOARD.start, size: 0 };
    return { x, y, size };
  }

  #place(at: BallAt): void {
    this.#at = at;
    this.#ball.position.set(at.x, at.y - at.high);
    this.#ball.setSize(at.size * this.#size);
    const far = 1 - Math.min(1, at.high / (2 * HOP.high));
    this.#shadow.position.set(at.x + at.high * 0.12, at.y + at.size * 0.3);
    this.#shadow.setSize(at.size * (0.6 + 0.4 * far), at.size * 0.5 * (0.6 + 0.4 * far));
    this.#shadow.alpha = 0.75 * far;
  }
}
