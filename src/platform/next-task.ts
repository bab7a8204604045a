/** Resolves in a task of its own, so that what the page was pressed for, or has to draw, comes in between. */
export const nextTask = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve));
