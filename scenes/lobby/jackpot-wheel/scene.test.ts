import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createBlankArt } from '../../engine/art.ts';
import type { SceneSettings } from '../../engine/definition.ts';
import { createExamplePlayer, createScenePlayer, type ScenePlayer } from '../../engine/scene-player.ts';
import { createRandom } from '../../engine/random.ts';
import type { Container } from '../../engine/pixi.ts';
import { createRecordingSound, type RecordingSound } from '../../engine/sound.ts';
import { describeSprites } from '../../parts/describe-sprites.ts';
import { studioScene } from './studio.ts';
import { SECTORS, type WheelTier } from './tuning.ts';
import type { JackpotWheelTypes } from './types.ts';

const format = {
  exact: (value: number) => `₱${(value / 100).toFixed(2)}`,
  prize: (value: number) => `₱${value / 100}`,
};
const oddsLine = { mini: '80%', minor: '16%', major: '3.6%', mega: '0.4%' };

interface Table {
  readonly player: ScenePlayer<JackpotWheelTypes>;
  readonly events: string[];
  readonly sound: RecordingSound;
  /** Advances in equal steps until nothing moves and nothing is scheduled. */
  rest(step?: number): void;
}

function table(settings: Partial<SceneSettings> = {}, seed = 'test'): Table {
  const events: string[] = [];
  const sound = createRecordingSound();
  const player = createScenePlayer(studioScene, {
    art: createBlankArt(),
    props: { oddsLine },
    format,
    settings,
    seed,
    sound,
    onEvent: (event, detail) => events.push(`${event} ${JSON.stringify(detail)}`),
  });
  const rest = (step = 40): void => {
    for (let guard = 0; guard < 5000 && (player.isMoving() || player.nextWake() !== undefined); guard++)
      player.advance(step);
  };
  return { player, events, sound, rest };
}

/** Returns all sprites at any depth below a container that show the given picture. */
function spritesOf(container: Container, picture: string): Container[] {
  return container.children.flatMap((child) => {
    const isIt = 'texture' in child && (child.texture as { label?: string }).label === picture;
    return [...(isIt ? [child] : []), ...spritesOf(child, picture)];
  });
}

function only(player: ScenePlayer<JackpotWheelTypes>, picture: string): Container {
  const [sprite] = spritesOf(player.view, picture);
  if (!sprite) throw new Error(`no ${picture}`);
  return sprite;
}

/** Returns the tier under the pointer, computed from the disc's angle on the screen. */
function seenTier(player: ScenePlayer<JackpotWheelTypes>): { tier: WheelTier | undefined; margin: number } {
  const turned = (only(player, 'disc').rotation * 180) / Math.PI;
  const place = ((((-turned + 45) % 360) + 360) % 360) / 90;
  return { tier: SECTORS[Math.floor(place)], margin: Math.min(place % 1, 1 - (place % 1)) };
}

const spinTo = (tier: WheelTier, more: { offset?: number; instant?: boolean } = {}) => ({
  tier,
  amount: 512_30,
  ...more,
});

