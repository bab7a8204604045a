import { describe, expect, it } from 'vitest';
import { createBlankArt } from '../engine/art.ts';
import type { SceneSettings } from '../engine/definition.ts';
import type { Container, Texture } from '../engine/pixi.ts';
import { createExamplePlayer, createScenePlayer, type ScenePlayer } from '../engine/scene-player.ts';
import { createRandom } from '../engine/random.ts';
import { createRecordingSound, type RecordingSound } from '../engine/sound.ts';
import { describeSprites } from '../parts/describe-sprites.ts';
import { scratchCard } from './definition.ts';
import { CARD, LAYOUT, RESULT, WIPE } from './tuning.ts';
import type { Card, ScratchCardTypes } from './types.ts';

const format = {
  exact: (value: number) => `₱${(value / 100).toFixed(2)}`,
  prize: (value: number) => `₱${value / 100}`,
};
const props: ScratchCardTypes['props'] = {
  prizes: [200, 500, 1_000, 2_000, 5_000, 10_000, 50_000, 500_000],
  price: 500,
  waiting: 0,
  canBuy: true,
  line: 'Win',
  noPrize: 'None',
};
const miss: Card = { faces: [0, 1, 2, 3, 0, 4, 1, 5, 2], tier: 'nothing', prize: 0 };
const small: Card = { faces: [3, 0, 1, 3, 2, 5, 0, 4, 3], tier: 'small', prize: 2_000 };
const big: Card = { faces: [7, 0, 2, 3, 7, 1, 5, 2, 7], tier: 'big', prize: 500_000 };

interface Table {
  readonly player: ScenePlayer<ScratchCardTypes>;
  readonly told: string[];
  readonly sound: RecordingSound;
  /** What was drawn into the cover, in order: "whole", or the brushes' places. */
  readonly drawn: string[];
  /** Plays in even steps until nothing moves and nothing waits, or for so many ms. */
  play(ms: number, step?: number): void;
}

function table(settings: Partial<SceneSettings> = {}, more: Partial<ScratchCardTypes['props']> = {}): Table {
  const told: string[] = [];
  const drawn: string[] = [];
  const sound = createRecordingSound();
  const player = createScenePlayer(scratchCard, {
    art: createBlankArt(),
    props: { ...props, ...more },
    format,
    settings,
    sound,
    seed: 'test',
    onEvent: (event, detail) => told.push(`${event} ${JSON.stringify(detail)}`),
    renderTo: (_target: Texture, source: Container, clear: boolean) => {
      const brushes = source.children.filter(({ x }) => x > -500);
      drawn.push(clear ? 'whole' : brushes.map(({ x, y, scale }) => `${x},${y} ${scale.x}`).join('; '));
    },
  });
  const play = (ms: number, step = 17): void => {
    for (const end = player.time + ms; player.time < end;) {
      player.advance(Math.min(step, end - player.time));
      player.paint();
    }
  };
  return { player, told, sound, drawn, play };
}

/** Rubs up and down over the foil from x to x with a pointer. */
function rub({ player, play }: Table, from: number, to: number): void {
  player.drag('down', from, 330);
  let isDown = true;
  for (let x = from; x <= to; x += 30) {
    player.drag('move', x, isDown ? 870 : 330);
    play(16);
    isDown = !isDown;
  }
  player.drag('up', to, 600);
}

const names = (told: readonly string[]): string[] => told.map((line) => line.split(' ')[0] ?? '');
const shows = ({ player }: Table, picture: string): number =>
  describeSprites(player.view).filter((line) => line.startsWith(`${picture} `)).length;

