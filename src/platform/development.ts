/**
 * Returns whether the server marked this page as a test build; only then do pages mention the outbox with its messages.
 */
export const isDevelopmentServer = (): boolean =>
  document.querySelector<HTMLMetaElement>('meta[name="perya-mode"]')?.content === 'development';