describe('the jackpot wheel', () => {
  it.each(Object.keys(studioScene.examples))(
    'plays the example %s to its end and leaves no sound, timer or display node',
    (name) => {
      const example = studioScene.examples[name];
      if (!example) throw new Error(name);
      const sound = createRecordingSound();
      const player = createExamplePlayer(studioScene, example, { art: createBlankArt(), format, sound });
      expect(example.photos.length).toBeLessThanOrEqual(4);
      for (let guard = 0; guard < 4000 && (player.isMoving() || player.nextWake() !== undefined); guard++)
        player.advance(16);
      expect(player.isMoving()).toBe(false);
      expect(player.nextWake()).toBeUndefined();
      expect(sound.looping()).toEqual([]);
      player.dispose();
      expect(player.view.destroyed).toBe(true);
    },
  );

  it('stops its looping sounds when it is disposed in the middle of a spin', () => {
    const { player, sound } = table();
    void player.cue('spin', spinTo('mini'));
    player.advance(1500);
    expect(sound.looping()).toEqual(['whirr']);
    player.dispose();
    expect(sound.looping()).toEqual([]);
  });

  it('stops on the awarded tier from any angle, in each of several spins', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...SECTORS), { minLength: 1, maxLength: 5 }),
        fc.string({ minLength: 1, maxLength: 6 }),
        fc.record({ calmMode: fc.boolean(), turbo: fc.boolean(), reduceMotion: fc.boolean() }),
        (tiers, seed, settings) => {
          const { player, events, rest } = table(settings, seed);
          for (const tier of tiers) {
            void player.cue('spin', spinTo(tier));
            rest(97);
            const seen = seenTier(player);
            expect(seen.tier).toBe(tier);
            expect(seen.margin).toBeGreaterThanOrEqual(settings.calmMode ? 0.3 - 1e-6 : 0.08);
          }
          expect(events.filter((line) => line.startsWith('wheel:landed'))).toEqual(
            tiers.map((tier) => `wheel:landed {"tier":"${tier}"}`),
          );
          player.dispose();
        },
      ),
      { numRuns: 25 },
    );
  });

  it('emits its events in order, and resolves the cue `spin` when the amount is shown', async () => {
    const { player, events, rest } = table();
    let isResolved = false;
    const shown = player.cue('spin', spinTo('minor')).then(() => void (isResolved = true));
    player.advance(6000);
    await Promise.resolve();
    expect(isResolved).toBe(false);
    rest();
    await shown;
    expect(events).toEqual([
      'wheel:started {"tier":"minor"}',
      'wheel:landed {"tier":"minor"}',
      'wheel:closed {"tier":"minor"}',
      'award:shown {"tier":"minor","amount":51230}',
      'award:closed {"tier":"minor"}',
    ]);
  });

  it('starts the celebration two seconds after the stop, and the wheel stays visible behind it', () => {
    const { player, events } = table();
    void player.cue('spin', spinTo('mini', { offset: 0.5 }));
    while (!events.some((line) => line.startsWith('wheel:landed'))) player.advance(1);
    const landed = player.time;
    expect(landed).toBeGreaterThanOrEqual(600 + 4000);
    expect(landed).toBeLessThanOrEqual(600 + 6000);
    const shows = (picture: string): boolean =>
      describeSprites(player.view).some((line) => line.startsWith(`${picture} `));
    player.advance(1_990);
    expect([shows('rim'), shows('vignette')]).toEqual([true, false]);
    player.advance(500);
    expect([shows('rim'), shows('vignette')]).toEqual([true, true]);
    player.advance(30_000);
    expect([shows('rim'), shows('vignette')]).toEqual([true, false]);
    expect(seenTier(player).tier).toBe('mini');
  });

  it('skips to the final amount at any moment, and emits every event once', () => {
    const whole = table();
    void whole.player.cue('spin', spinTo('major', { offset: 0.3 }));
    whole.player.advance(18_500);
    const last = describeSprites(whole.player.view);
    for (let at = 0; at < 9000; at += 433) {
      const { player, events, sound } = table();
      void player.cue('spin', spinTo('major', { offset: 0.3 }));
      player.advance(at);
      void player.cue('skip', {});
      expect(describeSprites(player.view)).toEqual(last);
      expect(events).toEqual(whole.events);
      expect(player.isMoving()).toBe(false);
      expect(sound.looping()).toEqual([]);
      player.dispose();
    }
  });

  it('shows a stored outcome immediately', () => {
    const whole = table();
    void whole.player.cue('spin', spinTo('mega', { offset: 0.3 }));
    void whole.player.cue('skip', {});
    const { player, events } = table();
    void player.cue('spin', spinTo('mega', { offset: 0.3, instant: true }));
    expect(describeSprites(player.view)).toEqual(describeSprites(whole.player.view));
    expect(events.at(-1)).toBe('award:shown {"tier":"mega","amount":51230}');
  });

  it('ignores an early press; later presses skip to the stop, then to the amount, then close the award', () => {
    const { player, events } = table();
    expect(player.press(360, 640)).toBe(false);
    void player.cue('spin', spinTo('mini'));
    player.advance(200);
    expect(player.press(360, 640)).toBe(false);
    player.advance(100);
    expect(player.press(360, 640)).toBe(true);
    expect(events.at(-1)).toMatch(/^wheel:closed/);
    expect(player.press(360, 640)).toBe(true);
    expect(events.at(-1)).toMatch(/^award:shown/);
    player.advance(700);
    expect(player.press(360, 640)).toBe(true);
    player.advance(300);
    expect(events.at(-1)).toBe('award:closed {"tier":"mini"}');
    expect(seenTier(player).tier).toBe('mini');
    expect(player.press(360, 640)).toBe(false);
  });

  it('spins again even while a spin is running or an award is shown', () => {
    const { player, events, rest } = table();
    void player.cue('spin', spinTo('mega'));
    player.advance(2500);
    void player.cue('spin', spinTo('mini'));
    rest();
    void player.cue('spin', spinTo('minor'));
    rest();
    expect(seenTier(player).tier).toBe('minor');
    expect(events.filter((line) => line.startsWith('award:shown')).length).toBe(3);
  });

  it('shows the same picture at a given time, whatever the frame rate', () => {
    const instants = [300, 620, 1000, 1500, 4300, 4990, 5150, 5400, 6400, 7300, 9600];
    const play = (next: () => number): string[][] => {
      const { player } = table();
      void player.cue('spin', spinTo('major', { offset: 0.77 }));
      const pictures = instants.map((instant) => {
        while (player.time < instant) player.advance(Math.min(next(), instant - player.time));
        return describeSprites(player.view);
      });
      player.dispose();
      return pictures;
    };
    const direct = play(() => 100_000);
    for (const rate of [24, 30, 60, 120]) expect(play(() => 1000 / rate)).toEqual(direct);
    const jitter = createRandom('jitter');
    expect(play(() => jitter.range(1, 45))).toEqual(direct);
  });

  it('stops at a position inside the sector that does not depend on the awarded tier', () => {
    const rests = SECTORS.map((tier, index) => {
      const { player, rest } = table();
      void player.cue('spin', spinTo(tier));
      rest(200);
      return ((((only(player, 'disc').rotation * 180) / Math.PI + index * 90) % 360) + 360) % 360;
    });
    for (const angle of rests) expect(angle).toBeCloseTo(rests[0] ?? NaN, 6);
  });

  it('does not turn in reduced motion, and shows the amount within 600 ms', () => {
    const { player, events } = table({ reduceMotion: true });
    void player.cue('spin', spinTo('mega'));
    const places = new Set<string>();
    for (let at = 0; at < 600; at += 20) {
      player.advance(20);
      for (const line of describeSprites(player.view)) places.add(line.replace(/ alpha .*/, ''));
    }
    expect(events.some((line) => line.startsWith('award:shown'))).toBe(true);
    expect([...places].filter((line) => line.startsWith('disc ')).length).toBe(1);
    expect([...places].filter((line) => line.startsWith('coin ')).length).toBe(0);
  });

  it('creates no display node after its construction', () => {
    const { player, rest } = table();
    const countAll = (container: Container): number =>
      container.children.reduce((sum, child) => sum + 1 + countAll(child), 0);
    const before = countAll(player.view);
    void player.cue('spin', { tier: 'mega', amount: 999_999_999 });
    rest();
    expect(countAll(player.view)).toBe(before);
  });
});
