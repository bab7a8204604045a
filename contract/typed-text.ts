import * as v from 'valibot';
import { withoutHidden } from './plain-text.ts';

/**
 * Schema of text that a person types, at most `most` UTF-16 units long; `tooLong` is the error code for longer text.
 * Every field of a request that is changed or checked begins with this schema: normalising 60 KB of combining marks
 * takes a second, so the length is checked before anything else reads the text.
 */
/* @__NO_SIDE_EFFECTS__ */
export const typedText = <const Code extends string>(most: number, tooLong: Code) =>
  v.pipe(v.string('required'), v.maxLength(most, tooLong));

/**
 * Schema of what a device says about itself, at most `most` UTF-16 units long. Hidden characters are removed instead of
 * refused, because no player can correct them.
 */
/* @__NO_SIDE_EFFECTS__ */
export const deviceText = (most: number) => v.pipe(v.string(), v.maxLength(most), v.transform(withoutHidden));

/** UTF-16 units that one letter may take as it is typed: the letter and its combining marks. */
export const UNITS_A_LETTER = 4;
