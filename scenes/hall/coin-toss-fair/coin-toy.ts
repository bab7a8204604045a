import type { SceneContext, SceneTypes } from '../../engine/definition.ts';
import { Container, type Sprite } from '../../engine/pixi.ts';
import { HitLamps } from '../models/stall/hit-lamps.ts';
import { spriteOf } from '../models/stall/stall-nodes.ts';
import type { StallToy, ToySpot } from '../models/stall/stall-toy.ts';
import type { StallProps } from '../models/stall/types.ts';
import { isClear, landsAt, PAYS, pointAt, squareOf } from './board.ts';
import { BOARD, COIN, HAND, PLACES, TINTS, TOSS, WAIT, WON_AT } from './tuning.ts';
import type { TossLanding } from './types.ts';

/** Indices of the three coins. */
const COINS = [0, 1, 2] as const;

/**
 * State of a coin: its centre on the ground, its height above the ground, its width (all design pixels), and its
 * rotation.
 */
interface CoinAt {
  readonly x: number;
  readonly y: number;
  readonly high: number;
  readonly size: number;
  /** Rotation of the coin, degrees: at 0 the viewer sees its whole face, at 90 its edge. */
  readonly turned: number;
}

interface CoinNodes {
  readonly face: Sprite;
  readonly edge: Sprite;
  readonly shadow: Sprite;
  readonly lit: Sprite;
  at: CoinAt;
  /** State of the coin when its current motion began, at the press or at the server's answer. */
  from: CoinAt;
}

/** Rotation at which a coin lying on the board is drawn, degrees. */
const LYING = (Math.acos(COIN.flat) * 180) / Math.PI;

const inHand = (coin: number): CoinAt => ({
  x: HAND.x + (coin - 1) * HAND.apart,
  y: HAND.y,
  high: 0,
  size: HAND.size,
  turned: LYING,
});

function atRest(coin: number, drawn: number): CoinAt {
  const { x, y, scale } = landsAt(coin, drawn);
  return { x, y, high: 0, size: COIN.size * scale, turned: LYING };
}

const between = (one: number, other: number, share: number): number => one + (other - one) * share;

/**
 * Returns a coin's state at a `share` (0..1) of its own path: the coin flies up and onto the board, and rocks there
 * until it is at rest.
 */
function flownAt(from: CoinAt, to: CoinAt, share: number): CoinAt {
  const air = Math.min(1, share / TOSS.down);
  const left = share <= TOSS.down ? 0 : 1 - (share - TOSS.down) / (1 - TOSS.down);
  const rocked = TOSS.rock * left ** 2 * Math.sin(2 * Math.PI * TOSS.rocks * (1 - left));
  return {
    x: between(from.x, to.x, air),
    y: between(from.y, to.y, air),
    high: TOSS.high * 4 * air * (1 - air) + from.high * (1 - air),
    size: between(from.size, to.size, air),
    turned: LYING + (air < 1 ? 360 * TOSS.turns * air : rocked),
  };
}

/** The moving part (toy) of the stall Coin Toss Fair: three coins that fly onto a board of squares. */
export class CoinToy implements StallToy<StallProps, TossLanding> {
  readonly view = new Container();
  readonly landMs = TOSS.ms;
  readonly turboMs = TOSS.turboMs;
  readonly #sound: SceneContext<SceneTypes>['sound'];
  readonly #coins: readonly CoinNodes[];
  readonly #lamps: HitLamps;
  #landing: TossLanding | undefined;
  #clear: readonly boolean[] = [];
  #size = 1;
  #isOnBoard = false;
  #down = 0;

