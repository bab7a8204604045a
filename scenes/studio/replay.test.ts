// Reads: contract, fair, scenes
import { describe, expect, it } from 'vitest';
import { formatExact, formatPrize } from '../../contract/money.ts';
import { createBlankArt } from '../engine/art.ts';
import { describeSprites } from '../parts/describe-sprites.ts';
import { plainAddress, readAddress, roundInstant, writeAddress } from './address.ts';
import type { AnyStudioScene } from '../engine/studio-scene.ts';
import { loadStudioScene, sceneNames } from './catalogue.ts';
import type { LoggedInput } from './input-log.ts';
import { createScriptPlayer, replay, type Script, type ScriptPlayer } from './script.ts';
import { scriptOf } from './session.ts';
import { scanTimeline } from './timeline-scan.ts';

const art = createBlankArt();
const format = {
  exact: (amount: number) => formatExact(amount),
  prize: (amount: number) => formatPrize(amount),
};
const definitions = await Promise.all(sceneNames.map(loadStudioScene));

const open = (definition: AnyStudioScene, script: Script, problems: string[] = []): ScriptPlayer =>
  createScriptPlayer(definition, script, { art, format, onProblem: (message) => problems.push(message) });

/** Plays as the editor does: in frames of unequal lengths, `speed` times as fast as the clock. */
function play(player: ScriptPlayer, to: number, speed: number): void {
  const frames = [16.7, 16.6, 33.4, 8.3, 16.7, 50, 16.6, 100];
  for (let index = 0; player.time < to; index++) {
    const next = Math.min(to, roundInstant(player.time + (frames[index % frames.length] ?? 16) * speed));
    player.advance(next - player.time);
  }
}

/** Returns a description of the picture at an instant that was reached by a jump, not by playing. */
function scrubbed(definition: AnyStudioScene, script: Script, at: number): string[] {
  const player = open(definition, script);
  replay(player, at);
  const picture = describeSprites(player.view);
  player.dispose();
  return picture;
}

describe.each(definitions)('replay of $name', (definition) => {
  it.each(Object.keys(definition.examples))(
    'shows the same picture after a jump to an instant as after playing up to it: example %s',
    (example) => {
      const instants = [...(definition.examples[example]?.photos ?? []).filter((at) => at < 12_000), 333.333];
      const played = open(definition, { example });
      for (const at of instants.toSorted((a, b) => a - b)) {
        play(played, at, 0.7);
        expect(describeSprites(played.view)).toEqual(scrubbed(definition, { example }, at));
      }
      expect(describeSprites(played.view).length).toBeGreaterThan(0);
      played.dispose();
    },
  );
});

describe('an input made by hand in the studio', () => {
  const grid = definitions.find(({ name }) => name === 'lucky-jackpot');
  const at = 1_987.654;

  /**
   * Plays the idle grid, starts and stops its draw by cues, changes a prop and presses it; returns these inputs and the
   * picture.
   */
  function playByHand(definition: AnyStudioScene): { inputLog: LoggedInput[]; picture: string[] } {
    const player = open(definition, { example: 'idle' });
    const inputLog: LoggedInput[] = [];
    const act = (time: number, input: LoggedInput): void => {
      play(player, time, 1);
      inputLog.push(player.perform(input));
    };
    act(412.345, { at: 0, cue: 'start', detail: {} });
    act(901.77, { at: 0, props: { chances: 1 } });
    act(1_100, { at: 0, cue: 'land', detail: { cell: 3, amount: 20_00 } });
    act(1_500.5, { at: 0, press: [360, 700] });
    play(player, at, 1);
    const picture = describeSprites(player.view);
    player.dispose();
    return { inputLog, picture };
  }

  it('has exactly the same effect when a link repeats it', () => {
    if (!grid) throw new Error('the grid is gone: choose another scene for this test');
    const { inputLog, picture } = playByHand(grid);
    const link = writeAddress({ ...plainAddress, scene: 'lucky-jackpot', example: 'idle', at, inputLog });
    const address = readAddress(link);
    expect(scrubbed(grid, scriptOf(address), address.at)).toEqual(picture);
    // Without the inputs the picture is different, so the comparison above proves something.
    expect(scrubbed(grid, { example: 'idle' }, at)).not.toEqual(picture);
  });

  it('is reported as a problem and throws no error if it is a cue that the scene does not have', async () => {
    if (!grid) throw new Error('the grid is gone: choose another scene for this test');
    const problems: string[] = [];
    const player = open(grid, { example: 'idle', inputLog: [{ at: 5, cue: 'fly', detail: {} }] }, problems);
    replay(player, 100);
    await Promise.resolve();
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain('the cue "fly" at 5 ms failed');
    player.dispose();
  });
});

describe('settings, seed and props in a link', () => {
  const wheel = definitions.find(({ name }) => name === 'jackpot-wheel');

  it("change the picture, except for a seed that is the example's own", () => {
    if (!wheel) throw new Error('the wheel is gone: choose another scene for this test');
    const plain = scrubbed(wheel, { example: 'mini' }, 900);
    expect(scrubbed(wheel, { example: 'mini', reduced: true }, 900)).not.toEqual(plain);
    expect(scrubbed(wheel, { example: 'mini', props: { isOpen: true } }, 0)).not.toEqual(
      scrubbed(wheel, { example: 'mini' }, 0),
    );
    expect(scrubbed(wheel, { example: 'mini', seed: '1' }, 900)).toEqual(plain);
  });
});

describe('timeline scan', () => {
  it('records every event with its time, and ends only after the picture has come to rest', () => {
    const wheel = definitions.find(({ name }) => name === 'jackpot-wheel');
    if (!wheel) throw new Error('the wheel is gone: choose another scene for this test');
    const events: { at: number; event: string }[] = [];
    const played: ScriptPlayer = createScriptPlayer(
      wheel,
      { example: 'mini' },
      {
        art,
        format,
        onEvent: (event) => events.push({ at: played.time, event }),
      },
    );
    replay(played, 15_000);
    played.dispose();
    const seen = scanTimeline(
      (onEvent) => createScriptPlayer(wheel, { example: 'mini' }, { art, format, onEvent }),
      8_000,
    );
    expect(seen.events.map(({ at, event }) => ({ at, event }))).toEqual(
      events.filter(({ at }) => at <= seen.length),
    );
    expect(seen.events.length).toBeGreaterThan(1);
    expect(seen.moving[0]?.[0]).toBe(0);
    expect(seen.length).toBeGreaterThan(8_000);
  });
});
