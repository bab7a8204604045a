import type { DragPhase } from '../engine/definition.ts';

/** An input to a scene at an instant (scene ms), beyond its example: everything that a link must repeat. */
export type LoggedInput =
  | { readonly at: number; readonly cue: string; readonly detail: unknown }
  /** A pointer at a point of the design, dpx; a `down` that the scene does not capture is a press. */
  | { readonly at: number; readonly drag: readonly [phase: DragPhase, x: number, y: number] }
  /** A press at a point of the design, dpx. */
  | { readonly at: number; readonly press: readonly [x: number, y: number] }
  /** Props that change while the scene plays; null removes one. */
  | { readonly at: number; readonly props: Readonly<Record<string, unknown>> };

/** Phases of a drag, each with its letter in a link. */
const PHASES = { down: 'd', move: 'm', up: 'u' } as const satisfies Record<DragPhase, string>;

/**
 * Writes an input as in a link: `700 land {"cell":5}`, `900 @360,640`, a drag `900 ~d360,640` (then `m`, `u`) or `950
 * = {"chances":2}`.
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

/** Reads the text of `writeInput`; returns undefined for anything else. */
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

/** Returns an input's name in a list. */
export function titleOf(input: LoggedInput): string {
  if ('cue' in input) return input.cue;
  return kindOf(input);
}

/** Returns the kind of an input. */
export function kindOf(input: LoggedInput): 'cue' | 'drag' | 'press' | 'props' {
  if ('cue' in input) return 'cue';
  if ('drag' in input) return 'drag';
  return 'press' in input ? 'press' : 'props';
}

/** Returns the detail of an input. */
export function detailOf(input: LoggedInput): unknown {
  if ('cue' in input) return input.detail;
  if ('drag' in input) return input.drag;
  return 'press' in input ? input.press : input.props;
}
