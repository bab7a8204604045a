import type { Example, SceneSettings, TimedCue } from '../../engine/definition.ts';
import { RESULT } from '../round/round-result.ts';
import type { StallLanding, StallProps, StallTypes } from './types.ts';

/** When the answer of an ordinary network comes, ms after the press. */
const ANSWER = 300;

interface StallRounds<Props, Landing> {
  readonly props: Props;
  readonly won: Landing;
  readonly lost: Landing;
  readonly big: { readonly props: Props; readonly landing: Landing };
  /** What is said in Filipino. */
  readonly filipino: { readonly props: Props; readonly landing: Landing };
  /** How long the way to a result takes. */
  readonly landMs: number;
}

/** The named states of a stall: the same moments for every toy. */
export function stallExamples<Props extends StallProps, Landing extends StallLanding>({
  props,
  won,
  lost,
  big,
  filipino,
  landMs,
}: StallRounds<Props, Landing>): Readonly<Record<string, Example<StallTypes<Props, Landing>>>> {
  type Types = StallTypes<Props, Landing>;
  const stop = ANSWER + landMs;
  const played = (
    landing: Landing,
    photos: readonly number[],
    settings: Partial<SceneSettings> = {},
    chosen: Props = props,
  ): Example<Types> => {
    const start: TimedCue<Types> = { at: 0, cue: 'start', detail: {} };
    const land: TimedCue<Types> = { at: ANSWER, cue: 'land', detail: landing };
    return { props: chosen, cues: [start, land], photos, settings };
  };
  return {
    ready: { props, photos: [0] },
    waiting: { props, cues: [{ at: 0, cue: 'start', detail: {} }], photos: [700] },
    won: played(won, [ANSWER + landMs * 0.55, stop + RESULT.amountAt + 300]),
    lost: played(lost, [stop + 600]),
    big: played(big.landing, [stop + 1_800], {}, big.props),
    reduced: played(won, [ANSWER + 600], { reduceMotion: true }),
    filipino: played(filipino.landing, [stop + 700], { locale: 'fil' }, filipino.props),
  };
}
