/** Reads the display names of a reel title's symbols from `names.json` in its folder. */
import { existsSync, readFileSync } from 'node:fs';
import * as v from 'valibot';
import { TITLE_SYMBOLS } from '../../scenes/parts/reels/title-art.ts';

/** Name of the file with the symbols' names. Without this file, symbols are named by their rank. */
export const SYMBOL_NAMES = 'names.json';

const name = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40));
const names = v.record(v.picklist(TITLE_SYMBOLS), v.strictObject({ en: name, fil: name }));

/** Names in both languages by symbol; symbol `a` pays most. */
export type SymbolNames = Partial<v.InferOutput<typeof names>>;

/** Reads the names of a title's symbols; undefined if the file is missing or not valid. */
export function readSymbolNames(file: string): SymbolNames | undefined {
  if (!existsSync(file)) return undefined;
  const { success, output } = v.safeParse(names, parsed(file));
  return success ? output : undefined;
}

/** Returns the fault of a file of symbol names as text; undefined if the file is valid. */
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
