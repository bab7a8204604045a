/** Returns the paths in a test's comment `// Reads: …`; undefined if there is no such comment. */
export function readsOf(text: string): string[] | undefined;