describe('scratch card', () => {
  it.each(Object.keys(scratchCard.examples))('plays the example %s to its end and leaves nothing', (name) => {
    const example = scratchCard.examples[name];
    if (!example) throw new Error(name);
    const sound = createRecordingSound();
    const player = createExamplePlayer(scratchCard, example, { art: createBlankArt(), format, sound });
    for (let guard = 0; guard < 3_000 && (player.isMoving() || player.nextWake() !== undefined); guard++)
      player.advance(33);
    expect(player.isMoving()).toBe(false);
    expect(sound.looping()).toEqual([]);
    player.dispose();
    expect(player.view.destroyed).toBe(true);
  });

  it('shows no face before the answer, and turns the card over when it comes', () => {
    const scene = table();
    const { player, told, play } = scene;
    void player.cue('deal', {});
    play(CARD.flipIn + 200);
    expect(describeSprites(player.view).some((line) => line.startsWith('face-'))).toBe(false);
    expect(player.drag('down', 360, 600)).toBe(false);
    expect(told).toEqual([]);
    void player.cue('face', { card: small });
    play(CARD.turnOut + CARD.turnIn + 20);
    expect(told).toEqual(['card:dealt {}']);
    expect(shows(scene, 'face-salakot')).toBe(3);
    expect(player.drag('down', 360, 600)).toBe(true);
  });

  it('turns it over even when the answer comes while it still flips in', () => {
    const { player, told, play } = table();
    void player.cue('deal', {});
    play(50);
    void player.cue('face', { card: small });
    play(2_000);
    expect(told).toEqual(['card:dealt {}']);
  });

  it('takes a refused card away and keeps one that nobody answered for', () => {
    const scene = table();
    const { player, told, play, sound } = scene;
    void player.cue('deal', {});
    play(500);
    void player.cue('fail', { refused: true });
    play(CARD.refused + 20);
    expect(player.isMoving()).toBe(false);
    player.press(360, 1_170);
    void player.cue('deal', {});
    play(500);
    void player.cue('fail', {});
    play(100);
    expect(player.isMoving()).toBe(false);
    player.press(360, 1_170);
    expect(told).toEqual(['button:pressed {"action":"buy"}', 'button:pressed {"action":"check"}']);
    expect(sound.played.filter(({ cue }) => cue === 'ui.soft')).toHaveLength(2);
    void player.cue('face', { card: miss });
    play(1_000);
    expect(told.at(-1)).toBe('card:dealt {}');
  });

  it('opens faces as they are rubbed free, then the rest by itself at half', () => {
    const scene = table();
    const { player, told, play } = scene;
    void player.cue('deal', { card: small, instant: true });
    rub(scene, 90, 240);
    expect(names(told)).not.toContain('card:opened');
    expect(told.filter((line) => line.startsWith('face:opened'))).toEqual([
      'face:opened {"place":0,"symbol":3}',
      'face:opened {"place":3,"symbol":3}',
      'face:opened {"place":6,"symbol":0}',
    ]);
    const parts = told.flatMap((line) => /"part":([\d.]+)/.exec(line)?.slice(1).map(Number) ?? []);
    expect(parts.length).toBeGreaterThan(1);
    expect(parts.every((part, index) => part > (parts[index - 1] ?? 0) && part < 0.5)).toBe(true);
    rub(scene, 240, 620);
    play(WIPE.ms + 20);
    expect(names(told).filter((name) => name === 'face:opened')).toHaveLength(9);
    expect(names(told)).toContain('card:opened');
    play(4_000);
    expect(told.slice(-2)).toEqual(['card:shown {"prize":2000}', 'card:closed {}']);
  });

  it('scratches by hand what a cue scratches, dab for dab', () => {
    const byHand = table();
    void byHand.player.cue('deal', { card: small, instant: true });
    for (const [phase, x, y] of [
      ['down', 100, 400],
      ['move', 300, 500],
      ['move', 200, 700],
    ] as const) {
      byHand.player.drag(phase, x, y);
      byHand.player.paint();
    }
    const byCue = table();
    void byCue.player.cue('deal', { card: small, instant: true });
    void byCue.player.cue('stroke', {
      points: [
        [100, 400],
        [300, 500],
        [200, 700],
      ],
    });
    const dabs = ({ drawn }: Table): string[] => drawn.slice(drawn.lastIndexOf('whole') + 1);
    expect(dabs(byHand)).toHaveLength(3);
    // Whatever happened since the last frame is drawn in one go with the next.
    expect(dabs(byCue)).toEqual([]);
    byCue.player.paint();
    byCue.player.paint();
    expect(dabs(byCue)).toEqual([dabs(byHand).join('; ')]);
  });

  it('draws the same cover again when the texture is lost', () => {
    const scene = table();
    void scene.player.cue('deal', { card: big, instant: true });
    rub(scene, 90, 200);
    const before = scene.drawn.slice(scene.drawn.lastIndexOf('whole') + 1).join('; ');
    scene.drawn.length = 0;
    scene.player.redraw();
    scene.player.paint();
    expect(scene.drawn[0]).toBe('whole');
    expect(scene.drawn.slice(1).join('; ')).toBe(before);
  });

  it('draws a spot once, however often a pointer goes over it', () => {
    const { player, drawn } = table();
    void player.cue('deal', { card: small, instant: true });
    const [here, there] = [[200, 400] as const, [240, 400] as const];
    const points = [here, there, here, there, here];
    void player.cue('stroke', { points: points.slice(0, 2) });
    player.paint();
    const count = drawn.length;
    expect(drawn[count - 1]).not.toBe('whole');
    void player.cue('stroke', { points });
    player.paint();
    expect(drawn).toHaveLength(count);
  });

  it('reveals all from the button and stands without skipping a fact', () => {
    const { player, told, play } = table();
    void player.cue('deal', { card: miss, instant: true });
    expect(player.press(360, 1_170)).toBe(true);
    play(WIPE.ms + RESULT.fade + 20);
    expect(names(told)).toEqual([
      'card:dealt',
      ...Array.from({ length: 9 }, () => 'face:opened'),
      'card:opened',
      'card:shown',
      'card:closed',
    ]);
    player.press(360, 1_170);
    expect(told.at(-1)).toBe('button:pressed {"action":"next"}');
  });

  it('remembers the request to reveal all that comes while the card is still on its way', async () => {
    for (const way of ['cue', 'button'] as const) {
      const { player, told, play } = table();
      void player.cue('deal', { card: small });
      play(50);
      if (way === 'cue') void player.cue('revealAll', {});
      else expect(player.press(LAYOUT.button.x, LAYOUT.button.y)).toBe(true);
      play(6_000);
      expect(told).toContain('card:shown {"prize":2000}');
    }
  });

  it('forgets that request when another card is dealt', () => {
    const { player, told, play } = table();
    void player.cue('deal', { card: small });
    play(50);
    void player.cue('revealAll', {});
    void player.cue('deal', { card: miss });
    play(6_000);
    expect(told.filter((line) => line.startsWith('card:shown'))).toEqual([]);
  });

  it('resolves what it was asked when it has been shown', async () => {
    const { player, play } = table();
    const said: string[] = [];
    void player.cue('deal', { card: big }).then(() => said.push('dealt'));
    play(CARD.flipIn + 5);
    await Promise.resolve();
    expect(said).toEqual(['dealt']);
    void player.cue('revealAll', {}).then(() => said.push('shown'));
    play(3_000);
    await Promise.resolve();
    expect(said).toEqual(['dealt']);
    void player.cue('skip', {});
    await Promise.resolve();
    expect(said).toEqual(['dealt', 'shown']);
  });

  it('skips to the same last frame that it plays to', () => {
    const whole = table();
    void whole.player.cue('deal', { card: big, instant: true });
    void whole.player.cue('revealAll', {});
    whole.play(14_000);
    const skipped = table();
    void skipped.player.cue('deal', { card: big, instant: true });
    void skipped.player.cue('revealAll', {});
    skipped.play(300);
    skipped.player.press(10, 10);
    skipped.play(200);
    skipped.player.press(10, 10);
    expect(skipped.told.at(-1)).toBe('card:shown {"prize":500000}');
    skipped.play(9_000);
    expect(describeSprites(skipped.player.view)).toEqual(describeSprites(whole.player.view));
    expect(skipped.told).toEqual(whole.told);
  });

  it('celebrates nothing that is no more than the price, and misses in silence', () => {
    const heardOf = (card: Card): string[] => {
      const { player, sound, play } = table();
      void player.cue('deal', { card, instant: true });
      void player.cue('revealAll', {});
      play(3_000);
      return sound.played.map(({ cue }) => cue).filter((cue) => cue !== 'card.wipe');
    };
    expect(heardOf(miss)).toEqual([]);
    expect(heardOf({ faces: [1, 0, 3, 2, 1, 4, 5, 1, 0], tier: 'return', prize: 500 })).toEqual(['ui.tick']);
    expect(heardOf(small)).toContain('win.small');
  });

  it('looks the same at an instant whatever the steps', () => {
    const play = (next: () => number): string[][] => {
      const { player } = table();
      void player.cue('deal', { card: big });
      const pictures: string[][] = [];
      const to = (instant: number): void => {
        while (player.time < instant) player.advance(Math.min(next(), instant - player.time));
        pictures.push(describeSprites(player.view));
      };
      to(200);
      to(500);
      void player.cue('stroke', {
        points: [
          [100, 400],
          [400, 700],
          [420, 380],
        ],
      });
      to(620);
      to(800);
      void player.cue('revealAll', {});
      for (const instant of [950, 1_250, 1_500, 1_700, 2_900, 5_400]) to(instant);
      player.dispose();
      return pictures;
    };
    const direct = play(() => 100_000);
    for (const rate of [24, 60, 120]) expect(play(() => 1_000 / rate)).toEqual(direct);
    const jitter = createRandom('jitter');
    expect(play(() => jitter.range(1, 45))).toEqual(direct);
  });

  it('follows a pointer with its sound and is quiet and still when it rests', () => {
    const scene = table();
    const { player, sound, play } = scene;
    void player.cue('deal', { card: small, instant: true });
    player.drag('down', 100, 400);
    expect(sound.looping()).toEqual(['scratch']);
    player.drag('move', 140, 400);
    play(1_000);
    expect(player.isMoving()).toBe(false);
    player.drag('up', 140, 400);
    expect(sound.looping()).toEqual([]);
  });

  it('moves nothing in reduced motion, and lights the result within 600 ms', () => {
    const { player, told, play } = table({ reduceMotion: true });
    void player.cue('deal', { card: big });
    const places = new Set<string>();
    const watch = (ms: number): void => {
      for (let at = 0; at < ms; at += 20) {
        play(20);
        for (const line of describeSprites(player.view)) places.add(line.replace(/ alpha .*/, ''));
      }
    };
    watch(300);
    void player.cue('revealAll', {});
    watch(600);
    expect(told.at(-1)).toBe('card:shown {"prize":500000}');
    expect([...places].filter((line) => line.startsWith('card '))).toHaveLength(1);
    expect([...places].filter((line) => line.startsWith('tile-won '))).toHaveLength(3);
    expect([...places].filter((line) => /^(crumb|spark|coin) /.test(line))).toEqual([]);
  });

  it('deals the next of a row over the one that lies open', () => {
    const scene = table({}, { waiting: 9, canBuy: false });
    const { player, told, play } = scene;
    for (const card of [miss, small, miss]) {
      void player.cue('deal', { card });
      play(800);
      void player.cue('revealAll', {});
      play(4_000);
    }
    expect(names(told).filter((name) => name === 'card:closed')).toHaveLength(3);
    expect(shows(scene, 'tile-won')).toBe(0);
    player.press(360, 1_170);
    expect(told.at(-1)).toBe('button:pressed {"action":"next"}');
  });

  it('makes no sprite after it was made', () => {
    const { player, play } = table();
    const countAll = (container: Container): number =>
      container.children.reduce((sum, child) => sum + 1 + countAll(child), 0);
    const before = countAll(player.view);
    void player.cue('deal', { card: { ...big, prize: 99_999_999 } });
    play(1_000);
    void player.cue('stroke', {
      points: [
        [100, 400],
        [500, 800],
      ],
    });
    void player.cue('revealAll', {});
    play(8_000);
    expect(countAll(player.view)).toBe(before);
  });
});
