/** Returns the paths that a test says it reads, in a comment; undefined where it says nothing. */
export function readsOf(text: string): string[] | undefined;
