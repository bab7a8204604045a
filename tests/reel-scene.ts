import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { replaySlot, type Slot, type SlotResult, spinSlot } from '../fair/slots.ts';
import type { SceneSettings } from '../scenes/engine/definition.ts';
import type { StudioScene } from '../scenes/engine/studio-scene.ts';
import type { HallMachine } from '../scenes/hall/models/reels/hall-reels.ts';
import { ruledStream } from '../scenes/hall/models/reels/ruled-stream.ts';
import { playExample, shownSymbols, type Table, table } from '../scenes/hall/models/reels/test-kit.ts';
import type { ReelTypes } from '../scenes/parts/reels/types.ts';

/** Stake of every spin, in hundredths: ₱20. */
const BET = 2_000;

/** Rules of a slot scene, with the stops of sample spins: one losing spin, and one for each level of celebration. */
export interface ReelSceneRules {
  readonly slot: Slot;
  readonly machine: HallMachine;
  /** Stop of each reel for a losing spin. */
  readonly lost: readonly number[];
  /** Sound cues that celebrate a win, each with the stops of a win that plays it. */
  readonly won: readonly (readonly [cue: string, stops: readonly number[]])[];
}

/** Returns a function that opens the scene at rest after the losing spin, and functions with which tests play spins. */
function benchOf(scene: StudioScene<ReelTypes>, { slot, machine, lost }: ReelSceneRules) {
  return {
    stood: (settings: Partial<SceneSettings> = {}): Table<ReelTypes> =>
      table(scene, { bet: BET, stops: lost, canSpin: true }, settings),
    outcomeOf: (...stops: readonly (readonly number[])[]): SlotResult => replaySlot(slot, stops, BET),
    begin(shown: Table<ReelTypes>, outcome: SlotResult, answer = 300): void {
      void shown.player.cue('spin', {});
      shown.play(answer);
      void shown.player.cue('land', { outcome });
    },
    /** Returns the names of the symbols in the last spin's window, by column; an empty name for a blank. */
    lastWindow: ({ spins }: SlotResult): string[][] =>
      (spins.at(-1)?.window ?? []).map((column) =>
        Array.from(column, (symbol) => machine.symbols[symbol] ?? ''),
      ),
    named: (shown: Table<ReelTypes>, name: string): string[] =>
      shown.events.filter((event) => event.startsWith(`${name} `)),
  };
}
type Bench = ReturnType<typeof benchOf>;

/** Defines the tests that every scene with the slots' rules must pass. */
export function checkReelScene(scene: StudioScene<ReelTypes>, rules: ReelSceneRules): void {
  const bench = benchOf(scene, rules);
  describe(`${scene.name}, reel by reel`, () => {
    it.each(Object.keys(scene.examples))(
      'plays the example %s and leaves nothing moving or playing',
      (name) => {
        expect(playExample(scene, name)).toEqual({ moves: false, looping: [], isGone: true });
      },
    );
    checkLanding(bench, rules);
    checkWins(bench, rules);
    checkFailure(bench, rules);
    checkCalm(bench, rules);
  });
}

function checkLanding({ stood, begin, lastWindow }: Bench, { slot, machine }: ReelSceneRules): void {
  it("stops on the outcome's symbols in every round, with any settings and any delay of the response", () => {
    const settings = fc.record({ calmMode: fc.boolean(), turbo: fc.boolean(), reduceMotion: fc.boolean() });
    const round = fc.tuple(fc.nat(100_000), fc.integer({ min: 0, max: 5_000 }), fc.boolean());
    fc.assert(
      fc.property(fc.array(round, { minLength: 1, maxLength: 3 }), settings, (rounds, chosen) => {
        const shown = stood(chosen);
        for (const [label, answer, isSkipped] of rounds) {
          const outcome = spinSlot(slot, ruledStream(`reels ${label}`), BET);
          begin(shown, outcome, answer);
          shown.play(700);
          if (isSkipped) void shown.player.cue('skip', { all: true });
          shown.rest();
          expect(shownSymbols(shown.player.view, machine)).toEqual(lastWindow(outcome));
          expect(shown.events.at(-1)).toBe(
            `spin:closed ${JSON.stringify({ total: outcome.total, isJackpot: false })}`,
          );
        }
        shown.player.dispose();
      }),
      { numRuns: 15 },
    );
  });
}

function checkWins({ stood, begin, outcomeOf, named }: Bench, { machine, lost, won }: ReelSceneRules): void {
  it('reports the win only when all reels have stopped', () => {
    const shown = stood();
    const outcome = outcomeOf(won[0]?.[1] ?? lost);
    begin(shown, outcome);
    while (named(shown, 'reel:stopped').length < machine.columns) {
      expect(named(shown, 'spin:landed')).toEqual([]);
      shown.play(17);
    }
    shown.rest();
    expect(shown.events.filter((event) => !event.startsWith('reel:'))).toEqual([
      `spin:landed ${JSON.stringify({ win: outcome.total })}`,
      `spin:shown ${JSON.stringify({ total: outcome.total })}`,
      `spin:closed ${JSON.stringify({ total: outcome.total, isJackpot: false })}`,
    ]);
  });

  it('celebrates a win by its multiple of the stake, and never celebrates a loss', () => {
    const voices = (stops: readonly number[]): string[] => {
      const shown = stood();
      begin(shown, outcomeOf(stops));
      shown.rest();
      return shown.sound.played.map(({ cue }) => cue).filter((cue) => cue.startsWith('win.'));
    };
    expect(outcomeOf(lost).total).toBe(0);
    expect(voices(lost)).toEqual([]);
    for (const [cue, stops] of won) expect(voices(stops)).toEqual([cue]);
  });
}

function checkFailure(
  { stood, outcomeOf, lastWindow, named }: Bench,
  { machine, lost }: ReelSceneRules,
): void {
  it('shows the previous symbols again and stops its sound when a spin gets no response', () => {
    const shown = stood();
    const before = shownSymbols(shown.player.view, machine);
    expect(before).toEqual(lastWindow(outcomeOf(lost)));
    void shown.player.cue('spin', {});
    shown.play(900);
    expect(shownSymbols(shown.player.view, machine)).not.toEqual(before);
    expect(shown.sound.looping()).not.toEqual([]);
    void shown.player.cue('fail', {});
    shown.rest();
    expect(shownSymbols(shown.player.view, machine)).toEqual(before);
    expect(shown.sound.looping()).toEqual([]);
    expect(named(shown, 'spin:closed')).toEqual([]);
  });
}

function checkCalm({ stood, begin, outcomeOf, named }: Bench, { machine, lost, won }: ReelSceneRules): void {
  it('keeps symbols in their three rows when motion is reduced', () => {
    const shown = stood({ reduceMotion: true });
    begin(shown, outcomeOf(won[0]?.[1] ?? lost));
    const { y: top, height } = machine.window;
    const rows = new Set<number>();
    for (let step = 0; step < 150; step++) {
      shown.play(33);
      const inside = [...shown.seen('symbol-'), ...shown.seen('blur-')].filter(
        ({ y }) => y > top && y < top + height,
      );
      for (const { y } of inside) rows.add(Math.round(((y - top) / height) * machine.rows * 100));
    }
    expect([...rows].toSorted((a, b) => a - b)).toEqual([50, 150, 250]);
    expect(named(shown, 'spin:shown')).toHaveLength(1);
  });
}
