import { describe, expect, it } from 'vitest';
import { createBlankArt } from '../engine/art.ts';
import { Container, Sprite } from '../engine/pixi.ts';
import { createExamplePlayer, createPlayer, type Player } from '../engine/player.ts';
import { createRandom } from '../engine/random.ts';
import type { Example, SceneSettings } from '../engine/definition.ts';
import { recordingSound } from '../engine/sound.ts';
import { luckyJackpot } from './definition.ts';
import { examples, PRIZES } from './examples.ts';
import { CELLS, HUB } from './layout.ts';
import { cellAfter, stopSchedule, walkMs } from './schedule.ts';
import type { Landing, LuckyJackpot, Tier } from './types.ts';

const art = createBlankArt();
const group = (whole: number): string => String(whole).replace(/\B(?=(\d{3})+$)/g, ',');
const format = {
  exact: (hundredths: number) => `₱${group(Math.floor(hundredths / 100))}.${String(hundredths % 100).padStart(2, '0')}`,
  prize: (hundredths: number) => `₱${group(Math.floor(hundredths / 100))}`,
};
const PROPS = examples.cruise.props;

type Heard = { readonly event: string; readonly at: number; readonly cell?: number };

interface Set {
  readonly player: Player<LuckyJackpot>;
  readonly heard: Heard[];
  readonly sounds: ReturnType<typeof recordingSound>;
}

function setUp(settings: Partial<SceneSettings> = {}, props: Partial<LuckyJackpot['props']> = {}): Set {
  const heard: Heard[] = [];
  const sounds = recordingSound();
  const player: Player<LuckyJackpot> = createPlayer(luckyJackpot, {
    art,
    format,
    settings,
    sound: sounds,
    props: { ...PROPS, ...props },
    onEvent: (event, detail) => heard.push({ event, at: player.time, ...detail }),
  });
  return { player, heard, sounds };
}

const win = (cell: number, tier: Tier = 'small'): Landing => ({ cell, tier, amount: PRIZES[cell]?.amount ?? 0 });
const eventAt = (heard: readonly Heard[], event: string): number | undefined => heard.find((entry) => entry.event === event)?.at;

function* visibleSprites(node: Container, alpha = 1): Generator<{ sprite: Sprite; alpha: number }> {
  if (!node.visible) return;
  const own = alpha * node.alpha;
  if (node instanceof Sprite) yield { sprite: node, alpha: own };
  for (const child of node.children) yield* visibleSprites(child, own);
}

/** Cells that wear a lit face, with its alpha; the hero is none of them once it is off its cell. */
function litCells(player: Player<LuckyJackpot>): { cell: number; alpha: number }[] {
  const lit: { cell: number; alpha: number }[] = [];
  for (const { sprite, alpha } of visibleSprites(player.view)) {
    if (!/^lit/.test(sprite.texture.label ?? '') || alpha === 0) continue;
    const { x, y } = sprite.getGlobalPosition(undefined, false);
    const cell = CELLS.findIndex((spot) => Math.abs(spot.x - x) < 1 && Math.abs(spot.y - y) < 1);
    if (cell >= 0) lit.push({ cell, alpha });
  }
  return lit;
}

/** Everything that a picture shows: names, places, sizes, alphas and tints. */
function snapshot(player: Player<LuckyJackpot>): string[] {
  return [...visibleSprites(player.view)].map(({ sprite, alpha }) => {
    const matrix = sprite.getGlobalTransform(undefined, false);
    const numbers = [matrix.a, matrix.b, matrix.c, matrix.d, matrix.tx, matrix.ty, alpha, sprite.tint];
    return `${sprite.texture.label ?? ''} ${numbers.map((value) => (Math.round(value * 1e4) / 1e4 || 0).toString()).join(' ')}`;
  });
}

/** Ends everything that moves by itself; gives up after a minute of scene time. */
function runOut(player: Player<LuckyJackpot>, ms = 60_000): void {
  const end = player.time + ms;
  while (player.time < end) player.advance(250);
}

