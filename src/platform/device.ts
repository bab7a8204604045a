import { isInstalled } from './install.ts';
import { readStored, writeStored } from './storage.ts';

/** Version of the product, sent with every request. */
export const APP_VERSION = '0.1.0';

const DEVICE_ID = 'perya.device';

/** Returns the id that the server gave this device; undefined before the device was registered. */
export const deviceId = (): string | undefined => readStored(DEVICE_ID);
/** Stores the id that the server gave this device. */
export const rememberDeviceId = (id: string): void => writeStored(DEVICE_ID, id);

/** Returns the fields that are added to every request body except form data. */
export const commonBody = () => ({
  appId: 'perya',
  channel: 'WEB',
  clientReferrer: document.referrer.slice(0, 500),
  platform: 'h5',
  appVersion: APP_VERSION,
  appWebName: location.hostname.slice(0, 64),
});

/** Returns the fields that describe this device, cut to the contract's lengths. */
export const deviceFields = () => ({
  deviceModel: navigator.userAgent.slice(0, 200),
  deviceInfo: JSON.stringify({
    language: navigator.language,
    screen: `${screen.width}x${screen.height}`,
    pixelRatio: devicePixelRatio,
    standalone: isInstalled(),
  }).slice(0, 2000),
});

/** Returns whether the page runs in the Android app (docs/android-bridge.md). */
export const isInApp = (): boolean => 'peryaApp' in globalThis;

/** Loads the code for calling the Android app; undefined in a browser, or if the code fails to load. */
export const loadApp = () => (isInApp() ? import('./android/app.ts').catch(() => undefined) : undefined);

/**
 * Lets the Android app send requests to this page, and returns the app's device fields; empty if the bridge's code
 * fails to load.
 */
export async function appDeviceFields(): Promise<{ deviceModel?: string; messagingToken?: string }> {
  const app = await loadApp();
  app?.answerApp();
  return (await app?.appDeviceFields()) ?? {};
}

/** Returns the operating system in one word, as far as the browser reveals it; `linux` if unknown. */
export function operatingSystem(): string {
  const agent = navigator.userAgent;
  if (/android/i.test(agent)) return 'android';
  // An iPad reports itself as a Macintosh, but only the iPad has a touch screen.
  if (/iphone|ipad|ipod/i.test(agent) || (/macintosh/i.test(agent) && navigator.maxTouchPoints > 1))
    return 'ios';
  if (/windows/i.test(agent)) return 'windows';
  if (/mac os/i.test(agent)) return 'macos';
  return 'linux';
}

interface ConnectionNavigator extends Navigator {
  readonly connection?: { readonly effectiveType?: string };
}

/** Returns the time limit of a request on this connection, ms (docs/product-rules.md, Limits). */
export function requestTimeout(): number {
  const kind = (navigator as ConnectionNavigator).connection?.effectiveType;
  if (kind === 'slow-2g' || kind === '2g') return 20_000;
  if (kind === '3g') return 30_000;
  return 10_000;
}
