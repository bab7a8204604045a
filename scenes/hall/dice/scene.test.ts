import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createBlankArt } from '../../engine/art.ts';
import type { SceneSettings } from '../../engine/definition.ts';
import { createExamplePlayer, createScenePlayer, type ScenePlayer } from '../../engine/scene-player.ts';
import { createRecordingSound, type RecordingSound } from '../../engine/sound.ts';
import { describeSprites } from '../../parts/describe-sprites.ts';
import { studioScene } from './studio.ts';
import { GLIDE, LAYOUT } from './tuning.ts';
import type { DiceTypes, Landing } from './types.ts';

const format = {
  exact: (value: number) => `₱${(value / 100).toFixed(2)}`,
  prize: (value: number) => `₱${value / 100}`,
};
const props: DiceTypes['props'] = { target: 5_000, side: 'over', line: 'Over 50.00', canChoose: true };

interface Table {
  readonly player: ScenePlayer<DiceTypes>;
  readonly events: string[];
  readonly sound: RecordingSound;
  play(ms: number): void;
  /** Advances the scene until nothing moves and nothing is scheduled. */
  rest(): void;
}

function table(settings: Partial<SceneSettings> = {}, more: Partial<DiceTypes['props']> = {}): Table {
  const events: string[] = [];
  const sound = createRecordingSound();
  const player = createScenePlayer(studioScene, {
    art: createBlankArt(),
    props: { ...props, ...more },
    format,
    settings,
    seed: 'test',
    sound,
    onEvent: (event, detail) => events.push(`${event} ${JSON.stringify(detail)}`),
  });
  return {
    player,
    events,
    sound,
    play(ms) {
      for (const end = player.time + ms; player.time < end;) player.advance(Math.min(17, end - player.time));
    },
    rest() {
      for (let guard = 0; guard < 2_000 && (player.isMoving() || player.nextWake() !== undefined); guard++)
        player.advance(40);
    },
  };
}

const lost: Landing = { roll: 24_18, stake: 20_00, payout: 0 };
const won: Landing = { roll: 72_35, stake: 20_00, payout: 39_60 };

/** Returns the lines that describe the visible sprites with this picture. */
const linesOf = ({ player }: Table, picture: string): string[] =>
  describeSprites(player.view).filter((line) => line.startsWith(`${picture} `));
/** Returns the die's x, read from the drawn sprites, in design pixels. */
const dieX = (scene: Table): number => Number(linesOf(scene, 'die')[0]?.split(' ')[6]);
/** Returns the number on the board, read from the drawn figures. */
function shownRoll({ player }: Table): string {
  const figures = describeSprites(player.view).filter((line) => line.startsWith('figure-'));
  const place = (line: string): number => Number(line.split(' ')[6]);
  return figures
    .toSorted((a, b) => place(a) - place(b))
    .map((line) => (/^figure-(\w+)/.exec(line)?.[1] ?? '').replace('dot', '.'))
    .join('');
}
const placeOf = (roll: number): number =>
  LAYOUT.track.from + ((LAYOUT.track.to - LAYOUT.track.from) * roll) / 10_000;

