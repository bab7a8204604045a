import type { ControlHint } from '../../../engine/studio-scene.ts';

/** How the studio edits the props and cues of a game with a falling ball. */
export const dropControls: Readonly<Record<string, ControlHint>> = {
  'props.bins.*': {
    min: 0,
    max: 100_000,
    money: false,
    note: 'hundredths of the stake; one bin more than rows',
  },
  'land.bins.*': { min: 0, max: 100_000, money: false },
  'land.path.*': { min: 0, max: 1, money: false },
  'land.stake': { money: true },
  'land.payout': { money: true },
};
