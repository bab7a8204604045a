/**
 * Matches the comment in which a test lists the paths that it reads without importing them, from the repository's root.
 */
const READS = /^\/\/ Reads: (.+)$/m;

/** Returns the paths in a test's comment `// Reads: …`; undefined if there is no such comment. */
export const readsOf = (text) => READS.exec(text)?.[1].split(', ');
