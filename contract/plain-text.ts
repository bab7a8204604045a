/** Texts that people type or paste, as the client and the server read them. */

/**
 * A character that nobody sees and that could break a store, a line or the direction of a text: control characters
 * other than newline and tab, halves of surrogate pairs, and embeddings, overrides and isolates of bidirectional text.
 */
const HIDDEN = /(?![\n\t])[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/u;

/** Returns a text without its hidden characters. */
export const withoutHidden = (text: string): string => text.replace(new RegExp(HIDDEN, 'gu'), '');

/** Returns whether a text has a hidden character, which no text of a request may have. */
export const hasHiddenCharacter = (text: string): boolean => HIDDEN.test(text);

/**
 * Returns a pasted number, code or name of ASCII characters as if it had been typed: without invisible characters
 * (phones' contact lists put U+202A and U+202C round numbers), with plain digits and letters instead of full-width and
 * Arabic ones, a hyphen for every dash, and one blank for any white space.
 */
export const plainText = (typed: string): string =>
  typed
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/[\uFF01-\uFF5E]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) % 16))
    .replace(/\p{Dash}/gu, '-')
    .replace(/\s+/g, ' ')
    .trim();

/**
 * Returns the digits of a code that is typed, or pasted with other words or separators, like "Your code is 123-456".
 * A run of digits with the right length comes first, then one with separators; otherwise all digits are returned.
 */
export function readCode(typed: string, [least, most]: readonly [least: number, most: number]): string {
  const plain = plainText(typed);
  const runs = plain.match(/\d+/g) ?? [];
  const groups = (plain.match(/\d+(?:[ .-]{1,3}\d+)*/g) ?? []).map((group) => group.replace(/\D/g, ''));
  return [...runs, ...groups].find(({ length }) => length >= least && length <= most) ?? runs.join('');
}
