import type { SceneSettings, SceneTypes } from '../engine/definition.ts';
import type { Example } from '../engine/studio-scene.ts';
import { createScenePlayer, type ScenePlayer, type ScenePlayerOptions } from '../engine/scene-player.ts';
import { roundInstant } from './address.ts';
import type { AnyStudioScene } from '../engine/studio-scene.ts';
import { type LoggedInput, kindOf } from './input-log.ts';

/** Length of a step when a scene is replayed, ms. */
export const STEP = 1000 / 60;

/** Everything that determines a picture, except its art and its instant. */
export interface Script {
  readonly example: string;
  readonly seed?: string | undefined;
  readonly reduced?: boolean | undefined;
  readonly calm?: boolean | undefined;
  readonly turbo?: boolean | undefined;
  readonly low?: boolean | undefined;
  readonly locale?: SceneSettings['locale'] | undefined;
  readonly props?: Readonly<Record<string, unknown>> | undefined;
  readonly inputLog?: readonly LoggedInput[] | undefined;
  /** Replaces the payout of the example's win by this multiple of the stake; undefined keeps it. */
  readonly times?: number | undefined;
}

/** A scene player that performs the inputs of a script in addition to its example's cues. */
export interface ScriptPlayer extends ScenePlayer<SceneTypes> {
  /** Performs an input at the current time. Returns the input with that time, to be added to the script for replays. */
  perform(input: LoggedInput): LoggedInput;
  /** The scene's current props. */
  readonly shownProps: object;
}

type Options = Pick<ScenePlayerOptions<SceneTypes>, 'art' | 'format' | 'sound' | 'onEvent' | 'renderTo'> & {
  /** Called with a message when a cue or new props of the script fail. */
  readonly onProblem?: (message: string) => void;
  /** Called with every input of the script just before the player performs it. */
  readonly onInput?: (input: LoggedInput) => void;
};

/** Returns props with some values replaced; null removes a prop. */
export function withProps(props: object, over: Readonly<Record<string, unknown>> | undefined): object {
  if (!over) return props;
  return Object.fromEntries(Object.entries({ ...props, ...over }).filter(([, value]) => value !== null));
}

/** Returns the example's settings with those that the script switches on. */
export function settingsOf(own: Partial<SceneSettings> | undefined, script: Script): Partial<SceneSettings> {
  return {
    ...own,
    ...(script.reduced ? { reduceMotion: true } : {}),
    ...(script.turbo ? { turbo: true } : {}),
    // Calm mode has a longer minimum duration of a round (docs/product-rules.md, Calm mode).
    ...(script.calm ? { calmMode: true, minRoundMs: Math.max(2_500, own?.minRoundMs ?? 0) } : {}),
    ...(script.low ? { quality: 'low' } : {}),
    ...(script.locale ? { locale: script.locale } : {}),
  };
}

const isAmount = (value: unknown): value is number => typeof value === 'number' && value > 0;

/**
 * Returns a cue's detail with its win replaced by `times` stakes. Details without a stake and a win are returned
 * unchanged.
 */
export function withTimes<Detail>(detail: Detail, times: number | undefined): Detail {
  if (times === undefined || typeof detail !== 'object' || detail === null) return detail;
  const fields: Readonly<Record<string, unknown>> = Object.fromEntries(Object.entries(detail));
  const { stake, payout, bet, total, outcome } = fields;
  if (isAmount(stake) && isAmount(payout)) return { ...detail, payout: stake * times };
  if (isAmount(bet) && isAmount(total)) return { ...detail, total: bet * times };
  return outcome === undefined ? detail : { ...detail, outcome: withTimes(outcome, times) };
}

/** Creates the player of a script at time 0. Throws for an unknown example with a list of the scene's examples. */
export function createScriptPlayer(
  definition: AnyStudioScene,
  script: Script,
  options: Options,
): ScriptPlayer {
  const example = definition.examples[script.example];
  if (!example) {
    const names = Object.keys(definition.examples).join(', ');
    throw new Error(`${definition.name} has no example "${script.example}"; it has ${names}`);
  }
  const { onProblem, onInput, ...rest } = options;
  const seed = script.seed ?? example.seed;
  let props = withProps(example.props, script.props);
  const player = createScenePlayer(definition, {
    ...rest,
    props,
    settings: settingsOf(example.settings, script),
    ...(seed === undefined ? {} : { seed }),
  });
  const inputLog = inputsOf(example, script);
  let next = 0;

  const reportFailure = (input: LoggedInput, error: unknown): void => onProblem?.(failureText(input, error));

  function run(input: LoggedInput): void {
    onInput?.(input);
    try {
      if ('cue' in input)
        player.cue(input.cue, input.detail).catch((error: unknown) => reportFailure(input, error));
      else if ('press' in input) player.press(...input.press);
      else if ('drag' in input) {
        const [phase, x, y] = input.drag;
        if (!player.drag(phase, x, y) && phase === 'down') player.press(x, y);
      } else player.props((props = withProps(props, input.props)));
    } catch (error) {
      reportFailure(input, error);
    }
  }

  return {
    ...player,
    get time() {
      return player.time;
    },
    get shownProps() {
      return props;
    },
    perform(input) {
      const now = { ...input, at: roundInstant(player.time) };
      run(now);
      return now;
    },
    advance(ms) {
      const target = player.time + ms;
      for (let input = inputLog[next]; input && input.at <= target; input = inputLog[++next]) {
        player.advance(Math.max(0, input.at - player.time));
        run(input);
      }
      player.advance(Math.max(0, target - player.time));
    },
    nextWake() {
      const input = inputLog[next];
      const own = player.nextWake();
      const due = input === undefined ? undefined : Math.max(0, input.at - player.time);
      return own === undefined ? due : due === undefined ? own : Math.min(own, due);
    },
    dispose() {
      next = inputLog.length;
      player.dispose();
    },
  };
}

/** Returns the example's cues and the script's inputs together, in order of time. */
const inputsOf = (example: Example<SceneTypes>, script: Script): LoggedInput[] =>
  [
    ...(example.cues ?? []).map(({ at, cue, detail }) => ({
      at,
      cue,
      detail: withTimes(detail, script.times),
    })),
    ...(script.inputLog ?? []),
  ].sort((a, b) => a.at - b.at);

function failureText(input: LoggedInput, error: unknown): string {
  const kind = kindOf(input);
  const what = 'cue' in input ? `the cue "${input.cue}"` : kind === 'props' ? 'the new props' : `the ${kind}`;
  return `${what} at ${input.at} ms failed: ${error instanceof Error ? error.message : String(error)}`;
}

/** Advances a player to `at` ms in whole steps and a remainder, with the same result as playing. */
export function replay(
  player: Pick<ScenePlayer<SceneTypes>, 'advance' | 'time'>,
  at: number,
  step: number = STEP,
): void {
  for (let count = Math.floor((at - player.time) / step); count > 0; count--) player.advance(step);
  if (at > player.time) player.advance(at - player.time);
}
