interface Found {
  /** Path of the browser; undefined if Playwright has its own browser, which it finds by itself. */
  readonly path: string | undefined;
}

/** Finds a Chromium for the tests; downloads one if there is none. */
export function findChromium(): Promise<Found>;

/** Finds a headless Chromium for tests that do not check what is drawn; downloads one if there is none. */
export function findHeadlessShell(): Promise<Found>;
