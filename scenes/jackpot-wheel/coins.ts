import type { Random } from '../engine/random.ts';
import { COINS, LAYOUT } from './tuning.ts';

/** A coin's throw, drawn once; its place at any time follows from it. */
export interface CoinThrow {
  readonly bornMs: number;
  readonly x: number;
  readonly y: number;
  /** dpx a second. */
  readonly vx: number;
  readonly vy: number;
  readonly size: number;
  /** Radians a second. */
  readonly flip: number;
  readonly phase: number;
}

/** Where a coin is. */
export interface CoinState {
  x: number;
  y: number;
  alpha: number;
  /** Width over height: the coin turns round its upright axis. */
  turn: number;
}

/** Throws so many coins from behind the plate, births evenly spread. */
export function throwCoins(count: number, random: Random): readonly CoinThrow[] {
  const radians = Math.PI / 180;
  const length = Math.min(count, COINS.pool);
  return Array.from({ length }, (_, index) => {
    const angle = random.range(-COINS.spread, COINS.spread) * radians;
    const speed = random.range(COINS.speed.low, COINS.speed.high);
    const vx = Math.sin(angle) * speed;
    return {
      bornMs: ((index + random.next()) / length) * COINS.birthMs,
      x: LAYOUT.plate.x + random.range(-0.35, 0.35) * LAYOUT.plate.width,
      y: LAYOUT.plate.y,
      vx,
      vy: -Math.cos(angle) * speed,
      size: random.range(COINS.size.low, COINS.size.high),
      flip: random.range(COINS.flip.low, COINS.flip.high),
      phase: random.range(0, Math.PI * 2),
    };
  });
}

/** Writes a coin's state at ms after the fountain's start into `into`; false when it is not in the air. */
export function coinAt(coin: CoinThrow, ms: number, into: CoinState): boolean {
  const life = ms - coin.bornMs;
  if (life < 0 || life >= COINS.lifeMs) return false;
  const seconds = life / 1000;
  into.x = coin.x + coin.vx * seconds;
  into.y = coin.y + coin.vy * seconds + (COINS.gravity * seconds * seconds) / 2;
  into.alpha = Math.min(1, (COINS.lifeMs - life) / COINS.fadeMs);
  into.turn = Math.cos(coin.phase + coin.flip * seconds);
  return true;
}

/** Length of a whole fountain, ms. */
export const fountainMs = COINS.birthMs + COINS.lifeMs;
