import type { Example, TimedCue } from '../../engine/studio-scene.ts';
import { CARD, FLOAT } from './tuning.ts';
import type { HalloweenTicketsTypes } from './types.ts';

type Cue = TimedCue<HalloweenTicketsTypes>;

/**
 * Props of the examples. A ticket's expected value is ₱0.625 (docs/product-rules.md, Halloween), here in whole
 * centavos.
 */
const props: HalloweenTicketsTypes['props'] = { tickets: 4, price: 62 };

const start: Cue = { at: 0, cue: 'start', detail: {} };
const AT = 700;
/** Returns the cues of a card that is requested and answered; its face is visible at the time UP. */
const drawn = (amount: number): Cue[] => [start, { at: AT, cue: 'land', detail: { amount } }];
const UP = AT + CARD.turnOut + CARD.turnIn;

/** Named states of the tickets scene, with a prize of each size. */
export const examples: Readonly<Record<string, Example<HalloweenTicketsTypes>>> = {
  idle: { props, photos: [0] },
  full: { props: { ...props, tickets: 10 }, photos: [0] },
  last: { props: { ...props, tickets: 1 }, photos: [0] },
  empty: { props: { ...props, tickets: 0 }, photos: [0] },
  return: { props, cues: drawn(33), photos: [200, 600, AT + 120, UP + 300] },
  small: { props, cues: drawn(1_00), photos: [UP + 300, UP + 900] },
  good: { props, cues: drawn(3_33), photos: [UP + 500, UP + 1_300, UP + 2_500] },
  big: { props, cues: drawn(19_33), photos: [UP + 500, UP + 2_000, UP + 4_400] },
  huge: { props, cues: drawn(62_66), photos: [UP + 500, UP + 2_400, UP + 5_900] },
  late: {
    props,
    cues: [start, { at: FLOAT.slowAfter + 1_500, cue: 'land', detail: { amount: 66 } }],
    photos: [1_000, FLOAT.slowAfter + 1_400],
  },
  failed: {
    props,
    cues: [start, { at: 1_000, cue: 'fail', detail: { refused: true } }],
    photos: [1_100, 1_300],
  },
  stored: {
    props,
    cues: [{ at: 0, cue: 'land', detail: { amount: 1_66, instant: true } }],
    photos: [0, 2_000],
  },
  skipped: {
    props,
    cues: [...drawn(62_66), { at: UP + 100, cue: 'skip', detail: {} }],
    photos: [UP + 116],
  },
  reduced: { props, cues: drawn(19_33), photos: [300, 1_400], settings: { reduceMotion: true } },
  kind: {
    props,
    cues: drawn(62_66),
    photos: [3_400, 4_600],
    settings: { calmMode: true, minRoundMs: 2_500 },
  },
  filipino: { props, cues: drawn(19_33), photos: [UP + 4_400], settings: { locale: 'fil' } },
};
