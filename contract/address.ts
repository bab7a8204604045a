import * as v from 'valibot';
import { count } from './call.ts';
import { mobile } from './form.ts';
import { provincesOf, regionNames } from './ph-places.ts';
import { plainText } from './plain-text.ts';
import { typedText, UNITS_A_LETTER } from './typed-text.ts';

/** Philippine addresses, validated by the form and again by the server (docs/product-rules.md, Form rules). */

/** Maximum length of an address line, in characters. */
export const ADDRESS_MAX = 120;

/** Name of the recipient: 2 to 60 letters, spaces and the punctuation of names. */
const realName = v.pipe(
  typedText(60 * UNITS_A_LETTER, 'realName'),
  v.transform((typed) => typed.trim().replace(/\s+/g, ' ')),
  v.nonEmpty('required'),
  v.regex(/^[\p{L}\p{M} .,'’-]{2,60}$/u, 'realName'),
);

/** One line of an address: 2 to 120 letters, digits, spaces and the punctuation of addresses. */
const addressLine = v.pipe(
  typedText(ADDRESS_MAX * UNITS_A_LETTER, 'tooLong'),
  v.transform((typed) => typed.trim().replace(/\s+/g, ' ')),
  v.nonEmpty('required'),
  v.maxLength(ADDRESS_MAX, 'tooLong'),
  v.regex(/^[\p{L}\p{M}\p{N} .,'’#&()/-]{2,}$/u, 'addressLine'),
);

/** Postal code: four digits; 0000 is refused, because it is not assigned. */
const zip = v.pipe(
  typedText(16, 'zip'),
  v.transform((typed) => plainText(typed).replace(/[ -]/g, '')),
  v.regex(/^(?!0000)\d{4}$/, 'zip'),
);

const region = v.pipe(
  typedText(ADDRESS_MAX, 'region'),
  v.nonEmpty('required'),
  v.check((name) => regionNames.includes(name), 'region'),
);

/** The fields of a Philippine delivery address. */
const addressFields = {
  name: realName,
  mobile,
  region,
  province: v.pipe(typedText(ADDRESS_MAX, 'province'), v.nonEmpty('required')),
  city: addressLine,
  barangay: addressLine,
  street: addressLine,
  zip,
};

/** A delivery address as submitted; the province must belong to the region. */
export const address = v.pipe(
  v.object(addressFields),
  v.forward(
    v.partialCheck(
      [['region'], ['province']],
      (typed) => provincesOf(typed.region).includes(typed.province),
      'province',
    ),
    ['province'],
  ),
);
/** A validated address. */
export type Address = v.InferOutput<typeof address>;

/** A stored address. Every change makes a new version; an order keeps the version with which it was placed. */
export const storedAddress = v.object({
  id: v.string(),
  version: count,
  name: v.string(),
  mobile: v.string(),
  region: v.string(),
  province: v.string(),
  city: v.string(),
  barangay: v.string(),
  street: v.string(),
  zip: v.string(),
});
/** A stored address. */
export type StoredAddress = v.InferOutput<typeof storedAddress>;
