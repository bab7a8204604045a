import * as v from 'valibot';
import { count } from './call.ts';
import { mobile } from './form.ts';
import { provincesOf, regionNames } from './ph-places.ts';

/** Addresses of the Philippines, checked by the form and again by the server (docs/product-rules.md, Form rules). */

/** The longest line of an address, in characters. */
export const ADDRESS_MAX = 120;

/** Who it is for: 2 to 60 letters with the marks that names have. */
const realName = v.pipe(
  v.string('required'),
  v.transform((typed) => typed.trim().replace(/\s+/g, ' ')),
  v.nonEmpty('required'),
  v.regex(/^[\p{L}\p{M} .,'’-]{2,60}$/u, 'realName'),
);

/** One line: letters, digits and the marks of addresses. */
const addressLine = v.pipe(
  v.string('required'),
  v.transform((typed) => typed.trim().replace(/\s+/g, ' ')),
  v.nonEmpty('required'),
  v.maxLength(ADDRESS_MAX, 'tooLong'),
  v.regex(/^[\p{L}\p{M}\p{N} .,'’#&()/-]{2,}$/u, 'addressLine'),
);

/** Four digits; 0000 is nobody's. */
const zip = v.pipe(
  v.string('required'),
  v.transform((typed) => typed.trim()),
  v.regex(/^(?!0000)\d{4}$/, 'zip'),
);

const region = v.pipe(
  v.string('required'),
  v.nonEmpty('required'),
  v.check((name) => regionNames.includes(name), 'region'),
);

/** The fields of an address. */
const addressFields = {
  name: realName,
  mobile,
  region,
  province: v.pipe(v.string('required'), v.nonEmpty('required')),
  city: addressLine,
  barangay: addressLine,
  street: addressLine,
  zip,
};

/** An address as it is sent: the province belongs to the region. */
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
/** An address in its final form. */
export type Address = v.InferOutput<typeof address>;

/** An address as it is kept: every change makes a new version, and an order keeps the one it was made with. */
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
/** An address as it is kept. */
export type StoredAddress = v.InferOutput<typeof storedAddress>;
