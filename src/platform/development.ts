/** True when the server that gave us the page says that it is a test build: only then is the outbox mentioned. */
export const isDevelopmentServer = (): boolean =>
  document.querySelector<HTMLMetaElement>('meta[name="perya-mode"]')?.content === 'development';
