import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createBlankArt } from '../../engine/art.ts';
import type { SceneSettings } from '../../engine/definition.ts';
import type { Container } from '../../engine/pixi.ts';
import { createRandom } from '../../engine/random.ts';
import { createScenePlayer } from '../../engine/scene-player.ts';
import { createRecordingSound } from '../../engine/sound.ts';
import { describeSprites } from '../../parts/describe-sprites.ts';
import { tugOfWar } from './definition.ts';
import { heaveAt, restPose } from './pose.ts';
import { CHEER, END, HEAVE, IDLE, JOIN, LAYOUT, PAPER } from './tuning.ts';
import type { TugOfWarTypes } from './types.ts';

const format = { exact: String, prize: String };

function fairground(props: TugOfWarTypes['props'], settings: Partial<SceneSettings> = {}) {
  const events: string[] = [];
  const sound = createRecordingSound();
  const player = createScenePlayer(tugOfWar, {
    art: createBlankArt(),
    props,
    format,
    settings,
    sound,
    seed: 'test',
    onEvent: (event) => events.push(event),
  });
  const play = (ms: number, step = 17): void => {
    for (const end = player.time + ms; player.time < end;) player.advance(Math.min(step, end - player.time));
  };
  const picture = (): string[] => describeSprites(player.view);
  const find = (name: string): number[] =>
    picture()
      .filter((line) => line.startsWith(`${name} at `))
      .map((line) => Number(line.split(' ')[6]));
  const knot = (): number => find('knot')[0] ?? NaN;
  return { player, events, sound, play, picture, find, knot };
}

const placeOf = (pull: number): number => LAYOUT.middle + pull * LAYOUT.farthest * LAYOUT.half;

