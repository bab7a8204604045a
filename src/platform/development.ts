/** True when the server marked this page as a test build: only then is the outbox mentioned. */
export const isDevelopmentServer = (): boolean =>
  document.querySelector<HTMLMetaElement>('meta[name="perya-mode"]')?.content === 'development';
