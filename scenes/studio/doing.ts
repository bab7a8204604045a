import type { DragPhase } from '../engine/definition.ts';

/** Something done to a scene from outside at an instant (scene ms), beyond its example: all that a link must repeat. */
export type Doing =
  | { readonly at: number; readonly cue: string; readonly detail: unknown }
  /** A hand at a point of the design, dpx; a `down` that the scene does not take is a press. */
  | { readonly at: number; readonly drag: readonly [phase: DragPhase, x: number, y: number] }
  /** A press at a point of the design, dpx. */
  | { readonly at: number; readonly press: readonly [x: number, y: number] }
  /** Props that change while the scene plays; null takes one away. */
  | { readonly at: number; readonly props: Readonly<Record<string, unknown>> };

/** The phases of a drag and the letter that a link has for each. */
const PHASES = { down: 'd', move: 'm', up: 'u' } as const satisfies Record<DragPhase, string>;

/** As a link says it: `700 land {"cell":5}`, `900 @360,640`, a hand `900 ~d360,640` (then `m`, `u`) or `950 = {"chances":2}`. */
export function writeDoing(doing: Doing): string {
  if ('cue' in doing) return `${doing.at} ${doing.cue} ${JSON.stringify(doing.detail)}`;
  if ('drag' in doing) {
    const [phase, x, y] = doing.drag;
    return `${doing.at} ~${PHASES[phase]}${x},${y}`;
  }
  if ('press' in doing) return `${doing.at} @${doing.press.join(',')}`;
  return `${doing.at} = ${JSON.stringify(doing.props)}`;
}

const DRAG_PHASES: readonly DragPhase[] = ['down', 'move', 'up'];

function readPoint(text: string): readonly [number, number] | undefined {
  const [x, y] = text.split(',').map(Number);
  return x !== undefined && y !== undefined && Number.isFinite(x) && Number.isFinite(y) ? [x, y] : undefined;
}

/** Reads what `writeDoing` wrote; undefined for anything else. */
export function readDoing(text: string): Doing | undefined {
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

/** What a doing is called in a list. */
export function titleOf(doing: Doing): string {
  if ('cue' in doing) return doing.cue;
  return kindOf(doing);
}

/** What sort of thing a doing is. */
export function kindOf(doing: Doing): 'cue' | 'drag' | 'press' | 'props' {
  if ('cue' in doing) return 'cue';
  if ('drag' in doing) return 'drag';
  return 'press' in doing ? 'press' : 'props';
}

/** What a doing says beside its name. */
export function detailOf(doing: Doing): unknown {
  if ('cue' in doing) return doing.detail;
  if ('drag' in doing) return doing.drag;
  return 'press' in doing ? doing.press : doing.props;
}