describe('landing', () => {
  it('stops on each of the twelve cells from each of them, at the schedule’s instant, played at 60 pictures a second', () => {
    const { player, heard } = setUp({ quality: 'low' });
    for (let from = 0; from < 12; from++) {
      for (let target = 0; target < 12; target++) {
        player.props({ ...PROPS, restCell: from });
        const begin = player.time;
        heard.length = 0;
        void player.cue('start', {});
        player.advance(300);
        void player.cue('land', win(target));
        while (eventAt(heard, 'spin:landed') === undefined && player.time < begin + 10_000) player.advance(1_000 / 60);
        const landed = heard.find((entry) => entry.event === 'spin:landed');
        expect(landed?.cell).toBe(target);
        expect((landed?.at ?? 0) - begin).toBeCloseTo(200 + walkMs(from, target, 2), 6);
        expect(litCells(player).every((lit) => lit.cell === target)).toBe(true);
        while (eventAt(heard, 'spin:closed') === undefined && player.time < begin + 20_000) player.advance(100);
        expect(eventAt(heard, 'spin:closed')).toBeDefined();
        expect(litCells(player)).toEqual([{ cell: target, alpha: 1 }]);
      }
    }
    player.dispose();
  });

  it.each([
    ['a result late at any move', {}],
    ['turbo', { turbo: true }],
    ['turbo with a shortest round', { turbo: true, minRoundMs: 4_000 }],
  ] as const)('is right with %s', (_name, settings: Partial<SceneSettings>) => {
    for (let arrival = 0; arrival <= 4_000; arrival += 170) {
      const { player, heard } = setUp(settings);
      const target = (arrival / 170) % 12;
      void player.cue('start', {});
      player.advance(arrival);
      void player.cue('land', win(target));
      const moved = Math.max(0, Math.ceil((arrival - 200) / 80));
      const boundary = 200 + moved * 80;
      const waits = stopSchedule({
        head: cellAfter(8, moved), target, moved, laps: settings.turbo ? 0 : 2, atLeast: (settings.minRoundMs ?? 0) - boundary,
      });
      while (!heard.some((entry) => entry.event === 'spin:landed') && player.time < 20_000) player.advance(1_000 / 30);
      const landed = heard.find((entry) => entry.event === 'spin:landed');
      expect(landed?.cell).toBe(target);
      expect(landed?.at).toBeCloseTo(boundary + waits.reduce((sum, wait) => sum + wait, 0), 6);
      expect(landed?.at).toBeGreaterThanOrEqual(settings.minRoundMs ?? 0);
      player.dispose();
    }
  });
});

describe('before the landing', () => {
  it('looks and sounds the same for every result until the light is on it', () => {
    // The same walk for two results: what wins is told only by where the walk ends.
    const walk = (landing: Landing): { pictures: string[][]; sounds: string[] } => {
      const { player, sounds } = setUp();
      const pictures: string[][] = [];
      void player.cue('start', {});
      player.advance(400);
      void player.cue('land', landing);
      const end = 200 + walkMs(8, landing.cell, 2);
      while (player.time + 50 < end) {
        player.advance(50);
        pictures.push(snapshot(player));
      }
      const heard = sounds.heard.map(({ cue, rate, gain }) => `${cue} ${rate} ${gain}`);
      player.dispose();
      return { pictures, sounds: heard };
    };
    const small = walk({ cell: 9, tier: 'small', amount: 100 });
    const jackpot = walk({ cell: 9, tier: 'jackpot', amount: 0 });
    expect(jackpot).toEqual(small);
    const near = walk({ cell: 8, tier: 'big', amount: 18_800 });
    // The cruise is common; only the ramp's instant differs with the distance.
    expect(small.pictures.slice(0, 30)).toEqual(near.pictures.slice(0, 30));
  });

  it('lights one cell only, the one under the walking light', () => {
    const { player } = setUp();
    void player.cue('start', {});
    player.advance(500);
    void player.cue('land', win(2, 'big'));
    const end = 200 + walkMs(8, 2, 2);
    let moves = 0;
    let before: number | undefined;
    while (player.time + 20 < end) {
      player.advance(20);
      const lit = litCells(player);
      expect(lit.length).toBeLessThanOrEqual(1);
      const cell = lit[0]?.cell;
      if (cell === before || cell === undefined) continue;
      if (before !== undefined) expect(cell).toBe(cellAfter(before, 1));
      before = cell;
      moves += 1;
    }
    // 30 of the cruise and 12 of the ramp, without three before the first look and the last one.
    expect(moves).toBe(30 + 12 - 3 - 1);
    player.dispose();
  });

  it('lights nothing on a failure, at every half second of the action', () => {
    for (let at = 0; at <= 9_000; at += 500) {
      const { player, heard } = setUp();
      void player.cue('start', {});
      player.advance(at);
      void player.cue('fail', {});
      player.advance(300);
      expect(litCells(player)).toEqual([]);
      runOut(player, 3_000);
      expect(heard.map((entry) => entry.event)).toEqual(['spin:started']);
      // The button offers to ask again.
      expect(player.press(HUB.x, HUB.y)).toBe(true);
      expect(heard.at(-1)?.event).toBe('spin:pressed');
      player.dispose();
    }
  });

  it('dims the light after six seconds without a result and brightens it when it comes', () => {
    const { player, heard } = setUp();
    void player.cue('start', {});
    player.advance(5_990);
    expect(litCells(player)[0]?.alpha).toBe(1);
    player.advance(700);
    expect(litCells(player)[0]?.alpha).toBeCloseTo(0.7);
    void player.cue('land', win(4));
    player.advance(400);
    expect(litCells(player)[0]?.alpha).toBe(1);
    runOut(player, 6_000);
    expect(heard.find((entry) => entry.event === 'spin:landed')?.cell).toBe(4);
    player.dispose();
  });
});

