import { describe, expect, it } from 'vitest';
import { createRandom } from '../engine/random.ts';
import { coinAt, type CoinState, fountainMs, throwCoins } from './coins.ts';
import { COINS, LAYOUT } from './tuning.ts';

const into = (): CoinState => ({ x: 0, y: 0, alpha: 0, turn: 0 });

describe('coin fountain', () => {
  it('leaves the winning word free and starts behind the plate', () => {
    for (const coin of throwCoins(80, createRandom('fountain'))) {
      const state = into();
      expect(coinAt(coin, coin.bornMs, state)).toBe(true);
      expect(Math.abs(state.x - LAYOUT.plate.x)).toBeLessThan(LAYOUT.plate.width / 2);
      expect(state.y).toBe(LAYOUT.plate.y);
      for (let ms = coin.bornMs; coinAt(coin, ms, state); ms += 10) expect(state.y).toBeGreaterThan(780);
    }
  });

  it('is over when it says so, and never has more coins than the pool', () => {
    const coins = throwCoins(500, createRandom('many'));
    expect(coins.length).toBe(COINS.pool);
    expect(coins.some((coin) => coinAt(coin, fountainMs, into()))).toBe(false);
    expect(coins.some((coin) => coinAt(coin, fountainMs - 60, into()))).toBe(true);
  });

  it('is at the same place whatever was asked before', () => {
    const [coin] = throwCoins(1, createRandom('same'));
    if (!coin) throw new Error('no coin');
    const direct = into();
    coinAt(coin, 900, direct);
    const played = into();
    for (let ms = 0; ms <= 900; ms += 1) coinAt(coin, ms, played);
    expect(played).toEqual(direct);
  });
});
