import { describe, expect, it } from 'vitest';
import { createBlankArt } from '../../engine/art.ts';
import type { SceneSettings } from '../../engine/definition.ts';
import { type Container, Sprite } from '../../engine/pixi.ts';
import { createScenePlayer, type ScenePlayer } from '../../engine/scene-player.ts';
import { createRecordingSound } from '../../engine/sound.ts';
import { describeSprites } from '../../parts/describe-sprites.ts';
import { rewardFlight } from './definition.ts';
import { countOf, planFlight } from './plan.ts';
import { MAX_COINS } from './tuning.ts';
import type { FlyingReward, RewardFlightTypes } from './types.ts';

const art = createBlankArt();
const format = { exact: String, prize: String };
const from = { x: 360, y: 800 };
const to = { x: 100, y: 60 };
/** A prize of each celebration step, in hundredths of a coin (docs/scenes.md, Prize tiers). */
const AMOUNTS = { small: 19_99, good: 20_00, big: 100_00, huge: 400_00 } as const;
const coins = (step: keyof typeof AMOUNTS): FlyingReward => ({
  kind: 'coin',
  amount: AMOUNTS[step],
  from,
  to,
  text: '+₱1',
});
const jackpot: FlyingReward = { kind: 'coin', amount: 1, isJackpot: true, from, to, text: '+₱1' };
const gems: FlyingReward = { kind: 'gem', amount: 0, from, to, text: '+5' };
const card: FlyingReward = { kind: 'card', amount: 0, from, to, text: '10% coupon' };

interface Arrival {
  readonly at: number;
  readonly reward: number;
  readonly index: number;
  readonly n: number;
}

function createFlight(settings: Partial<SceneSettings> = {}) {
  const arrivals: Arrival[] = [];
  const finished: number[] = [];
  const sounds = createRecordingSound();
  const player: ScenePlayer<RewardFlightTypes> = createScenePlayer(rewardFlight, {
    art,
    format,
    settings,
    sound: sounds,
    props: {},
    onEvent(event, detail) {
      if (event === 'flight:finished') finished.push(player.time);
      else if ('reward' in detail) arrivals.push({ at: player.time, ...detail });
    },
  });
  return { player, arrivals, finished, sounds };
}

const spritesOf = (view: Container): Sprite[] =>
  view.visible && view.alpha > 0
    ? [...(view instanceof Sprite ? [view] : []), ...view.children.flatMap(spritesOf)]
    : [];
const flying = (view: Container, name: string): Sprite[] =>
  spritesOf(view).filter(({ texture }) => texture.label === name);

describe('the flight of rewards', () => {
  it.each([
    ['small', coins('small'), 5, 1_120],
    ['good', coins('good'), 8, 1_300],
    ['big', coins('big'), 12, 1_430],
    ['huge', coins('huge'), 16, 1_442.5],
    ['jackpot', jackpot, 20, 1_450],
  ] as const)('lands the planned number of coins of a %s prize in time', (_step, reward, n, last) => {
    const { player, arrivals, finished, sounds } = createFlight();
    void player.cue('fly', { rewards: [reward] });
    player.advance(259);
    expect(flying(player.view, 'coin')).toHaveLength(n);
    player.advance(5_000);
    expect(arrivals.map(({ index }) => index)).toEqual(Array.from({ length: n }, (_, index) => index));
    expect(arrivals.every((arrival) => arrival.n === n)).toBe(true);
    expect(arrivals[0]?.at).toBeCloseTo(880, 6);
    expect(arrivals.at(-1)?.at).toBeCloseTo(last, 6);
    expect(finished).toEqual([arrivals.at(-1)?.at]);
    expect(sounds.played.map(({ rate }) => rate)).toEqual(arrivals.map(({ index }) => 1 + 0.04 * index));
    expect([sounds.played[0]?.cue, sounds.played.at(-1)?.cue]).toEqual(['coin.get.first', 'coin.get.last']);
    expect(spritesOf(player.view)).toEqual([]);
    expect(player.isMoving()).toBe(false);
    player.dispose();
  });

  it('moves every piece to its target, and reports a piece only on arrival', () => {
    const { player, arrivals } = createFlight();
    void player.cue('fly', { rewards: [coins('small')] });
    player.advance(879);
    expect(arrivals).toEqual([]);
    const near = flying(player.view, 'coin').map(({ x, y }) => Math.hypot(x - to.x, y - to.y));
    expect(Math.min(...near)).toBeLessThan(8);
    player.advance(1);
    expect(arrivals).toHaveLength(1);
    expect(flying(player.view, 'coin')).toHaveLength(4);
    player.dispose();
  });

  it('shows the same picture at a given time, whatever the frame rate', () => {
    const pictures = [1_000 / 24, 1_000 / 60, 1_000 / 120, 333].map((step) => {
      const { player } = createFlight();
      void player.cue('fly', { rewards: [coins('big'), gems, card] });
      while (player.time + step < 1_000) player.advance(step);
      player.advance(1_000 - player.time);
      const picture = describeSprites(player.view);
      player.dispose();
      return picture;
    });
    for (const picture of pictures) expect(picture).toEqual(pictures[0]);
  });

  it('starts gems 200 ms after coins, and cards 200 ms after gems', () => {
    const lanes = planFlight([card, gems, coins('good')], { turbo: false, quality: 'high' });
    expect(lanes.map(({ kind, reward, start, n }) => [kind, reward, start, n])).toEqual([
      ['coin', 2, 0, 8],
      ['gem', 1, 200, 3],
      ['card', 0, 400, 1],
    ]);
    const [alone] = planFlight([gems], { turbo: false, quality: 'high' });
    expect(alone?.start).toBe(0);
  });

  it('has at most twenty pieces in the air; in turbo mode and on weak phones, half as many', () => {
    for (const rewards of [
      [jackpot, gems],
      [jackpot, jackpot, gems, card],
    ]) {
      const lanes = planFlight(rewards, { turbo: false, quality: 'high' });
      expect(lanes.reduce((sum, { n }) => sum + n, 0)).toBeLessThanOrEqual(MAX_COINS);
      expect(lanes.every(({ n }) => n >= 1)).toBe(true);
    }
    expect(countOf(coins('small'), { turbo: true, quality: 'high' })).toBe(3);
    expect(countOf(jackpot, { turbo: false, quality: 'low' })).toBe(10);
    expect(countOf(card, { turbo: true, quality: 'low' })).toBe(1);
  });

  it('reports every reward up to its last piece, even a reward that has no piece in the air', () => {
    const { player, arrivals, finished } = createFlight();
    const rewards = [coins('small'), gems, card, card, coins('big'), gems];
    void player.cue('fly', { rewards });
    player.advance(5_000);
    for (const reward of rewards.keys()) {
      const last = arrivals.findLast((arrival) => arrival.reward === reward);
      expect(last?.index).toBe((last?.n ?? 0) - 1);
    }
    expect(finished).toHaveLength(1);
    player.dispose();
  });
});