describe('a press', () => {
  it('asks to spin only on the live button', () => {
    const live = setUp();
    expect(live.player.press(100, 100)).toBe(false);
    expect(live.player.press(HUB.x, HUB.y)).toBe(true);
    expect(live.heard.map((entry) => entry.event)).toEqual(['spin:pressed']);
    live.player.dispose();
    const blocked = setUp({}, { canSpin: false, hint: 'Bet more' });
    expect(blocked.player.press(HUB.x, HUB.y)).toBe(true);
    expect(blocked.heard).toEqual([]);
    expect(blocked.player.isMoving()).toBe(true);
    blocked.player.dispose();
  });

  it('is deaf to the double tap that started', () => {
    const { player, heard } = setUp();
    void player.cue('start', {});
    player.advance(100);
    void player.cue('land', win(3));
    player.press(HUB.x, HUB.y);
    player.advance(1_000);
    expect(eventAt(heard, 'spin:landed')).toBeUndefined();
    player.dispose();
  });

  it('lands 80 ms later on the right cell, whatever the result and whenever it is pressed', () => {
    for (const [cell, tier] of [[0, 'small'], [3, 'medium'], [5, 'big'], [9, 'jackpot']] as const) {
      for (let at = 320; at < 4_500; at += 190) {
        const { player, heard } = setUp();
        void player.cue('start', {});
        player.advance(300);
        void player.cue('land', win(cell, tier));
        player.advance(at - 300);
        player.press(10, 10);
        player.advance(100);
        const landed = heard.find((entry) => entry.event === 'spin:landed');
        expect(landed).toMatchObject({ cell, at: at + 80 });
        runOut(player, 20_000);
        expect(heard.map((entry) => entry.event)).toEqual(['spin:started', 'spin:landed', 'spin:shown', 'spin:closed']);
        expect(litCells(player)).toEqual([{ cell, alpha: 1 }]);
        player.dispose();
      }
    }
  });

  it('is remembered until the result is there', () => {
    const { player, heard } = setUp();
    void player.cue('start', {});
    player.advance(1_000);
    player.press(10, 10);
    player.advance(2_000);
    expect(eventAt(heard, 'spin:landed')).toBeUndefined();
    void player.cue('land', win(7));
    player.advance(80);
    expect(heard.at(-1)).toMatchObject({ event: 'spin:landed', cell: 7, at: 3_080 });
    player.dispose();
  });

  it('does not shorten a round below the market’s shortest', () => {
    const { player, heard } = setUp({ minRoundMs: 2_500 });
    void player.cue('start', {});
    player.advance(400);
    void player.cue('land', win(7));
    player.press(10, 10);
    runOut(player, 4_000);
    expect(eventAt(heard, 'spin:landed')).toBe(2_500);
    player.dispose();
  });

  it('jumps to the total first and closes second', () => {
    const { player, heard } = setUp();
    void player.cue('land', { ...win(5, 'big'), instant: true });
    player.advance(80 + 600);
    player.press(10, 10);
    expect(eventAt(heard, 'spin:shown')).toBe(680);
    expect(eventAt(heard, 'spin:closed')).toBeUndefined();
    player.press(10, 10);
    player.advance(400);
    expect(eventAt(heard, 'spin:closed')).toBeUndefined();
    player.advance(1_200);
    player.press(10, 10);
    player.advance(600);
    expect(eventAt(heard, 'spin:closed')).toBeDefined();
    player.dispose();
  });
});

