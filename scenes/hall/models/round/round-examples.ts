import type { Example, TimedCue } from '../../../engine/studio-scene.ts';
import { RESULT, type RoundLanding } from './round-result.ts';
import type { RoundCues, RoundFacts } from './round-types.ts';

/** Time at which the server's answer arrives on an ordinary network, ms after the press. */
const ANSWER = 300;

interface Rounds<Props, Landing> {
  readonly props: Props;
  /** The same props with Filipino texts. */
  readonly filipino: Props;
  readonly won: Landing;
  readonly lost: Landing;
  readonly big: Landing;
  /** Props for the example of a big win, if the choice in `props` cannot win that much. */
  readonly bigProps?: Props;
  /** Time from the answer until the result is at rest, ms. */
  readonly landMs: number;
}

/** Props, cues (commands from the page) and events of a game with one draw per round with any events. */
interface Types<Props extends object, Landing, Events extends Record<string, unknown>> {
  props: Props;
  cues: RoundCues<Landing>;
  events: Events;
}

/** Returns the examples that every game with one draw per round has, with eight instants that show most of a round. */
export function roundExamples<
  Props extends object,
  Landing extends RoundLanding,
  Announced,
  Events extends Record<string, unknown> = RoundFacts<Announced>,
>({
  props,
  filipino,
  won,
  lost,
  big,
  bigProps = props,
  landMs,
}: Rounds<Props, Landing>): Readonly<Record<string, Example<Types<Props, Landing, Events>>>> {
  const stop = ANSWER + landMs;
  const played = (landing: Landing): TimedCue<Types<Props, Landing, Events>>[] => [
    { at: 0, cue: 'start', detail: {} },
    { at: ANSWER, cue: 'land', detail: landing },
  ];
  return {
    ready: { props, photos: [0] },
    waiting: { props, cues: [{ at: 0, cue: 'start', detail: {} }], photos: [1_000] },
    won: {
      props,
      cues: played(won),
      photos: [ANSWER + Math.round(landMs * 0.55), stop + RESULT.amountAt + 300],
    },
    lost: { props, cues: played(lost), photos: [stop + 700] },
    big: { props: bigProps, cues: played(big), photos: [stop + 1_800] },
    reduced: {
      props,
      cues: played(won),
      settings: { reduceMotion: true },
      photos: [ANSWER + 2 * RESULT.reducedFade],
    },
    filipino: { props: filipino, cues: played(won), settings: { locale: 'fil' }, photos: [stop + 900] },
  };
}
