/** Path of the proxy to which pages report their errors. */
export const COMPLAINTS_PATH = '/engines/complaints';
/** What the first script records in a page for the tests. */
export interface Announcements {
  /** All texts that the page's live regions have announced, in order. */
  readonly announced: string[];
}

/** The page's global object with the recorded data. */
export type AnnouncementsWindow = typeof globalThis & { peryaAnnouncements: Announcements };

/**
 * Runs in every page before any script of the product. Reports console errors, exceptions and violations of the page's
 * content security policy, and records announcements of live regions. It is sent as text, so it may use nothing outside.
 */
export function listenEarly(complaintsPath: string): void {
  const announcements: Announcements = { announced: [] };
  (globalThis as AnnouncementsWindow).peryaAnnouncements = announcements;
  const tell = (kind: string, what: string): void => {
    navigator.sendBeacon(complaintsPath, `${kind}: ${what} (${location.pathname})`);
  };
  const textOf = (value: unknown): string => {
    if (value instanceof Error) return `${value.name}: ${value.message} ${value.stack ?? ''}`;
    if (value instanceof Event) return `${value.type} event`;
    return typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value));
  };
  for (const level of ['error', 'warn'] as const) {
    const write = console[level].bind(console);
    console[level] = (...values: unknown[]) => {
      tell(`console.${level}`, values.map(textOf).join(' '));
      write(...values);
    };
  }
  addEventListener(
    'error',
    (event: Event) => {
      if (event instanceof ErrorEvent) {
        tell('uncaught', `${event.message} ${textOf(event.error)}`);
        return;
      }
      const { target } = event;
      if (target instanceof Element)
        tell(
          'not loaded',
          `${target.tagName} ${target.getAttribute('src') ?? target.getAttribute('href') ?? ''}`,
        );
    },
    true,
  );
  addEventListener('unhandledrejection', (event) => tell('unhandled', textOf(event.reason)));
  addEventListener('securitypolicyviolation', (event) =>
    tell('policy', `${event.violatedDirective} ${event.blockedURI}`),
  );

  const last = new WeakMap<Element, string>();
  new MutationObserver(() => {
    for (const region of document.querySelectorAll('[role=status], [aria-live=polite]')) {
      const text = region.textContent?.trim() ?? '';
      if (last.get(region) === text) continue;
      last.set(region, text);
      if (text !== '') announcements.announced.push(text);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
}
