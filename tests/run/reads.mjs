/** Comment in which a test declares the repository files that it reads without importing them: paths from the root. */
const READS = /^\/\/ Reads: (.+)$/m;

/** Returns the paths of a test's comment; undefined without one. */
export const readsOf = (text) => READS.exec(text)?.[1].split(', ');
