import { CallError, ErrorCode } from '../../contract/errors.ts';
import { HOUSE_WORDS } from '../../contract/form.ts';
import { LOOKALIKES } from './lookalikes.ts';

const LETTER_OF: ReadonlyMap<string, string> = new Map(
  Object.entries(LOOKALIKES).flatMap(([letter, alike]) => [...alike].map((one) => [one, letter] as const)),
);

/** Letters that stand for each other in a name that is written to be read as another one: adm1n, 5upport, 0fficial. */
const READ_AS: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  l: 'i',
  '2': 'z',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '6': 'g',
  '7': 't',
  '8': 'b',
  '9': 'g',
};

/**
 * Returns the shape of a name: what people read at a glance, without accents, separators, look-alike letters and
 * repeated letters.
 */
function shapeOf(name: string): string {
  const plain = name.normalize('NFKD').replaceAll(/[\p{M}\p{Default_Ignorable_Code_Point}]/gu, '');
  const latin = [...plain].map((letter) => LETTER_OF.get(letter) ?? letter).join('');
  return latin
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .replaceAll('rn', 'm')
    .replaceAll(/[l\d]/g, (letter) => READ_AS[letter] ?? letter)
    .replaceAll(/(.)\1+/gu, '$1');
}

const HOUSE_SHAPES = HOUSE_WORDS.map(shapeOf);

/** Returns whether people may take a name for one of the house's staff. */
export function looksLikeStaff(name: string): boolean {
  const shape = shapeOf(name);
  return HOUSE_SHAPES.some((word) => shape.includes(word));
}

/** Throws validationFailed if people may take a player's chosen name for one of the house's staff. */
export function assertNotStaff(nickname: string): void {
  if (looksLikeStaff(nickname))
    throw new CallError(ErrorCode.validationFailed, {}, { nickname: 'nicknameHouse' });
}