describe('dice', () => {
  it.each(Object.keys(studioScene.examples))(
    'plays the example %s and leaves no motion or sound behind',
    (name) => {
      const example = studioScene.examples[name];
      if (!example) throw new Error(name);
      const sound = createRecordingSound();
      const player = createExamplePlayer(studioScene, example, { art: createBlankArt(), format, sound });
      for (let guard = 0; guard < 500 && (player.isMoving() || player.nextWake() !== undefined); guard++)
        player.advance(40);
      expect(player.isMoving()).toBe(name === 'waiting');
      player.dispose();
      expect(sound.looping()).toEqual([]);
      expect(player.view.destroyed).toBe(true);
    },
  );

  it('lands the die on the drawn number and reports it, in every round, at whatever time the answer arrives', () => {
    const roll = fc.tuple(fc.integer({ min: 0, max: 10_000 }), fc.integer({ min: 0, max: 9_000 }));
    const settings = fc.record({ calmMode: fc.boolean(), turbo: fc.boolean(), reduceMotion: fc.boolean() });
    fc.assert(
      fc.property(fc.array(roll, { minLength: 1, maxLength: 3 }), settings, (rolls, chosen) => {
        const scene = table(chosen);
        for (const [at, answer] of rolls) {
          void scene.player.cue('start', {});
          scene.play(answer);
          void scene.player.cue('land', { ...lost, roll: at });
          scene.rest();
          expect(dieX(scene)).toBeCloseTo(placeOf(at), 3);
          expect(shownRoll(scene)).toBe((at / 100).toFixed(2));
        }
      }),
      { numRuns: 20 },
    );
  });

  it('shows the number under the die while the die glides', () => {
    const scene = table();
    void scene.player.cue('start', {});
    scene.play(300);
    void scene.player.cue('land', won);
    for (let step = 0; step < 40; step++) {
      scene.play(17);
      const shown = Math.round(Number(shownRoll(scene)) * 100);
      expect(Math.abs(placeOf(shown) - dieX(scene))).toBeLessThan(0.05);
    }
  });

  it('takes equally long to reveal every outcome', () => {
    const landings = [lost, won, { ...won, payout: 2_000_00 }, { ...lost, roll: 49_99 }];
    const times = landings.map((landing) => {
      const scene = table();
      void scene.player.cue('start', {});
      scene.play(340);
      void scene.player.cue('land', landing);
      let ms = 0;
      for (; !scene.events.some((event) => event.startsWith('round:landed')); ms += 10) scene.play(10);
      return ms;
    });
    expect(new Set(times)).toEqual(new Set([GLIDE.ms]));
  });

  it('celebrates a win, but not a returned stake or a loss', () => {
    const amounts = (payout: number): number => {
      const scene = table();
      void scene.player.cue('start', {});
      scene.play(300);
      void scene.player.cue('land', { ...won, payout });
      scene.play(GLIDE.ms + 900);
      return describeSprites(scene.player.view).filter((line) => line.startsWith('money/')).length;
    };
    expect(amounts(39_60)).toBeGreaterThan(0);
    expect(amounts(20_00)).toBe(0);
    expect(amounts(0)).toBe(0);
  });

  it('shows the result as soon as a press skips the motion, and then closes the round', () => {
    const scene = table();
    void scene.player.cue('start', {});
    scene.play(300);
    void scene.player.cue('land', won);
    expect(scene.player.press(360, 300)).toBe(true);
    scene.play(20);
    expect(scene.events).toContain('round:shown {"roll":7235,"payout":3960}');
    scene.rest();
    expect(scene.events.at(-1)).toBe('round:closed {"roll":7235}');
  });

  it('keeps the drawn number until the next round, and requests no further frame', () => {
    const scene = table();
    void scene.player.cue('land', { ...won, instant: true });
    scene.rest();
    expect(shownRoll(scene)).toBe('72.35');
    expect([scene.player.isMoving(), scene.player.nextWake()]).toEqual([false, undefined]);
  });

  it('lowers the die at its previous place if no answer came', async () => {
    const scene = table();
    void scene.player.cue('start', {});
    scene.play(900);
    const failed = scene.player.cue('fail', {});
    scene.rest();
    await failed;
    expect(shownRoll(scene)).toBe('50.00');
    expect(linesOf(scene, 'die')).toEqual(linesOf(table(), 'die'));
  });

  it('lets the player drag the gate only between rounds', () => {
    const scene = table();
    expect(scene.player.drag('down', 210, 500)).toBe(true);
    scene.player.drag('move', 60, 500);
    expect(scene.events).toEqual(['gate:dragged {"at":2500}', 'gate:dragged {"at":0}']);
    void scene.player.cue('start', {});
    expect(scene.player.drag('down', 210, 500)).toBe(false);
    expect(table({}, { canChoose: false }).player.drag('down', 210, 500)).toBe(false);
    expect(table().player.drag('down', 360, 200)).toBe(false);
  });

  it('colours the part of the track whose numbers win', () => {
    const gateOf = (more: Partial<DiceTypes['props']>): number =>
      Number(linesOf(table({}, more), 'gate')[0]?.split(' ')[6]);
    expect(gateOf({ target: 2_500, side: 'under' })).toBeCloseTo(placeOf(2_500), 3);
    expect(gateOf({ target: 2_500, side: 'over' })).toBeCloseTo(placeOf(7_500), 3);
  });
});