describe('the tug of war', () => {
  it('places the knot by the bets of both camps, and in the middle for a tie', () => {
    expect(fairground({ pull: 0 }).knot()).toBe(LAYOUT.middle);
    for (const pull of [-1, -0.4, 0.001, 0.7, 1])
      expect(fairground({ pull }).knot()).toBeCloseTo(placeOf(pull), 3);
    expect(fairground({ pull: 0 }).player.isMoving()).toBe(false);
  });

  it('keeps the knot away from the fists of the nearest figures', () => {
    for (const pull of [-1, 1]) expect(Math.abs(placeOf(pull) - LAYOUT.middle)).toBeLessThan(LAYOUT.half);
  });

  it('pulls the knot to a new position, beyond it, and then exactly onto it', () => {
    const { player, play, knot, picture, events, sound } = fairground({ pull: -0.5 });
    player.props({ pull: 0.5 });
    const places: number[] = [];
    for (let at = 0; at < HEAVE.ms + 50; at += 10) {
      play(10);
      places.push(knot());
    }
    expect(Math.min(...places)).toBeLessThan(placeOf(-0.5));
    expect(Math.max(...places)).toBeGreaterThan(placeOf(0.5));
    expect(player.isMoving()).toBe(false);
    expect(picture()).toEqual(fairground({ pull: 0.5 }).picture());
    expect(events.at(-1)).toBe('rope:settled');
    expect(sound.played.map(({ cue }) => cue)).toEqual(['whoosh']);
  });

  it('ends at the latest position if the props change during a pull', () => {
    const { player, play, picture } = fairground({ pull: -0.5 });
    player.props({ pull: 0.5 });
    play(500);
    player.props({ pull: -0.2, own: 'red' });
    play(HEAVE.ms + 50);
    expect(picture()).toEqual(fairground({ pull: -0.2, own: 'red' }).picture());
  });

  it('does not move when the same props are set again', () => {
    const { player } = fairground({ pull: 0.3, own: 'blue' });
    player.props({ pull: 0.3, own: 'blue' });
    expect(player.isMoving()).toBe(false);
  });

  it('does not move in reduced motion, and does not overshoot in calm mode', async () => {
    const { player, knot, picture, play } = fairground({ pull: 0 }, { reduceMotion: true });
    player.props({ pull: -0.6 });
    expect(knot()).toBeCloseTo(placeOf(-0.6), 3);
    await player.cue('joined', { camp: 'blue' });
    await player.cue('ended', { winner: 'red' });
    expect(player.isMoving()).toBe(false);
    expect(player.press(100, 300)).toBe(false);
    const before = picture();
    play(20_000);
    expect(picture()).toEqual(before);

    const calm = fairground({ pull: -0.5 }, { calmMode: true });
    calm.player.props({ pull: 0.5 });
    for (let at = 0; at < HEAVE.quietMs + 20; at += 10) {
      calm.play(10);
      expect(calm.knot()).toBeGreaterThanOrEqual(placeOf(-0.5));
      expect(calm.knot()).toBeLessThanOrEqual(placeOf(0.5) + 0.001);
    }
    expect(calm.player.isMoving()).toBe(false);
  });

  it('lets a joining player run up and take the rope, and ends in the state of the props', async () => {
    const { player, play, find, picture, events } = fairground({ pull: -0.2 });
    expect(find('red-own')).toEqual([]);
    let isShown = false;
    void player.cue('joined', { camp: 'red' }).then(() => (isShown = true));
    play(100);
    const early = find('red-own')[0] ?? NaN;
    player.props({ pull: -0.2, own: 'red' });
    play(JOIN.run);
    expect(find('red-own')[0]).toBeGreaterThan(early);
    expect(find('confetti').length).toBeGreaterThan(0);
    play(JOIN.cheerAfter + Math.max(CHEER.ms, PAPER.ms) + 50);
    await Promise.resolve();
    expect(isShown).toBe(true);
    expect(picture()).toEqual(fairground({ pull: -0.2, own: 'red' }).picture());
    expect(events).toContain('rope:settled');
    expect(find('blue-own')).toEqual([]);
  });

  it.each(['red', 'blue', 'tie'] as const)(
    'returns to the state of the props after the end of a week (%s)',
    async (winner) => {
      const { player, play, picture, knot } = fairground({ pull: 0.1, own: 'blue' });
      player.props({ pull: 0 });
      play(300);
      let isShown = false;
      void player.cue('ended', { winner }).then(() => (isShown = true));
      play(END.pull + 100);
      if (winner !== 'tie') expect(knot()).toBeCloseTo(placeOf(winner === 'red' ? -1 : 1), 3);
      play(PAPER.ms + END.back + HEAVE.ms);
      await Promise.resolve();
      expect(isShown).toBe(true);
      expect(picture()).toEqual(fairground({ pull: 0 }).picture());
    },
  );

  it('moves the rope a little every six seconds at rest, and stops after a minute', () => {
    const { player, play, picture } = fairground({ pull: 0.4 });
    const before = picture();
    play(IDLE.every - 20);
    expect(player.isMoving()).toBe(false);
    play(400);
    expect(player.isMoving()).toBe(true);
    expect(picture()).not.toEqual(before);
    play(IDLE.ms);
    expect(picture()).toEqual(before);
    play(IDLE.stopsAfter + IDLE.every);
    expect(player.isMoving()).toBe(false);
    expect(player.nextWake()).toBeUndefined();
  });

  it('lets a pressed camp cheer, and then returns to its rest pose', () => {
    const { player, play, picture } = fairground({ pull: 0.4 });
    const before = picture();
    expect(player.press(600, 300)).toBe(true);
    expect(player.press(600, 300)).toBe(false);
    play(300);
    expect(picture()).not.toEqual(before);
    play(CHEER.ms);
    expect(picture()).toEqual(before);
  });

  it('shows the same picture at a given time, whatever the frame rate', () => {
    const run = (next: () => number): string[][] => {
      const { player, picture } = fairground({ pull: -0.2 });
      const pictures: string[][] = [];
      const to = (instant: number): void => {
        while (player.time < instant) player.advance(Math.min(next(), instant - player.time));
        pictures.push(picture());
      };
      to(100);
      void player.cue('joined', { camp: 'blue' });
      to(700);
      player.props({ pull: 0.5, own: 'blue' });
      for (const instant of [900, 1_200, 1_700, 2_600, 4_000]) to(instant);
      player.props({ pull: -0.5, own: 'blue' });
      for (const instant of [4_300, 4_800, 6_000, 13_000]) to(instant);
      void player.cue('ended', { winner: 'red' });
      for (const instant of [13_500, 14_600, 17_000]) to(instant);
      return pictures;
    };
    const direct = run(() => 100_000);
    for (const rate of [24, 60, 120]) expect(run(() => 1_000 / rate)).toEqual(direct);
    const jitter = createRandom('jitter');
    expect(run(() => jitter.range(1, 45))).toEqual(direct);
  });

  it('creates no display node after its construction', () => {
    const { player, play } = fairground({ pull: 0 });
    const countAll = (container: Container): number =>
      container.children.reduce((sum, child) => sum + 1 + countAll(child), 0);
    const before = countAll(player.view);
    void player.cue('joined', { camp: 'red' });
    player.props({ pull: 1, own: 'red' });
    play(9_000);
    expect(countAll(player.view)).toBe(before);
  });

  it('pulls the knot exactly from one pose to the other, and never far beyond its range', () => {
    const pulls = fc.double({ min: -1, max: 1, noNaN: true });
    fc.assert(
      fc.property(pulls, pulls, fc.double({ min: 0, max: 1, noNaN: true }), (from, to, q) => {
        const [a, b] = [restPose(from), restPose(to)];
        expect(heaveAt(a, b, 1, 0.05)).toBe(b);
        expect(heaveAt(a, b, 0, 0.05).pull).toBeCloseTo(a.pull, 9);
        expect(Math.abs(heaveAt(a, b, q, 0.05).pull)).toBeLessThanOrEqual(1.15);
      }),
    );
  });
});
