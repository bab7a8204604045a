/** The symbols of a classic machine in a title's own enamel and metal. */
import type { TitleSymbol } from '../../../scenes/parts/reels/title-art.ts';
import type { Drawing } from '../scene/picture.ts';
import type { Family } from './rich-symbols.ts';

/** All six by name. */
export function classicSymbols(family: Family): (readonly [TitleSymbol, Drawing])[] {
  throw new Error(`No classic symbols for the shape ${family.shape}.`);
}
