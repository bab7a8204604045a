/**
 * Source of a regular expression, to be used with the flag `g`. It matches what differs in every run: seeds, hashes and
 * round ids, and the port of the photographed server.
 */
export const RANDOM_TEXT =
  '[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}|(?=[a-f]*\\d)[0-9a-f]{12,}|(?<=127\\.0\\.0\\.1:)\\d+';

/** Replaces everything in a text that RANDOM_TEXT matches by zeros of the same length. */
export const maskRandom = (text: string): string =>
  text.replaceAll(new RegExp(RANDOM_TEXT, 'g'), (found) => '0'.repeat(found.length));