describe('the end of a reward flight', () => {
  it('reports the last piece of each reward once, immediately, and clears the screen', () => {
    for (let at = 0; at < 1_500; at += 130) {
      const { player, arrivals, finished } = createFlight();
      void player.cue('fly', { rewards: [coins('big'), gems] });
      player.advance(at);
      void player.cue('finish', {});
      expect(spritesOf(player.view)).toEqual([]);
      player.advance(5_000);
      for (const reward of [0, 1]) {
        const own = arrivals.filter((arrival) => arrival.reward === reward);
        expect(own.at(-1)).toMatchObject({ index: (own.at(-1)?.n ?? 0) - 1 });
        expect(new Set(own.map(({ index }) => index)).size).toBe(own.length);
      }
      expect(finished).toHaveLength(1);
      expect(player.nextWake()).toBeUndefined();
      player.dispose();
    }
  });

  it('comes immediately when a second flight starts', () => {
    const { player, arrivals, finished } = createFlight();
    void player.cue('fly', { rewards: [coins('big')] });
    player.advance(500);
    void player.cue('fly', { rewards: [gems] });
    expect(arrivals).toEqual([expect.objectContaining({ at: 500, kind: 'coin', index: 11, n: 12 })]);
    player.advance(5_000);
    expect(finished).toHaveLength(2);
    player.dispose();
  });
});

it('a reward flight in reduced motion only fades its text in for 200 ms, without flying pieces', () => {
  const { player, arrivals } = createFlight({ reduceMotion: true });
  void player.cue('fly', { rewards: [coins('big'), card] });
  const seen = new Set<string>();
  for (let ms = 0; ms < 2_000; ms += 50) {
    player.advance(50);
    for (const { texture } of spritesOf(player.view)) seen.add(texture.label ?? '');
  }
  expect([...seen].filter((name) => ['coin', 'gem', 'card', 'spark'].includes(name))).toEqual([]);
  expect(arrivals).toEqual([
    expect.objectContaining({ at: 200, reward: 0, index: 11, n: 12 }),
    expect.objectContaining({ at: 200, reward: 1, index: 0, n: 1 }),
  ]);
  player.dispose();
});

it('pieces of a reward flight rise and fade at the top when the balance is off the screen', () => {
  const { player, arrivals } = createFlight();
  void player.cue('fly', { rewards: [{ ...coins('small'), to: null }] });
  player.advance(870);
  const [first] = flying(player.view, 'coin').toSorted((a, b) => a.y - b.y);
  expect(first?.y).toBeLessThan(60);
  expect(first?.alpha).toBeLessThan(0.2);
  player.advance(5_000);
  expect(arrivals).toHaveLength(5);
  player.dispose();
});
