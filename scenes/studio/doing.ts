/** Something done to a scene from outside at an instant (scene ms), beyond its example: all that a link must repeat. */
export type Doing =
  | { readonly at: number; readonly cue: string; readonly detail: unknown }
  /** A press at a point of the design, dpx. */
  | { readonly at: number; readonly press: readonly [x: number, y: number] }
  /** Props that change while the scene plays; null takes one away. */
  | { readonly at: number; readonly props: Readonly<Record<string, unknown>> };

/** As a link says it: `700 land {"cell":5}`, `900 @360,640` or `950 = {"chances":2}`. */
export function writeDoing(doing: Doing): string {
  if ('cue' in doing) return `${doing.at} ${doing.cue} ${JSON.stringify(doing.detail)}`;
  if ('press' in doing) return `${doing.at} @${doing.press.join(',')}`;
  return `${doing.at} = ${JSON.stringify(doing.props)}`;
}

/** Reads what `writeDoing` wrote; undefined for anything else. */
export function readDoing(text: string): Doing | undefined {
  const [, instant = '', what = '', rest] = /^(\S+) (\S+)(?: (.*))?$/s.exec(text) ?? [];
  const at = Number(instant);
  if (instant === '' || !Number.isFinite(at) || at < 0) return undefined;
  if (what.startsWith('@')) {
    const [x, y] = what.slice(1).split(',').map(Number);
    return x !== undefined && y !== undefined && Number.isFinite(x) && Number.isFinite(y)
      ? { at, press: [x, y] }
      : undefined;
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
  return 'press' in doing ? 'press' : 'props';
}
