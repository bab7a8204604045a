import { replaySlot } from '../../fair/slots.ts';
import { SLOTSHACK } from '../../fair/slots/slotshack.ts';
import type { Example } from '../engine/definition.ts';
import { restsOf, round } from '../parts/reels/example-kit.ts';
import { PACES } from '../parts/reels/pace.ts';
import type { ReelGame, ReelProps } from '../parts/reels/types.ts';

/** ₱20 a spin. */
const BET = 2_000;
const props: ReelProps = {
  bet: BET,
  stops: [2, 2, 3],
  canSpin: true,
  turbo: false,
  hint: 'One line, right across the middle',
};

const outcomeOf = (...stops: readonly number[]) => replaySlot(SLOTSHACK, [stops], BET);

/** The instant at which the last reel rests, ms. */
const lastOf = (outcome: ReturnType<typeof outcomeOf>, options: Parameters<typeof restsOf>[3] = {}): number =>
  Math.max(...restsOf(SLOTSHACK, props.stops, outcome, options));

const from = (start: number, ...instants: readonly number[]): number[] => instants.map((ms) => start + ms);

const nothing = outcomeOf(0, 0, 1);
const cherries = outcomeOf(0, 7, 0);
const bells = outcomeOf(2, 0, 1);
const bars = outcomeOf(1, 3, 5);
const triple = outcomeOf(5, 2, 3);
const sevens = outcomeOf(12, 6, 8);

const LATE = 8_000;

/** The named states of the sari-sari store. */
export const examples: Readonly<Record<string, Example<ReelGame>>> = {
  idle: { props, photos: [0, 6_300] },
  cruise: round(props, nothing, [60, 240, 480]),
  slowing: round(props, nothing, from(lastOf(nothing), -420, -250, -100)),
  landed: round(props, nothing, from(lastOf(nothing), 40, 1_000)),
  small: round(props, cherries, from(lastOf(cherries), 240, 1_900)),
  medium: round(props, bells, from(lastOf(bells), 240, 900, 3_000)),
  big: round(props, bars, from(lastOf(bars), 700, 6_500)),
  huge: round(props, triple, from(lastOf(triple), 240, 6_500)),
  jackpot: round(props, sevens, from(lastOf(sevens), 240, 700, 4_300)),
  late: {
    props,
    cues: [
      { at: 0, cue: 'spin', detail: {} },
      { at: LATE, cue: 'land', detail: { outcome: cherries } },
    ],
    photos: [3_020, 7_000, LATE + 1_500],
  },
  failed: {
    props,
    cues: [
      { at: 0, cue: 'spin', detail: {} },
      { at: 2_000, cue: 'fail', detail: {} },
    ],
    photos: [1_990, 2_700],
  },
  reduced: { ...round(props, bells, [200, 480, 1_400]), settings: { reduceMotion: true } },
  kind: {
    ...round(props, bars, from(2_500, -100, 300, 2_000)),
    settings: { calmMode: true, minRoundMs: 2_500 },
  },
  turbo: round(
    { ...props, turbo: true },
    cherries,
    from(lastOf(cherries, { pace: PACES.turbo }), -120, 60, 900),
    { turbo: true },
  ),
  filipino: {
    ...round({ ...props, hint: 'Isang linya, sa gitna' }, cherries, [0, lastOf(cherries) + 1_900], {
      locale: 'fil',
    }),
  },
};
