/**
 * Pattern of seeds, hashes and round ids, which are new in every database, and of the photographed server's port. For
 * the flags `g`.
 */
export const RANDOM_TEXT =
  '[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}|(?=[a-f]*\\d)[0-9a-f]{12,}|(?<=127\\.0\\.0\\.1:)\\d+';

/** Returns the text with everything random in it replaced by zeros of the same length. */
export const maskRandom = (text: string): string =>
  text.replaceAll(new RegExp(RANDOM_TEXT, 'g'), (found) => '0'.repeat(found.length));
