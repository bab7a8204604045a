interface Found {
  /** The browser's file; undefined for Playwright's own, which it finds by itself. */
  readonly path: string | undefined;
}

/** Finds a Chromium for the tests, and gets one when there is none. */
export function findChromium(): Promise<Found>;

/** Finds a Chromium without a window for those that look at no pixel, and gets one when there is none. */
export function findHeadlessShell(): Promise<Found>;
