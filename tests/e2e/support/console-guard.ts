import type { BrowserContext } from '@playwright/test';

/** Console lines of a test's pages, and those that are allowed. */
export interface ConsoleGuard {
  /** Allows browser messages that a test causes on purpose, by name. */
  allow(...names: readonly BrowserLine[]): void;
  /** Returns all other errors, warnings and uncaught exceptions. */
  problems(): readonly string[];
}

/** The browser's message for a request without a network or without a server; no page can suppress it. */
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

/** Listens to every page of a browser context. */
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
