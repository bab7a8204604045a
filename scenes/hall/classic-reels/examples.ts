import { classicSlot } from '../../../fair/reels/line-reels.ts';
import { replaySlot } from '../../../fair/slots.ts';
import type { Example } from '../../engine/studio-scene.ts';
import { restTimes, RESULT_AT, spinExample } from '../../parts/reels/example-kit.ts';
import { REEL_TIMINGS } from '../../parts/reels/reel-timing.ts';
import type { ReelProps, ReelTypes } from '../../parts/reels/types.ts';

const SLOT = classicSlot('mid', 9600);
/** Stake of a spin, in hundredths of a peso: ₱20. */
const BET = 2_000;
const props: ReelProps = {
  bet: BET,
  stops: [24, 42, 3],
  canSpin: true,
  hint: 'One line, right across the middle',
};

const outcomeOf = (...stops: readonly number[]) => replaySlot(SLOT, [stops], BET);
const cherries = outcomeOf(40, 21, 2);
const bells = outcomeOf(16, 46, 3);
const bars = outcomeOf(35, 7, 12);
const sevens = outcomeOf(21, 42, 35);

/** Returns the time at which the last reel stops, ms after the press. */
const lastOf = (
  outcome: ReturnType<typeof outcomeOf>,
  options: Parameters<typeof restTimes>[3] = {},
): number => Math.max(...restTimes(SLOT, props.stops, outcome, options));

/** Examples of the hall's classic reels: named states that the studio plays and the visual tests photograph. */
export const examples: Readonly<Record<string, Example<ReelTypes>>> = {
  ready: { props, photos: [0] },
  cruise: spinExample(props, cherries, [480]),
  small: spinExample(props, cherries, [lastOf(cherries) + 1_900]),
  good: spinExample(props, bells, [lastOf(bells) + 1_300]),
  big: spinExample(props, bars, [lastOf(bars) + 3_700]),
  huge: spinExample(props, sevens, [lastOf(sevens) + 5_200]),
  reduced: { ...spinExample(props, bells, [RESULT_AT + 1_400]), settings: { reduceMotion: true } },
  filipino: spinExample(
    { ...props, hint: 'Isang linya, sa gitna mismo' },
    cherries,
    [lastOf(cherries, { timing: REEL_TIMINGS.turbo }) + 1_300],
    { locale: 'fil', turbo: true },
  ),
};
