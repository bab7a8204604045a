import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createBlankArt } from '../../engine/art.ts';
import type { SceneSettings } from '../../engine/definition.ts';
import type { Container } from '../../engine/pixi.ts';
import { createExamplePlayer, createScenePlayer, type ScenePlayer } from '../../engine/scene-player.ts';
import { createRandom } from '../../engine/random.ts';
import { createRecordingSound, type RecordingSound } from '../../engine/sound.ts';
import { describeSprites } from '../../parts/describe-sprites.ts';
import { studioScene } from './studio.ts';
import { LATE, FAIL, SECTORS } from './tuning.ts';
import type { DailySpinTypes, Landing } from './types.ts';

const format = {
  exact: (value: number) => `₱${(value / 100).toFixed(2)}`,
  prize: (value: number) => `₱${value / 100}`,
};
const props: DailySpinTypes['props'] = {
  sectors: [50, 5_800, 100, 1_000, 200, 18_800, 300, 500],
  canSpin: true,
  line: 'One',
};
const BUTTON = [360, 1_130] as const;

interface Table {
  readonly player: ScenePlayer<DailySpinTypes>;
  readonly events: string[];
  readonly sound: RecordingSound;
  play(ms: number, step?: number): void;
  /** Advances until nothing moves and nothing is scheduled. */
  rest(): void;
}

function table(
  settings: Partial<SceneSettings> = {},
  more: Partial<DailySpinTypes['props']> = {},
  seed = 'test',
): Table {
  const events: string[] = [];
  const sound = createRecordingSound();
  const player = createScenePlayer(studioScene, {
    art: createBlankArt(),
    props: { ...props, ...more },
    format,
    settings,
    seed,
    sound,
    onEvent: (event, detail) => events.push(`${event} ${JSON.stringify(detail)}`),
  });
  return {
    player,
    events,
    sound,
    play(ms, step = 17) {
      for (const end = player.time + ms; player.time < end;)
        player.advance(Math.min(step, end - player.time));
    },
    rest() {
      for (let guard = 0; guard < 2_000 && (player.isMoving() || player.nextWake() !== undefined); guard++)
        player.advance(40);
    },
  };
}

const land = (sector: number, more: Partial<Landing> = {}): Landing => ({
  sector,
  amount: props.sectors[sector] ?? 0,
  ...more,
});

/** Returns all sprites below a container that show the given picture. */
function spritesOf(container: Container, picture: string): Container[] {
  return container.children.flatMap((child) => {
    const isIt = 'texture' in child && (child.texture as { label?: string }).label === picture;
    return [...(isIt ? [child] : []), ...spritesOf(child, picture)];
  });
}

/** Returns the index of the sector under the pointer, computed from the disc's angle on the screen. */
function seenSector({ player }: Table): number {
  const [disc] = spritesOf(player.view, 'disc');
  const turned = ((disc?.rotation ?? NaN) * 180) / Math.PI;
  const width = 360 / SECTORS;
  return Math.floor(((((-turned + width / 2) % 360) + 360) % 360) / width);
}

const rotation = ({ player }: Table): number => spritesOf(player.view, 'disc')[0]?.rotation ?? NaN;

