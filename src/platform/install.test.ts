import { afterEach, describe, expect, it, vi } from 'vitest';
import { operatingSystem } from './device.ts';
import { isInstalled } from './install.ts';
import { mayInstall } from './may-install.ts';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15';
const IPHONE_CHROME = IPHONE.replace('Version/18.5', 'CriOS/138.0.7204.53');
const IPAD_CHROME = MAC.replace('Version/18.5', 'CriOS/138');
const ANDROID =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

interface Browser {
  readonly userAgent: string;
  readonly maxTouchPoints?: number;
  /** Whether the page runs from the home screen; only Safari has this property. */
  readonly standalone?: boolean;
}

/** Fakes a browser; `isStandalone` means that its window was opened from the home screen. */
function useBrowser({ maxTouchPoints = 0, ...more }: Browser, isStandalone = false): void {
  vi.stubGlobal('navigator', { maxTouchPoints, ...more });
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isStandalone && query === '(display-mode: standalone)',
  }));
}
afterEach(() => vi.unstubAllGlobals());

describe('isInstalled', () => {
  it.each([
    ['a tab', { userAgent: IPHONE, standalone: false }, false, false],
    ['a window of its own', { userAgent: ANDROID }, true, true],
    [
      'the home screen of an older iOS, which says so by itself alone',
      { userAgent: IPHONE, standalone: true },
      false,
      true,
    ],
    ['a browser that says nothing', { userAgent: ANDROID }, false, false],
  ] as const)(
    'returns whether the app runs from the home screen: in %s',
    (_, browser, isStandalone, isThere) => {
      useBrowser(browser, isStandalone);
      expect(isInstalled()).toBe(isThere);
    },
  );
});

describe('operating system', () => {
  it.each([
    ['ios', { userAgent: IPHONE, maxTouchPoints: 5 }],
    ['ios', { userAgent: MAC, maxTouchPoints: 5 }],
    ['macos', { userAgent: MAC, maxTouchPoints: 0 }],
    ['android', { userAgent: ANDROID, maxTouchPoints: 5 }],
  ] as const)('is "%s" for the browser %j', (system, browser) => {
    useBrowser(browser);
    expect(operatingSystem()).toBe(system);
  });
});

describe('installing by hand', () => {
  it.each([
    ['an iPhone', { userAgent: IPHONE, maxTouchPoints: 5 }, true],
    ['an iPad, which says that it is a Macintosh', { userAgent: MAC, maxTouchPoints: 5 }, true],
    ['a Macintosh', { userAgent: MAC, maxTouchPoints: 0 }, false],
    ['Chrome on an iPhone', { userAgent: IPHONE_CHROME, maxTouchPoints: 5 }, false],
    ['Chrome on an iPad', { userAgent: IPAD_CHROME, maxTouchPoints: 5 }, false],
    ['an iPhone that runs it already', { userAgent: IPHONE, maxTouchPoints: 5, standalone: true }, false],
    ['Android without the browser’s own prompt', { userAgent: ANDROID, maxTouchPoints: 5 }, false],
  ] as const)('is offered where it is possible: on %s (%#)', (_, browser, isOffered) => {
    useBrowser(browser);
    expect(mayInstall()).toBe(isOffered);
  });
});
