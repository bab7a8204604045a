/** Resolves in a new task, so that pending input events and painting come first. */
export const nextTask = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve));
