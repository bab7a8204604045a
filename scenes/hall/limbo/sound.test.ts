import { expect, it } from 'vitest';
import { playRound, setTable } from '../models/round/test-kit.ts';
import { limbo } from './definition.ts';
import { RISE } from './tuning.ts';
import type { Landing, LimboTypes } from './types.ts';

const props: LimboTypes['props'] = { target: 2_00, mark: '2x', line: 'Reach 2x' };
const lost: Landing = { result: 1_38, stake: 20_00, payout: 0 };
const won: Landing = { result: 3_47, stake: 20_00, payout: 40_00 };

it.each([
  [false, RISE.ms],
  [true, RISE.turboMs],
])(
  'the burner is heard at the rise and the rope at the stop, whatever the result; turbo: %s',
  (turbo, ms) => {
    const heard = (landing: Landing, until: number) => {
      const scene = setTable(limbo, props, { turbo });
      playRound(scene, landing);
      scene.play(until);
      return scene.sound.played;
    };
    const before = heard(lost, ms - 1);
    expect(before.map(({ cue }) => cue)).toEqual(['ui.press', 'burner']);
    for (const landing of [
      won,
      { ...won, result: 9_000_000_00, payout: 2_000_00 },
      { ...lost, result: 1_00 },
    ])
      expect(heard(landing, ms - 1)).toEqual(before);
    expect(heard(lost, ms + 2_000).map(({ cue }) => cue)).toEqual([
      'ui.press',
      'burner',
      'rope.taut',
      'ui.soft',
    ]);
  },
);