describe('results', () => {
  it('opens the wheel 1,400 ms after a jackpot landed', () => {
    const { player, heard } = setUp();
    void player.cue('land', { ...win(9, 'jackpot'), instant: true });
    player.advance(2_000);
    expect(eventAt(heard, 'spin:shown')).toBe(80 + 1_400);
    expect(eventAt(heard, 'spin:closed')).toBe(80 + 1_400 + 500);
    player.dispose();
  });

  it('is known within 600 ms when motion is reduced, and nothing walks', () => {
    const { player, heard } = setUp({ reducedMotion: true }, { restCell: 1 });
    void player.cue('start', {});
    player.advance(700);
    expect(player.isMoving()).toBe(false);
    expect(litCells(player)).toEqual([{ cell: 1, alpha: 1 }]);
    void player.cue('land', win(5, 'big'));
    player.advance(600);
    expect(eventAt(heard, 'spin:landed')).toBe(900);
    expect(eventAt(heard, 'spin:shown')).toBeLessThanOrEqual(1_300);
    expect(litCells(player)).toEqual([{ cell: 5, alpha: 1 }]);
    player.dispose();
  });

  it('does not shake and celebrates big as medium in calm mode', () => {
    const { player, sounds } = setUp({ kind: true });
    void player.cue('land', { ...win(5, 'big'), instant: true });
    runOut(player, 2_000);
    expect(sounds.heard.map(({ cue }) => cue)).toContain('win.medium');
    expect(sounds.heard.map(({ cue }) => cue)).not.toContain('win.big');
    player.dispose();
  });

  it('leaves no loop sounding, even when cut short', () => {
    for (const at of [100, 400, 1_000, 3_000, 9_000]) {
      const { player, sounds } = setUp();
      void player.cue('land', { ...win(5, 'big'), instant: true });
      player.advance(at);
      void player.cue('start', {});
      player.advance(100);
      expect(sounds.looping()).toEqual([]);
      player.dispose();
    }
  });

  it('plays a second spin from where the first one ended', () => {
    const { player, heard } = setUp();
    for (const [from, cell] of [[8, 4], [4, 11], [11, 11]] as const) {
      const begin = player.time;
      heard.length = 0;
      void player.cue('start', {});
      player.advance(10);
      void player.cue('land', win(cell));
      runOut(player, 12_000);
      expect((eventAt(heard, 'spin:landed') ?? 0) - begin).toBe(200 + walkMs(from, cell, 2));
    }
    player.dispose();
  });
});

describe('at rest', () => {
  it('moves nothing between two bursts and only rolls figures after a minute', () => {
    const { player } = setUp();
    expect(player.isMoving()).toBe(false);
    player.advance(6_100);
    expect(player.isMoving()).toBe(true);
    player.advance(1_600);
    expect(player.isMoving()).toBe(false);
    runOut(player, 70_000);
    expect(player.nextWake()).toBeUndefined();
    player.props({ ...PROPS, pools: { ...PROPS.pools, mini: 51_239 } });
    expect(player.isMoving()).toBe(true);
    player.advance(950);
    expect(player.isMoving()).toBe(false);
    player.dispose();
  });

  it('changes nothing when the same props come twice', () => {
    const { player } = setUp({}, { restCell: 3 });
    const before = snapshot(player);
    player.props({ ...PROPS, restCell: 3 });
    expect(snapshot(player)).toEqual(before);
    expect(player.isMoving()).toBe(false);
    player.dispose();
  });
});

describe('examples', () => {
  const all: [string, Example<LuckyJackpot>][] = Object.entries(examples);
  const play = (example: Example<LuckyJackpot>): Player<LuckyJackpot> =>
    createExamplePlayer(luckyJackpot, example, { art, format });

  it.each(all)('%s has at most four photographs, in order, and disposes with nothing left', (_name, example) => {
    expect(example.photos.length).toBeLessThanOrEqual(4);
    expect(example.photos).toEqual(example.photos.toSorted((a, b) => a - b));
    const player = play(example);
    const { view } = player;
    runOut(player, 30_000);
    player.dispose();
    expect(player.isMoving()).toBe(false);
    expect(player.nextWake()).toBeUndefined();
    expect(view.destroyed).toBe(true);
  });

  it.each(all)('%s shows the same picture at every photograph, whatever the frame rate', (_name, example) => {
    const pictures = (step: () => number): string[][] => {
      const player = play(example);
      const shots = example.photos.map((at) => {
        while (player.time < at - 1e-9) player.advance(Math.min(step(), at - player.time));
        return snapshot(player);
      });
      player.dispose();
      return shots;
    };
    const atOnce = pictures(() => Infinity);
    for (const fps of [24, 30, 60, 120]) expect(pictures(() => 1_000 / fps)).toEqual(atOnce);
    const jitter = createRandom('jitter');
    expect(pictures(() => jitter.range(1, 90))).toEqual(atOnce);
  });
});
