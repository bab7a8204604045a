import type { Plugin } from 'vite';

/**
 * The oldest browsers that the product supports (docs/architecture.md, Browsers): the last Chrome for Windows 7 and 8,
 * the oldest Safari with the syntax of ES2022, and Firefox's oldest supported release. A build's syntax is theirs.
 */
export const OLDEST_BROWSERS = ['chrome109', 'safari16.4', 'firefox115'];

/**
 * Removes the sentence for old browsers from the page in development, where the style that hides it comes late, by
 * script.
 */
export const withoutOldBrowsers = (): Plugin => ({
  name: 'perya:without-old-browsers',
  apply: 'serve',
  transformIndexHtml: (html) => html.replace(/<p id="old-browser">.*?<\/p>/s, ''),
});
