import { expect, it } from 'vitest';
import { playRound, setTable } from '../models/round/test-kit.ts';
import { dice } from './definition.ts';
import { GLIDE } from './tuning.ts';
import type { DiceTypes, Landing } from './types.ts';

const props: DiceTypes['props'] = { target: 5_000, side: 'over', line: 'Over 50.00' };
const lost: Landing = { roll: 24_18, stake: 20_00, payout: 0 };
const won: Landing = { roll: 72_35, stake: 20_00, payout: 39_60 };

it('the die is heard rolling at the press and touching the track three times, more softly each time, whatever the outcome', () => {
  const heard = (landing: Landing) => {
    const scene = setTable(dice, props);
    playRound(scene, landing);
    scene.play(GLIDE.ms - 1);
    return scene.sound.played;
  };
  const sounds = heard(lost);
  expect(sounds.map(({ cue }) => cue)).toEqual(['ui.press', 'die.roll', 'die.hit', 'die.hit', 'die.hit']);
  const gains = sounds.slice(2).map(({ gain }) => gain);
  expect(gains).toEqual(gains.toSorted((a, b) => b - a));
  for (const landing of [won, { ...won, payout: 2_000_00 }, { ...lost, roll: 49_99 }])
    expect(heard(landing)).toEqual(sounds);
});

it('the die is heard on the track only after the answer arrives, and only once if a press skips to the end', () => {
  const scene = setTable(dice, props);
  void scene.player.cue('start', {});
  scene.play(5_000);
  expect(scene.sound.played.map(({ cue }) => cue)).toEqual(['ui.press', 'die.roll']);
  void scene.player.cue('land', lost);
  scene.player.press(360, 300);
  scene.rest();
  expect(scene.sound.played.slice(2).map(({ cue }) => cue)).toEqual(['die.hit', 'ui.soft']);
});

it('turbo rounds play the same sounds as normal ones, and rounds with reduced motion play no sound of the die', () => {
  const heard = (settings: { readonly turbo?: boolean; readonly reduceMotion?: boolean }): string[] => {
    const scene = setTable(dice, props, settings);
    playRound(scene, lost);
    scene.rest();
    return scene.sound.played.map(({ cue }) => cue);
  };
  expect(heard({ turbo: true })).toEqual(heard({}));
  expect(heard({ reduceMotion: true })).toEqual(['ui.press', 'ui.soft']);
});
