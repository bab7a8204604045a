import type { Example, TimedCue } from '../../engine/studio-scene.ts';
import { BOB, CARD, WIPE } from './tuning.ts';
import type { Card, Point, ScratchCardTypes, Winnings } from './types.ts';

type Cue = TimedCue<ScratchCardTypes>;

/** Prizes and price in the examples, in hundredths of a coin (docs/product-rules.md, Scratch cards). */
const props: ScratchCardTypes['props'] = {
  prizes: [2_00, 5_00, 10_00, 20_00, 50_00, 100_00, 500_00, 5_000_00],
  price: 5_00,
  waiting: 0,
  canBuy: true,
  line: 'Win up to ₱5,000',
  noPrize: 'No prize on this card',
};

const nothing: Card = { faces: [0, 1, 2, 3, 0, 4, 1, 5, 2], prize: 0 };
const plain: Card = { faces: [1, 0, 3, 2, 1, 4, 5, 1, 0], prize: 5_00 };
const small: Card = { faces: [3, 0, 1, 3, 2, 5, 0, 4, 3], prize: 20_00 };
const good: Card = { faces: [0, 4, 2, 1, 4, 3, 6, 2, 4], prize: 50_00 };
const huge: Card = { faces: [7, 0, 2, 3, 7, 1, 5, 2, 7], prize: 5_000_00 };
/** A card with a big win. At ₱5 no prize is 25 to 100 times a card's price; here a card costs ₱10. */
const big: Card = { faces: [6, 0, 2, 6, 7, 1, 5, 6, 3], prize: 500_00 };
const dearer = { ...props, price: 10_00 };

/** Returns the cue that puts a covered card on the table at the start. */
const lying = (card: Card): Cue => ({ at: 0, cue: 'deal', detail: { card, instant: true } });

/**
 * Returns the cues of a pointer that rubs up and down across the foil up to `toX` (design pixels), one line every 60
 * ms.
 */
function rubbing(from: number, toX: number): Cue[] {
  const points: Point[] = [];
  for (let x = 92; x <= toX; x += 44) {
    const isDown = ((x - 92) / 44) % 2 === 0;
    points.push([x, isDown ? 352 : 850], [x + 22, isDown ? 850 : 352]);
  }
  return points.slice(1).map((point, index) => ({
    at: from + index * 60,
    cue: 'stroke',
    detail: { points: [points[index] ?? point, point] },
  }));
}

/** Returns the cues that reveal the whole card at once; its result begins at the time RESULT. */
const revealed = (card: Card, row?: Winnings): Cue[] => [
  lying(card),
  { at: 100, cue: 'revealAll', detail: row ? { row } : {} },
];
const RESULT = 100 + WIPE.ms;

const half = rubbing(200, 268);
const wiping = rubbing(200, 620);
/** Time, in ms, at which the pointer starts the line after which half of the foil is rubbed off. */
const HALF_GONE = 200 + 60 * 12;
const LATE = BOB.slowAfter + 1_300;

/** Named states of the scratch card. */
export const examples: Readonly<Record<string, Example<ScratchCardTypes>>> = {
  idle: { props, photos: [0] },
  deal: {
    props,
    cues: [{ at: 0, cue: 'deal', detail: { card: small } }],
    photos: [120, CARD.flipIn + 20],
  },
  covered: { props, cues: [lying(small)], photos: [0, 3_900, 5_300] },
  half: { props, cues: [lying(good), ...half], photos: [380, 700, 1_400] },
  wiped: {
    props,
    cues: [lying(small), ...wiping],
    photos: [HALF_GONE, HALF_GONE + 140, HALF_GONE + 360, HALF_GONE + 900],
  },
  nothing: { props, cues: revealed(nothing), photos: [100 + WIPE.ms / 2, RESULT + 300] },
  return: { props, cues: revealed(plain), photos: [RESULT + 700] },
  small: { props, cues: revealed(small), photos: [RESULT + 120, RESULT + 620, RESULT + 1_900] },
  good: {
    props,
    cues: revealed(good),
    photos: [RESULT + 240, RESULT + 1_100, RESULT + 2_600, RESULT + 4_800],
  },
  big: {
    props: dearer,
    cues: revealed(big),
    photos: [RESULT + 900, RESULT + 2_000, RESULT + 4_300],
  },
  huge: {
    props,
    cues: revealed(huge),
    photos: [RESULT + 420, RESULT + 1_300, RESULT + 3_000, RESULT + 6_500],
  },
  'row-won': {
    props: { ...props, waiting: 9 },
    cues: revealed(nothing, { prize: 270_00, price: 50_00 }),
    photos: [RESULT + 900, RESULT + 2_600],
  },
  'row-returned': {
    props: { ...props, waiting: 9 },
    cues: revealed(plain, { prize: 32_00, price: 50_00 }),
    photos: [RESULT + 900],
  },
  row: {
    props: { ...props, waiting: 9, line: 'Card 1 of 10' },
    cues: [lying(nothing), ...half],
    photos: [0, 1_400],
  },
  next: {
    props: { ...props, waiting: 8 },
    cues: [...revealed(nothing), { at: 1_000, cue: 'deal', detail: { card: small } }],
    photos: [1_140, 1_340, 1_700],
  },
  late: {
    props,
    cues: [
      { at: 0, cue: 'deal', detail: {} },
      { at: LATE, cue: 'face', detail: { card: small } },
    ],
    photos: [160, 740, LATE + 90, LATE + 600],
  },
  failed: {
    props,
    cues: [
      { at: 0, cue: 'deal', detail: {} },
      { at: 1_000, cue: 'fail', detail: {} },
    ],
    photos: [1_100],
  },
  refused: {
    props,
    cues: [
      { at: 0, cue: 'deal', detail: {} },
      { at: 400, cue: 'fail', detail: { refused: true } },
    ],
    photos: [500, 700],
  },
  blocked: { props: { ...props, canBuy: false, line: '' }, photos: [0] },
  skipped: {
    props,
    cues: [...revealed(huge), { at: RESULT + 200, cue: 'skip', detail: {} }],
    photos: [RESULT + 199, RESULT + 216],
  },
  reduced: {
    props,
    cues: revealed(good),
    photos: [200, 400, 1_400],
    settings: { reduceMotion: true },
  },
  kind: {
    props,
    cues: revealed(huge),
    photos: [RESULT + 900, RESULT + 2_400],
    settings: { calmMode: true, minRoundMs: 2_500 },
  },
  turbo: {
    props: { ...props, waiting: 3 },
    cues: [...revealed(nothing), { at: 900, cue: 'deal', detail: { card: small } }],
    photos: [980, 1_140, 1_300],
    settings: { turbo: true },
  },
  filipino: {
    props: { ...props, line: 'Manalo ng hanggang ₱5,000', noPrize: 'Walang premyo sa card na ito' },
    cues: [lying(nothing), { at: 400, cue: 'revealAll', detail: {} }],
    photos: [0, 1_400],
    settings: { locale: 'fil' },
  },
};