describe('the daily spin', () => {
  it.each(Object.keys(studioScene.examples))(
    'plays the example %s and leaves no looping sound and no display node',
    (name) => {
      const example = studioScene.examples[name];
      if (!example) throw new Error(name);
      const sound = createRecordingSound();
      const player = createExamplePlayer(studioScene, example, { art: createBlankArt(), format, sound });
      const isAnswered = name !== 'cruise';
      for (let guard = 0; guard < 500 && (player.isMoving() || player.nextWake() !== undefined); guard++)
        player.advance(40);
      expect(player.isMoving()).toBe(!isAnswered);
      player.dispose();
      expect(sound.looping()).toEqual([]);
      expect(player.view.destroyed).toBe(true);
    },
  );

  it('stops on the sector that the server drew, in each of several spins, whenever the answer arrives', () => {
    const spin = fc.tuple(fc.integer({ min: 0, max: 7 }), fc.integer({ min: 0, max: 9_000 }));
    const settings = fc.record({ calmMode: fc.boolean(), turbo: fc.boolean(), reduceMotion: fc.boolean() });
    fc.assert(
      fc.property(
        fc.array(spin, { minLength: 1, maxLength: 3 }),
        settings,
        fc.string(),
        (spins, chosen, seed) => {
          const scene = table(chosen, {}, seed);
          for (const [sector, answer] of spins) {
            void scene.player.cue('start', {});
            scene.play(answer, 97);
            void scene.player.cue('land', land(sector));
            scene.rest();
            expect(seenSector(scene)).toBe(sector);
          }
          expect(scene.events.filter((line) => line.startsWith('spin:landed'))).toHaveLength(spins.length);
          scene.player.dispose();
        },
      ),
      { numRuns: 30 },
    );
  });

  it('emits its events in order, and resolves the cue `land` when the amount is final', async () => {
    const { player, events, play, rest } = table();
    const resolved: string[] = [];
    void player.cue('start', {}).then(() => resolved.push('landed'));
    play(300);
    void player.cue('land', land(6)).then(() => resolved.push('shown'));
    await Promise.resolve();
    expect(resolved).toEqual([]);
    rest();
    await Promise.resolve();
    expect(resolved).toEqual(['landed', 'shown']);
    expect(events).toEqual([
      'spin:started {}',
      'spin:landed {"sector":6}',
      'spin:shown {"sector":6,"amount":300}',
      'spin:closed {"sector":6}',
    ]);
  });

  it('turns at a lower speed while the answer is late, and lights no sector until the answer arrives', () => {
    const scene = table();
    void scene.player.cue('start', {});
    const speedAt = (ms: number): number => {
      scene.play(ms - scene.player.time);
      const before = rotation(scene);
      scene.play(50);
      return rotation(scene) - before;
    };
    const full = speedAt(2_000);
    expect(speedAt(LATE.after + 2_000)).toBeCloseTo(full * LATE.to, 3);
    scene.play(60_000, 200);
    expect(scene.player.isMoving()).toBe(true);
    expect(describeSprites(scene.player.view).some((line) => line.startsWith('sector-glow '))).toBe(false);
    expect(scene.events).toEqual(['spin:started {}']);
  });

  it.each([
    ['at once', 150],
    ['in the first moment', FAIL.early - 20],
    ['later', 2_345],
    ['very late', 12_000],
  ])('returns to exactly the picture before the spin when the server refuses %s', (_, at) => {
    const scene = table();
    const before = describeSprites(scene.player.view);
    void scene.player.cue('start', {});
    scene.play(at);
    void scene.player.cue('fail', { refused: true });
    scene.play(at <= FAIL.early ? FAIL.springMs : FAIL.brakeMs + 1_001);
    expect(scene.player.isMoving()).toBe(false);
    expect(describeSprites(scene.player.view)).toEqual(before);
    expect(scene.sound.looping()).toEqual([]);
    expect(scene.events).toEqual(['spin:started {}']);
    scene.player.press(...BUTTON);
    expect(scene.events.at(-1)).toBe('button:pressed {"action":"spin"}');
  });

  it('offers to check the result when no answer came, and shows the stored result when it is found', () => {
    const scene = table();
    const { player, events, play, rest } = scene;
    void player.cue('start', {});
    play(3_000);
    void player.cue('fail', {});
    play(3_000);
    player.press(...BUTTON);
    expect(events.at(-1)).toBe('button:pressed {"action":"check"}');
    void player.cue('land', land(2, { instant: true }));
    expect(events.at(-1)).toBe('spin:landed {"sector":2}');
    rest();
    expect(seenSector(scene)).toBe(2);
  });

  it('skips to the stop when the result is known; a skip requested earlier waits for the result', () => {
    const known = table();
    void known.player.cue('start', {});
    known.play(300);
    void known.player.cue('land', land(5));
    known.play(500);
    expect(known.player.press(10, 10)).toBe(true);
    expect(known.events.at(-1)).toBe('spin:landed {"sector":5}');
    const early = table();
    void early.player.cue('start', {});
    early.play(100);
    expect(early.player.press(10, 10)).toBe(false);
    early.play(900);
    expect(early.player.press(10, 10)).toBe(true);
    expect(early.events).toEqual(['spin:started {}']);
    void early.player.cue('land', land(5));
    expect(early.events.at(-1)).toBe('spin:landed {"sector":5}');
  });

  it('ends with the same picture with and without a skip', () => {
    const end = (skips: boolean): string[] => {
      const { player, play, rest } = table();
      void player.cue('start', {});
      play(300);
      void player.cue('land', land(1, { offset: 0.4 }));
      play(700);
      if (skips) void player.cue('skip', {});
      rest();
      return describeSprites(player.view);
    };
    expect(end(true)).toEqual(end(false));
  });

  it('is grey on a page opened after today’s spin, but keeps its colours right after the spin until a press', () => {
    const scene = table({}, { canSpin: false, isUsed: true, restSector: 3 });
    expect(seenSector(scene)).toBe(3);
    expect(scene.player.isMoving()).toBe(false);
    expect(scene.player.press(...BUTTON)).toBe(false);
    const grey = (line: string): boolean => line.startsWith('disc-off ');
    expect(describeSprites(scene.player.view).some(grey)).toBe(true);
    const fresh = table();
    void fresh.player.cue('start', {});
    fresh.player.props({ ...props, canSpin: false, isUsed: true });
    void fresh.player.cue('land', land(4));
    fresh.play(3_000);
    expect(describeSprites(fresh.player.view).some(grey)).toBe(false);
    fresh.rest();
    const lit = (line: string): boolean => line.startsWith('sector-glow ');
    expect(describeSprites(fresh.player.view).some(grey)).toBe(false);
    expect(describeSprites(fresh.player.view).some(lit)).toBe(true);
    fresh.player.press(10, 10);
    fresh.rest();
    expect(describeSprites(fresh.player.view).some(grey)).toBe(true);
    expect(describeSprites(fresh.player.view).some(lit)).toBe(false);
  });

  it('stops at a position inside the sector that does not depend on which sector it is', () => {
    const places = props.sectors.map((_, sector) => {
      const scene = table();
      void scene.player.cue('start', {});
      scene.play(200);
      void scene.player.cue('land', land(sector));
      scene.rest();
      const degrees = (rotation(scene) * 180) / Math.PI + (sector * 360) / SECTORS;
      return ((degrees % 360) + 360) % 360;
    });
    for (const place of places) expect(place).toBeCloseTo(places[0] ?? NaN, 6);
  });

  it('shows the same picture at a given time, whatever the frame rate', () => {
    const play = (next: () => number): string[][] => {
      const { player } = table();
      const pictures: string[][] = [];
      const to = (instant: number): void => {
        while (player.time < instant) player.advance(Math.min(next(), instant - player.time));
        pictures.push(describeSprites(player.view));
      };
      void player.cue('start', {});
      for (const instant of [100, 350, 900, 1_234]) to(instant);
      void player.cue('land', land(1, { offset: 0.8 }));
      for (const instant of [1_500, 3_000, 4_400, 5_100, 5_600, 6_400, 9_000]) to(instant);
      player.dispose();
      return pictures;
    };
    const direct = play(() => 100_000);
    for (const rate of [24, 60, 120]) expect(play(() => 1_000 / rate)).toEqual(direct);
    const jitter = createRandom('jitter');
    expect(play(() => jitter.range(1, 45))).toEqual(direct);
  });

  it('does not turn in reduced motion, and shows the result within 600 ms of the answer', () => {
    const { player, events, play } = table({ reduceMotion: true });
    void player.cue('start', {});
    const places = new Set<string>();
    const watch = (ms: number): void => {
      for (let at = 0; at < ms; at += 20) {
        play(20);
        for (const line of describeSprites(player.view)) places.add(line.replace(/ alpha .*/, ''));
      }
    };
    watch(700);
    void player.cue('land', land(6));
    watch(600);
    expect(events).toContain('spin:shown {"sector":6,"amount":300}');
    // The disc is seen only at its old and its new position.
    expect([...places].filter((line) => line.startsWith('disc '))).toHaveLength(2);
    expect([...places].filter((line) => line.startsWith('spark '))).toEqual([]);
  });

  it('creates no display node after its construction', () => {
    const { player, play, rest } = table();
    const countAll = (container: Container): number =>
      container.children.reduce((sum, child) => sum + 1 + countAll(child), 0);
    const before = countAll(player.view);
    void player.cue('start', {});
    play(400);
    void player.cue('land', land(5, { amount: 99_999_999 }));
    rest();
    expect(countAll(player.view)).toBe(before);
  });
});
