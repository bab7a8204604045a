/** A test says where it reads files of the repository that it does not import: paths from the root. */
const READS = /^\/\/ Reads: (.+)$/m;

/** Returns the paths of a test's comment; undefined where it has none. */
export const readsOf = (text) => READS.exec(text)?.[1].split(', ');
