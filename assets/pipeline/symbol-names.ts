/** Display names of a reel title's symbols: `names.json` in its folder. */
import { existsSync, readFileSync } from 'node:fs';
import * as v from 'valibot';
import { TITLE_SYMBOLS } from '../../scenes/parts/reels/title-art.ts';

/** The file in a title's folder; without it, symbols are named by their place. */
export const SYMBOL_NAMES = 'names.json';

const name = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40));
const names = v.record(v.picklist(TITLE_SYMBOLS), v.strictObject({ en: name, fil: name }));

/** Names by symbol (`a` is the best paid), in both languages. */
export type SymbolNames = Partial<v.InferOutput<typeof names>>;

/** Reads a title's names; undefined when missing or unreadable. */
export function readSymbolNames(file: string): SymbolNames | undefined {
  if (!existsSync(file)) return undefined;
  const { success, output } = v.safeParse(names, parsed(file));
  return success ? output : undefined;
}

/** Returns a description of what is wrong with a title's names; undefined when valid. */
export function symbolNamesFault(file: string): string | undefined {
  const { issues } = v.safeParse(names, parsed(file));
  if (!issues) return undefined;
  const at = v.getDotPath(issues[0]);
  return at === null ? 'something that is no list of names' : `no usable name at ${at}`;
}

function parsed(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
