import { describe, expect, it } from 'vitest';
import type { SceneDefinition } from '../../../engine/definition.ts';
import { playRound, setTable } from '../round/test-kit.ts';
import { FALL } from './tuning.ts';
import type { DropTypes, Landing } from './types.ts';

const ROWS = 12;
const bins = Array.from({ length: ROWS + 1 }, (_, bin) => 50 + Math.abs(bin - ROWS / 2) * 100);
const fallen = (path: readonly number[], payout = 0): Landing => ({ bins, path, stake: 10_00, payout });
const left = Array.from({ length: ROWS }, () => 0);
const zigzag = left.map((_, row) => row % 2);

/**
 * Declares the sound tests of a game with a falling ball; `lands` is the sound with which the ball falls into a bin.
 */
export function describeDropSounds(definition: SceneDefinition<DropTypes>, lands: string): void {
  describe(`the sound of a ball of ${definition.name}`, () => {
    const heard = (landing: Landing, ms: number, settings = {}) => {
      const scene = setTable(definition, { bins }, settings);
      playRound(scene, landing);
      scene.play(ms);
      return scene.sound.played;
    };

    it('has a tap at every peg, each lower than the one before, and then the landing', () => {
      const sounds = heard(fallen(left), (ROWS + 1) * FALL.hopMs + FALL.dipMs + 100);
      const pegs = sounds.filter(({ cue }) => cue === 'peg.tap');
      expect(sounds.map(({ cue }) => cue)).toEqual([
        'ui.press',
        ...left.map(() => 'peg.tap'),
        lands,
        'ui.soft',
      ]);
      const rates = pegs.map(({ rate }) => rate);
      expect(rates).toEqual(rates.toSorted((a, b) => b - a));
    });

    it('is the same for every path and payout', () => {
      const ms = (ROWS + 1) * FALL.hopMs + FALL.dipMs - 1;
      expect(heard(fallen(zigzag, 2_000_00), ms)).toEqual(heard(fallen(left), ms));
    });

    it('has no more taps in turbo rounds than in normal ones, and only the landing if a press skips to the end', () => {
      expect(heard(fallen(left), 10_000, { turbo: true }).length).toBeLessThanOrEqual(
        heard(fallen(left), 10_000).length,
      );
      const scene = setTable(definition, { bins });
      playRound(scene, fallen(left));
      scene.player.press(360, 300);
      scene.rest();
      expect(scene.sound.played.map(({ cue }) => cue)).toEqual(['ui.press', lands, 'ui.soft']);
    });
  });
}
