/**
 * Path prefix of all calls: a copy of the one in contract/calls.ts, whose import would bring every schema of the
 * product along.
 */
export const API_PREFIX = '/app/v1/';
