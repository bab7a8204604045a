/** Finds a Chromium for the tests, and gets one when there is none: its path, or none for Playwright's own. */
export function findChromium(): Promise<{ readonly path: string | undefined }>;
