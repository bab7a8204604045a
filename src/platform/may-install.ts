import { operatingSystem } from './device.ts';
import { canInstall, isInstalled } from './install.ts';

/** Chrome on iOS, also where it asks for a desktop's pages: it puts nothing on the home screen by our steps. */
const CHROME_ON_IOS = /CriOS/;

/**
 * True in a browser that can put the app on the home screen, by its own prompt or, on iOS, by hand; what runs there
 * already has nothing to ask.
 */
export const mayInstall = (): boolean =>
  !isInstalled() &&
  (canInstall() || (operatingSystem() === 'ios' && !CHROME_ON_IOS.test(navigator.userAgent)));
