import type { BrowserContext } from '@playwright/test';

/** Records the console lines of a test's pages, apart from those that the test allows. */
export interface ConsoleGuard {
  /** Allows these messages of the browser, which the test causes on purpose. */
  allow(...names: readonly BrowserLine[]): void;
  /** Returns all errors, warnings and uncaught exceptions that are not allowed. */
  problems(): readonly string[];
}

/** A message that the browser itself logs for a failed request, which no page can suppress. */
export type BrowserLine =
  | 'ERR_INTERNET_DISCONNECTED'
  | 'ERR_CONNECTION_REFUSED'
  | 'ERR_CONNECTION_RESET'
  | 'ERR_CONNECTION_CLOSED'
  | 'ERR_SOCKET_NOT_CONNECTED'
  | 'ERR_EMPTY_RESPONSE'
  | 'ERR_INCOMPLETE_CHUNKED_ENCODING'
  | 'ERR_NETWORK_CHANGED'
  | 'ERR_FAILED';

/** Records the console lines of every page in a browser context from now on. */
export function guardConsole(context: BrowserContext): ConsoleGuard {
  const lines: string[] = [];
  const allowed = new Set<string>();
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()))
      lines.push(`${message.type()}: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => lines.push(`uncaught: ${error.error().stack ?? error.error().message}`));
  return {
    allow: (...names) => names.forEach((name) => allowed.add(name)),
    problems: () =>
      lines.filter(
        (line) => !allowed.has(/^error: Failed to load resource: net::(ERR_[A-Z_]+)/.exec(line)?.[1] ?? ''),
      ),
  };
}
