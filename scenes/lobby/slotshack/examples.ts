import { replaySlot } from '../../../fair/slots.ts';
import { SLOTSHACK } from '../../../fair/slots/slotshack.ts';
import type { Example } from '../../engine/studio-scene.ts';
import { restTimes, spinExample } from '../../parts/reels/example-kit.ts';
import { REEL_TIMINGS } from '../../parts/reels/reel-timing.ts';
import type { ReelTypes, ReelProps } from '../../parts/reels/types.ts';

/** Stake of a spin: ₱20, in hundredths of a coin. */
const BET = 2_000;
const props: ReelProps = {
  bet: BET,
  stops: [2, 2, 3],
  canSpin: true,
  turbo: false,
  hint: 'One line, right across the middle',
};

const outcomeOf = (...stops: readonly number[]) => replaySlot(SLOTSHACK, [stops], BET);

/** Returns the time at which the last reel stops, in ms. */
const lastOf = (
  outcome: ReturnType<typeof outcomeOf>,
  options: Parameters<typeof restTimes>[3] = {},
): number => Math.max(...restTimes(SLOTSHACK, props.stops, outcome, options));

const from = (start: number, ...instants: readonly number[]): number[] => instants.map((ms) => start + ms);

const nothing = outcomeOf(0, 0, 1);
const cherries = outcomeOf(0, 7, 0);
const bells = outcomeOf(2, 0, 1);
const bars = outcomeOf(0, 1, 6);
const triple = outcomeOf(5, 2, 3);
const sevens = outcomeOf(12, 6, 8);

const LATE = 8_000;

/** Named states of the Slotshack. */
export const examples: Readonly<Record<string, Example<ReelTypes>>> = {
  idle: { props, photos: [0, 6_300] },
  cruise: spinExample(props, nothing, [60, 240, 480]),
  slowing: spinExample(props, nothing, from(lastOf(nothing), -420, -250, -100)),
  landed: spinExample(props, nothing, from(lastOf(nothing), 40, 1_000)),
  small: spinExample(props, cherries, from(lastOf(cherries), 240, 1_900)),
  good: spinExample(props, bells, from(lastOf(bells), 240, 1_300, 2_600)),
  big: spinExample(props, bars, from(lastOf(bars), 1_500, 3_700, 5_600)),
  huge: spinExample(props, triple, from(lastOf(triple), 240, 2_500, 7_500)),
  // Photographs of the parts of the jackpot's celebration: the jackpot's name, the counting amount, the crown.
  jackpot: spinExample(props, sevens, from(lastOf(sevens), 1_900, 5_000, 8_300, 9_900)),
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
  reduced: { ...spinExample(props, bells, [200, 480, 1_400]), settings: { reduceMotion: true } },
  kind: {
    ...spinExample(props, bars, from(2_500, -100, 300, 2_000)),
    settings: { calmMode: true, minRoundMs: 2_500 },
  },
  turbo: spinExample(
    { ...props, turbo: true },
    cherries,
    from(lastOf(cherries, { timing: REEL_TIMINGS.turbo }), -120, 60, 900),
    { turbo: true },
  ),
  filipino: {
    ...spinExample({ ...props, hint: 'Isang linya, sa gitna' }, cherries, [0, lastOf(cherries) + 1_900], {
      locale: 'fil',
    }),
  },
};
