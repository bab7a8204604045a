import { describe, expect, it } from 'vitest';
import { waysSpin } from '../../../fair/reels/ways-reels.ts';
import { WAYS_REELS } from '../../../fair/tables/reels-ways.ts';
import { createBlankArt } from '../../engine/art.ts';
import type { SceneSettings } from '../../engine/definition.ts';
import { createScenePlayer, type ScenePlayer } from '../../engine/scene-player.ts';
import { createRecordingSound } from '../../engine/sound.ts';
import type { ShownOutcome } from '../../parts/reels/outcome.ts';
import { shownSymbols } from '../models/reels/test-kit.ts';
import type { ReelTypes } from '../../parts/reels/types.ts';
import { studioScene } from './studio.ts';
import { MACHINE, waysRules } from './reel-config.ts';

const BET = 2_000;
const RULES = waysRules('mid', 9600);
/** Positions of the reels at which wilds are visible on the second and the third reel. */
const WILD = [10, 23, 28, 16, 37];
const NOTHING = [39, 1, 6, 15, 36];
const art = createBlankArt();
const format = { exact: String, prize: String };

function outcomeOf(stops: readonly number[]): ShownOutcome {
  const spin = waysSpin(WAYS_REELS.mid, RULES.strips, { stops, bet: BET, multiplier: 1 });
  return { bet: BET, spins: [spin], total: spin.win };
}

function play(settings: Partial<SceneSettings> = {}) {
  const events: { event: string; at: number; detail: object }[] = [];
  const player: ScenePlayer<ReelTypes> = createScenePlayer(studioScene, {
    art,
    format,
    settings,
    sound: createRecordingSound(),
    props: { bet: BET, stops: NOTHING, canSpin: true },
    onEvent: (event, detail) => events.push({ event, at: player.time, detail }),
  });
  const runOn = (ms: number): void => {
    const end = player.time + ms;
    while (player.time < end - 1e-6) player.advance(Math.min(25, end - player.time));
  };
  return { player, events, runOn };
}

describe('a wild of the ways reels', () => {
  it.each([{}, { turbo: true }, { reduceMotion: true }])(
    'fills its reel before any win is shown (settings %o)',
    (settings) => {
      const { player, events, runOn } = play(settings);
      void player.cue('spin', {});
      void player.cue('land', { outcome: outcomeOf(WILD) });
      runOn(6_000);
      expect(events.map(({ event }) => event)).toContain('spin:shown');
      const shown = shownSymbols(player.view, MACHINE);
      expect([shown[1], shown[2]]).toEqual([
        ['wild', 'wild', 'wild'],
        ['wild', 'wild', 'wild'],
      ]);
      expect(shown[0]).toEqual(['d', 'f', 'g']);
      player.dispose();
    },
  );

  it('has left its reel when the next spin starts', () => {
    const { player, runOn } = play();
    void player.cue('spin', {});
    void player.cue('land', { outcome: outcomeOf(WILD) });
    runOn(6_000);
    void player.cue('spin', {});
    void player.cue('land', { outcome: outcomeOf(NOTHING) });
    runOn(4_000);
    expect(shownSymbols(player.view, MACHINE)).toEqual(
      [
        ['d', 'g', 'g'],
        ['f', 'e', 'c'],
        ['f', 'e', 'wild'],
        ['f', 'c', 'g'],
        ['f', 'f', 'g'],
      ].map((column) => (column.includes('wild') ? ['wild', 'wild', 'wild'] : column)),
    );
    player.dispose();
  });

  it('fills its reel at once if a press skips the motion', () => {
    const { player, events, runOn } = play();
    const landed = (): number | undefined => events.find(({ event }) => event === 'spin:landed')?.at;
    void player.cue('spin', {});
    void player.cue('land', { outcome: outcomeOf(WILD) });
    const stopped = (): boolean => events.some(({ detail }) => 'reel' in detail && detail.reel === 4);
    while (!stopped()) runOn(25);
    runOn(150);
    expect(landed()).toBeUndefined();
    player.press(360, 400);
    runOn(25);
    expect(landed()).toBeDefined();
    player.dispose();
  });
});

it('if no answer came, the reels show the previous symbols again, and report only that they stopped', () => {
  const { player, events, runOn } = play();
  void player.cue('spin', {});
  runOn(1_000);
  void player.cue('fail', {});
  runOn(2_000);
  expect(events.filter(({ event }) => event !== 'reel:stopped')).toEqual([]);
  expect(shownSymbols(player.view, MACHINE)[0]).toEqual(['d', 'g', 'g']);
  player.dispose();
});
