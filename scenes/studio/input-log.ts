import type { DragPhase } from '../engine/definition.ts';

/** An input to a scene in addition to its example's cues, as a link repeats it. `at` is in ms of the scene's time. */
export type LoggedInput =
  | { readonly at: number; readonly cue: string; readonly detail: unknown }
  /** A pointer at a point, in design pixels; a `down` that the scene does not capture acts as a press. */
  | { readonly at: number; readonly drag: readonly [phase: DragPhase, x: number, y: number] }
  /** A press at a point, in design pixels. */
  | { readonly at: number; readonly press: readonly [x: number, y: number] }
  /** New values of props while the scene plays; null removes a prop. */
  | { readonly at: number; readonly props: Readonly<Record<string, unknown>> };

/** Letter of each phase of a drag in a link. */
const PHASES = { down: 'd', move: 'm', up: 'u' } as const satisfies Record<DragPhase, string>;

/**
 * Writes an input for a link: a cue `700 land {"cell":5}`, a press `900 @360,640`, a drag `900 ~d360,640` (then `m` and
 * `u`), or props `950 = {"chances":2}`.
 */
export function writeInput(input: LoggedInput): string {
  if ('cue' in input) return `${input.at} ${input.cue} ${JSON.stringify(input.detail)}`;
  if ('drag' in input) {
    const [phase, x, y] = input.drag;
    return `${input.at} ~${PHASES[phase]}${x},${y}`;
  }
  if ('press' in input) return `${input.at} @${input.press.join(',')}`;
  return `${input.at} = ${JSON.stringify(input.props)}`;
}

const DRAG_PHASES: readonly DragPhase[] = ['down', 'move', 'up'];

function readPoint(text: string): readonly [number, number] | undefined {
  const [x, y] = text.split(',').map(Number);
  return x !== undefined && y !== undefined && Number.isFinite(x) && Number.isFinite(y) ? [x, y] : undefined;
}

/** Reads an input written by `writeInput`; returns undefined for any other text. */
export function readInput(text: string): LoggedInput | undefined {
  const [, instant = '', what = '', rest] = /^(\S+) (\S+)(?: (.*))?$/s.exec(text) ?? [];
  const at = Number(instant);
  if (instant === '' || !Number.isFinite(at) || at < 0) return undefined;
  if (what.startsWith('@')) {
    const point = readPoint(what.slice(1));
    return point && { at, press: point };
  }
  if (what.startsWith('~')) {
    const phase = DRAG_PHASES.find((one) => PHASES[one] === what[1]);
    const point = readPoint(what.slice(2));
    return phase && point && { at, drag: [phase, ...point] };
  }
  try {
    const detail: unknown = rest === undefined ? {} : JSON.parse(rest);
    if (what !== '=') return { at, cue: what, detail };
    return typeof detail === 'object' && detail !== null
      ? { at, props: detail as Record<string, unknown> }
      : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the name of an input for a list. */
export function titleOf(input: LoggedInput): string {
  if ('cue' in input) return input.cue;
  return kindOf(input);
}

/** Returns the kind of an input, which is also the name of the field with its detail. */
export function kindOf(input: LoggedInput): 'cue' | 'drag' | 'press' | 'props' {
  if ('cue' in input) return 'cue';
  if ('drag' in input) return 'drag';
  return 'press' in input ? 'press' : 'props';
}

/** Returns the detail of a cue, the point of a press or drag, or the new props. */
export function detailOf(input: LoggedInput): unknown {
  if ('cue' in input) return input.detail;
  if ('drag' in input) return input.drag;
  return 'press' in input ? input.press : input.props;
}
