import { payoutOf } from '../../../fair/bets.ts';
import { firstShownAt } from '../../../fair/shared/curve.ts';
import type { Example, TimedCue } from '../../engine/studio-scene.ts';
import type { CrashTypes } from './types.ts';

type Cue = TimedCue<CrashTypes>;

const flying: CrashTypes['props'] = { line: 'Cash out before it bursts' };
const run: Cue = { at: 0, cue: 'run', detail: { elapsedMs: 0 } };
const burst = (endsAt: number): Cue => ({ at: firstShownAt(endsAt + 1), cue: 'burst', detail: { endsAt } });
const off = (multiplier: number, stake: number): Cue => ({
  at: firstShownAt(multiplier),
  cue: 'off',
  detail: { multiplier, stake, payout: payoutOf(stake, multiplier), isRiding: false },
});
const flags: Cue[] = [
  { at: 5_000, cue: 'flag', detail: { name: 'ma***ra', multiplier: 134 } },
  { at: 6_200, cue: 'flag', detail: { name: 'Jo***el', multiplier: 145 } },
];

/** Examples of crash: named states that the studio plays and the visual tests photograph. */
export const examples: Readonly<Record<string, Example<CrashTypes>>> = {
  ready: {
    props: { line: 'Bets close in 5 s' },
    cues: [{ at: 0, cue: 'bets', detail: { leftMs: 5_000, totalMs: 7_000 } }],
    photos: [400],
  },
  waiting: {
    props: { line: 'The next round begins soon' },
    cues: [{ at: 0, cue: 'wait', detail: {} }],
    photos: [0],
  },
  flight: { props: flying, cues: [run, ...flags, burst(347)], photos: [6_700] },
  won: { props: flying, cues: [run, off(200, 20_00), burst(347)], photos: [firstShownAt(200) + 700] },
  big: {
    props: flying,
    cues: [
      { at: 0, cue: 'run', detail: { elapsedMs: 52_000 } },
      { ...off(26_00, 50_00), at: 2_400 },
      { ...burst(26_80), at: 4_800 },
    ],
    photos: [4_200],
  },
  lost: { props: flying, cues: [run, burst(186)], photos: [firstShownAt(187) + 260] },
  reduced: {
    props: flying,
    cues: [run, burst(186)],
    settings: { reduceMotion: true },
    photos: [4_000],
  },
  filipino: {
    props: { line: 'Mag-cash out bago ito pumutok' },
    cues: [
      { at: 0, cue: 'run', detail: { elapsedMs: 20_000 } },
      { ...burst(347), at: 1_500 },
    ],
    settings: { locale: 'fil' },
    photos: [600],
  },
};
