import { operatingSystem } from './device.ts';
import { canInstall, isInstalled } from './install.ts';

/**
 * Matches Chrome on iOS, even if it requests desktop pages. The steps for adding the app to the home screen differ
 * there.
 */
const CHROME_ON_IOS = /CriOS/;

/**
 * Returns whether this browser can put the app on the home screen, by its install prompt or, on iOS, by hand; false if
 * the app runs from there already.
 */
export const mayInstall = (): boolean =>
  !isInstalled() &&
  (canInstall() || (operatingSystem() === 'ios' && !CHROME_ON_IOS.test(navigator.userAgent)));