  constructor(context: SceneContext<SceneTypes>) {
    this.#sound = context.sound;
    this.#lamps = new HitLamps(context, PAYS, PLACES.lamps);
    this.#coins = COINS.map((coin) => ({
      face: spriteOf(context, 'coin-face'),
      edge: spriteOf(context, 'coin-edge'),
      shadow: spriteOf(context, 'shadow'),
      lit: spriteOf(context, 'lit'),
      at: inHand(coin),
      from: inHand(coin),
    }));
    this.view.addChild(
      spriteOf(context, 'board', PLACES.board),
      this.#lamps.view,
      ...this.#coins.map(({ lit }) => lit),
      ...this.#coins.map(({ shadow }) => shadow),
      ...this.#coins.flatMap(({ edge, face }) => [edge, face]),
    );
    this.lie(undefined);
    this.light(undefined, false);
  }

  get swell(): number {
    return this.#size;
  }

  set swell(swell: number) {
    this.#size = swell;
    for (const nodes of this.#coins) this.#put(nodes, nodes.at);
  }

  props(): void {
    // The stake is the only choice of the player, and the picture does not show the stake.
  }

  begin(): void {
    this.#clear = [];
    for (const nodes of this.#coins) nodes.from = nodes.at;
    this.light(undefined, false);
  }

  wait(ms: number): void {
    const back = this.#isOnBoard ? Math.min(1, ms / WAIT.up) : 1;
    const calm = ms < WAIT.lateAfter ? 1 : WAIT.lateShare;
    for (const [coin, nodes] of this.#coins.entries()) {
      const hand = inHand(coin);
      const beat = (ms / WAIT.ms + coin / 3) % 1;
      const tossed = back < 1 ? 0 : 4 * beat * (1 - beat);
      this.#put(nodes, {
        x: between(nodes.from.x, hand.x, back),
        y: between(nodes.from.y, hand.y, back),
        high: WAIT.high * calm * tossed,
        size: between(nodes.from.size, hand.size, back),
        turned: LYING + (back < 1 ? 0 : 180 * beat),
      });
    }
  }

  aim(landing: TossLanding): void {
    this.#landing = landing;
    this.#down = 0;
    for (const nodes of this.#coins) nodes.from = nodes.at;
  }

  move(share: number): void {
    let down = 0;
    for (const [coin, nodes] of this.#coins.entries()) {
      const from = TOSS.from + coin * TOSS.later;
      const own = Math.min(1, Math.max(0, (share - from) / (TOSS.until + coin * TOSS.later - from)));
      if (own >= TOSS.down) down += 1;
      this.#put(nodes, flownAt(nodes.from, atRest(coin, this.#landing?.coins[coin] ?? 0), own));
    }
    if (down > this.#down) this.#sound.play('toss.coin', { rate: 0.94 + 0.04 * down });
    this.#down = down;
  }

  lie(landing: TossLanding | undefined): void {
    this.#landing = landing;
    this.#isOnBoard = landing !== undefined;
    this.#clear = [];
    this.#size = 1;
    for (const [coin, nodes] of this.#coins.entries())
      this.#put(nodes, landing === undefined ? inHand(coin) : atRest(coin, landing.coins[coin] ?? 0));
  }

  light(landing: TossLanding | undefined, isWin: boolean): void {
    this.#clear = landing?.coins.map(isClear) ?? [];
    this.#lamps.light(this.#clear.filter(Boolean).length);
    for (const [coin, { face, edge, lit }] of this.#coins.entries()) {
      const isHit = this.#clear[coin] === true;
      face.tint = edge.tint = landing === undefined || isHit ? TINTS.plain : TINTS.missed;
      lit.visible = isHit;
      if (!isHit || landing === undefined) continue;
      const { column, row } = squareOf(coin, landing.coins[coin] ?? 0);
      const [above, middle, below] = [row, row + 0.5, row + 1].map((down) => pointAt(column + 0.5, down));
      if (!above || !middle || !below) continue;
      lit.position.set(middle.x, (above.y + below.y) / 2);
      lit.setSize((BOARD.near.width / BOARD.columns) * middle.scale, below.y - above.y);
      lit.alpha = isWin ? 1 : 0.7;
    }
  }

  spot({ coins }: TossLanding): ToySpot {
    const clear = coins.findIndex(isClear);
    const coin = clear === -1 ? 1 : clear;
    const { x, y, size } = atRest(coin, coins[coin] ?? 0);
    return { x, y, size, amount: WON_AT };
  }

  #put(nodes: CoinNodes, at: CoinAt): void {
    nodes.at = at;
    const { face, edge, shadow } = nodes;
    const isHit = this.#clear[this.#coins.indexOf(nodes)] === true;
    const size = at.size * (isHit ? this.#size : 1) * (1 + at.high / 900);
    const seen = Math.max(0.08, Math.abs(Math.cos((at.turned * Math.PI) / 180)));
    const thick = COIN.edge * (size / COIN.size) * Math.sqrt(1 - Math.min(1, seen) ** 2 * 0.7);
    edge.position.set(at.x, at.y - at.high + thick);
    edge.setSize(size, size * seen);
    face.position.set(at.x, at.y - at.high);
    face.setSize(size, size * seen);
    const near = 1 - Math.min(0.7, at.high / 260);
    shadow.position.set(at.x + 4 + at.high * 0.16, at.y + size * 0.1 + 6);
    shadow.setSize(size * 1.25 * near, size * 0.9 * near);
    shadow.alpha = 0.75 * near;
  }
}
