import { operatingSystem } from './device.ts';
import { canInstall, isInstalled } from './install.ts';

/** Chrome on iOS, also when it requests desktop pages: our steps for adding to the home screen do not work there. */
const CHROME_ON_IOS = /CriOS/;

/**
 * True in a browser that can put the app on the home screen, by its own prompt or, on iOS, by hand; false where it is
 * installed already.
 */
export const mayInstall = (): boolean =>
  !isInstalled() &&
  (canInstall() || (operatingSystem() === 'ios' && !CHROME_ON_IOS.test(navigator.userAgent)));
