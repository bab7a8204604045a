/** Where calls live: contract/calls.ts says the same, but importing that file brings every schema of the product along. */
export const API_PREFIX = '/app/v1/';
