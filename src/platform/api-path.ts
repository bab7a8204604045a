/**
 * Path prefix of all calls. It repeats the constant of contract/calls.ts, because importing that file would load every
 * schema of the product.
 */
export const API_PREFIX = '/app/v1/';
