import type { Example, TimedCue } from '../../../engine/studio-scene.ts';
import { REVEAL, STEP } from './tuning.ts';
import type { ClimbTypes, ClimbView } from './types.ts';
import { timesOf } from '../round/times-of.ts';

type Cue = TimedCue<ClimbTypes>;

/** Time at which the server's answer arrives on an ordinary network, ms after the press. */
const ANSWER = 300;
/** Time from one press to the next, ms. */
const APART = ANSWER + STEP.ms + 240;
const STAKE_PESOS = 20;
const STAKE = STAKE_PESOS * 100;

interface ClimbLabels {
  readonly line: string;
  /** Text of an open round with its current multiplier. */
  readonly open: (times: string) => string;
  readonly left: (times: string) => string;
  readonly lost: string;
}

/** Returns the state of a round after the given number of successful steps. */
function viewOf(
  pays: readonly number[],
  label: ClimbLabels,
  { won, status, end }: { won: number; status: ClimbView['status']; end: number | null },
): ClimbView {
  const steps = Array.from({ length: won }, () => ({ result: 'won' }));
  const times = `${timesOf(pays[won - 1] ?? 0)}x`;
  return {
    status,
    taken: status === 'lost' ? [...steps, { result: 'lost' }] : steps,
    label:
      status === 'lost'
        ? label.lost
        : status === 'open'
          ? won === 0
            ? label.line
            : label.open(times)
          : label.left(times),
    end,
    stake: STAKE,
    payout: status === 'cashedOut' ? STAKE_PESOS * (pays[won - 1] ?? 0) : 0,
  };
}

/** Returns the examples of a climbing game in both languages; `pays` are its steps' multipliers, in hundredths. */
export function climbExamples(
  pays: readonly number[],
  label: ClimbLabels,
  filipino: ClimbLabels,
): Readonly<Record<string, Example<ClimbTypes>>> {
  const view = (won: number, status: ClimbView['status'] = 'open', end: number | null = null): ClimbView =>
    viewOf(pays, label, { won, status, end });
  const props = { line: label.line, view: null };
  const bet: readonly Cue[] = [
    { at: 0, cue: 'start', detail: {} },
    { at: ANSWER, cue: 'show', detail: view(0) },
  ];
  /** Returns the cues of one more step: the player's press at `at` ms, and the server's answer `shown`. */
  const step = (at: number, shown: ClimbView): readonly Cue[] => [
    { at, cue: 'press', detail: {} },
    { at: at + ANSWER, cue: 'show', detail: shown },
  ];
  const first = 400;
  const second = first + APART;
  const seen = second + ANSWER + STEP.ms;
  const top = pays.length;
  return {
    ready: { props, photos: [0] },
    climbing: {
      props,
      cues: [...bet, ...step(first, view(1)), ...step(second, view(2))],
      photos: [second + ANSWER + Math.round(STEP.ms * 0.5), seen + 200],
    },
    lost: {
      props,
      cues: [...bet, ...step(first, view(1)), ...step(second, view(1, 'lost', 1))],
      photos: [second + ANSWER + Math.round(STEP.ms * 0.8), seen + REVEAL.ms + 600],
    },
    won: {
      props: { line: label.line, view: view(4) },
      cues: [{ at: 100, cue: 'show', detail: view(4, 'cashedOut', 6) }],
      photos: [100 + REVEAL.ms + 700],
    },
    big: {
      props: { line: label.line, view: view(top - 1) },
      cues: [...step(0, view(top, 'cashedOut', top))],
      photos: [ANSWER + STEP.ms + REVEAL.ms + 2_000],
    },
    filipino: {
      props: { line: filipino.line, view: viewOf(pays, filipino, { won: 3, status: 'open', end: null }) },
      settings: { locale: 'fil' },
      photos: [0],
    },
  };
}
