import type { Example, TimedCue } from '../../engine/studio-scene.ts';
import { RESULT } from '../models/round/round-result.ts';
import { DEAL, REVEAL } from './tuning.ts';
import type { Guess, HiloTypes, HiloView } from './types.ts';

type Cue = TimedCue<HiloTypes>;

/** Time at which the server's answer arrives on an ordinary network, ms after the press. */
const ANSWER = 200;

/**
 * Number of the first card, the seven of hearts. `cards` lists the guesses, each with the number of the card that
 * followed it.
 */
const START = 21;
const cards: readonly (readonly [Guess, number])[] = [
  ['higher', 31],
  ['lower', 4],
  ['higher', 42],
  ['skip', 37],
  ['lower', 18],
  ['higher', 50],
  ['same', 49],
  ['higher', 6],
  ['higher', 26],
  ['lower', 11],
];
const viewOf = (steps: number, more: Partial<HiloView> = {}): HiloView => ({
  status: 'open',
  stake: 20_00,
  payout: 0,
  start: START,
  taken: cards.slice(0, steps).map(([guess, card]) => ({ guess, card })),
  ...more,
});
const props: HiloTypes['props'] = { view: null };
const open: HiloTypes['props'] = { view: viewOf(3) };
const step = (view: HiloView): Cue[] => [
  { at: 0, cue: 'press', detail: { guess: view.taken.at(-1)?.guess ?? 'skip' } },
  { at: ANSWER, cue: 'show', detail: view },
];
const cashed = (view: HiloView, payout: number): Cue[] => [
  { at: 0, cue: 'show', detail: { ...view, status: 'cashedOut', payout } },
];
const lost = viewOf(3, { status: 'lost', taken: [...viewOf(3).taken, { guess: 'higher', card: 14 }] });
const END = REVEAL.ms + RESULT.amountAt;

/** Examples of hilo: named states that the studio plays and the visual tests photograph. */
export const examples: Readonly<Record<string, Example<HiloTypes>>> = {
  ready: { props, photos: [0] },
  deal: { props: open, cues: step(viewOf(4)), photos: [ANSWER + DEAL.ms * 0.4] },
  won: { props: open, cues: cashed(viewOf(3), 61_20), photos: [END + 500] },
  lost: { props: open, cues: step(lost), photos: [ANSWER + DEAL.ms + 600] },
  long: { props: { view: viewOf(10) }, photos: [0] },
  big: { props: open, cues: cashed(viewOf(7), 1_540_00), photos: [END + 1_800] },
  reduced: { props: open, cues: step(viewOf(4)), settings: { reduceMotion: true }, photos: [500] },
  filipino: { props: open, settings: { locale: 'fil' }, photos: [0] },
};
