import type { SceneSettings, SceneTypes } from '../engine/definition.ts';
import { createScenePlayer, type ScenePlayer, type ScenePlayerOptions } from '../engine/scene-player.ts';
import { roundInstant } from './address.ts';
import type { AnyDefinition } from './catalogue.ts';
import { type Doing, kindOf } from './doing.ts';

/** One step of forward replay, ms. */
export const STEP = 1000 / 60;

/** Everything that decides a picture, beside art and time. */
export interface Script {
  readonly example: string;
  readonly seed?: string | undefined;
  readonly reduced?: boolean | undefined;
  readonly calm?: boolean | undefined;
  readonly turbo?: boolean | undefined;
  readonly low?: boolean | undefined;
  readonly locale?: SceneSettings['locale'] | undefined;
  readonly props?: Readonly<Record<string, unknown>> | undefined;
  readonly doings?: readonly Doing[] | undefined;
}

/** A player that repeats what was done by hand as it repeats its example's cues. */
export interface ScriptPlayer extends ScenePlayer<SceneTypes> {
  /** Does something now; the answer says it with its instant, for the script of the next replay. */
  perform(doing: Doing): Doing;
  /** The props on show. */
  readonly shownProps: object;
}

type Options = Pick<ScenePlayerOptions<SceneTypes>, 'art' | 'format' | 'sound' | 'onEvent' | 'renderTo'> & {
  /** Told when a cue or props of the script fail. */
  readonly onProblem?: (message: string) => void;
  /** Told of everything that the script does, just before it is done. */
  readonly onDo?: (doing: Doing) => void;
};

/** Lays values over props: null takes one away. */
export function withProps(props: object, over: Readonly<Record<string, unknown>> | undefined): object {
  if (!over) return props;
  return Object.fromEntries(Object.entries({ ...props, ...over }).filter(([, value]) => value !== null));
}

/** The settings an example is shown with. */
export function settingsOf(own: Partial<SceneSettings> | undefined, script: Script): Partial<SceneSettings> {
  return {
    ...own,
    ...(script.reduced ? { reduceMotion: true } : {}),
    ...(script.turbo ? { turbo: true } : {}),
    // Calm mode brings its own shortest round (decisions, 13).
    ...(script.calm ? { calmMode: true, minRoundMs: Math.max(2_500, own?.minRoundMs ?? 0) } : {}),
    ...(script.low ? { quality: 'low' } : {}),
    ...(script.locale ? { locale: script.locale } : {}),
  };
}

/** Makes the player of a script at time 0. Throws for an unknown example, and says which there are. */
export function createScriptPlayer(
  definition: AnyDefinition,
  script: Script,
  options: Options,
): ScriptPlayer {
  const example = definition.examples[script.example];
  if (!example) {
    const names = Object.keys(definition.examples).join(', ');
    throw new Error(`${definition.name} has no example "${script.example}"; it has ${names}`);
  }
  const { onProblem, onDo, ...rest } = options;
  const seed = script.seed ?? example.seed;
  let props = withProps(example.props, script.props);
  const player = createScenePlayer(definition, {
    ...rest,
    props,
    settings: settingsOf(example.settings, script),
    ...(seed === undefined ? {} : { seed }),
  });
  const doings: Doing[] = [
    ...(example.cues ?? []).map(({ at, cue, detail }) => ({ at, cue, detail })),
    ...(script.doings ?? []),
  ].toSorted((a, b) => a.at - b.at);
  let next = 0;

  const complain = (doing: Doing, error: unknown): void => {
    const kind = kindOf(doing);
    const what =
      'cue' in doing ? `the cue "${doing.cue}"` : kind === 'props' ? 'the new props' : `the ${kind}`;
    onProblem?.(
      `${what} at ${doing.at} ms failed: ${error instanceof Error ? error.message : String(error)}`,
    );
  };

  function run(doing: Doing): void {
    onDo?.(doing);
    try {
      if ('cue' in doing)
        player.cue(doing.cue, doing.detail).catch((error: unknown) => complain(doing, error));
      else if ('press' in doing) player.press(...doing.press);
      else if ('drag' in doing) {
        const [phase, x, y] = doing.drag;
        if (!player.drag(phase, x, y) && phase === 'down') player.press(x, y);
      } else player.props((props = withProps(props, doing.props)));
    } catch (error) {
      complain(doing, error);
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
    perform(doing) {
      const now = { ...doing, at: roundInstant(player.time) };
      run(now);
      return now;
    },
    advance(ms) {
      const target = player.time + ms;
      for (let doing = doings[next]; doing && doing.at <= target; doing = doings[++next]) {
        player.advance(Math.max(0, doing.at - player.time));
        run(doing);
      }
      player.advance(Math.max(0, target - player.time));
    },
    nextWake() {
      const doing = doings[next];
      const own = player.nextWake();
      const due = doing === undefined ? undefined : Math.max(0, doing.at - player.time);
      return own === undefined ? due : due === undefined ? own : Math.min(own, due);
    },
    dispose() {
      next = doings.length;
      player.dispose();
    },
  };
}

/** Moves a player to an instant in whole steps and one rest, as if it had been played. */
export function replay(
  player: Pick<ScenePlayer<SceneTypes>, 'advance' | 'time'>,
  at: number,
  step: number = STEP,
): void {
  for (let count = Math.floor((at - player.time) / step); count > 0; count--) player.advance(step);
  if (at > player.time) player.advance(at - player.time);
}
