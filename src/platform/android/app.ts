import {
  type AppAnswer,
  type AppMethod,
  type AppParams,
  type AppPort,
  type Bridge,
  openBridge,
} from './bridge.ts';
import { goBack } from './go-back.ts';

declare global {
  interface Window {
    /** Channel to the Android app. The app puts it into the page, so it is undefined in a browser. */
    peryaApp?: AppPort;
  }
}

let bridge: Bridge | undefined;

/** Returns the bridge to the Android app; undefined in a browser and inside a frame. */
function appBridge(): Bridge | undefined {
  const port = window.top === window ? window.peryaApp : undefined;
  if (port === undefined) return undefined;
  return (bridge ??= openBridge(port, (method) => (method === 'back' ? goBack() : undefined)));
}

/** Begins to answer requests of the Android app; does nothing in a browser. */
export const answerApp = (): void => void appBridge();

/**
 * Calls a method of the Android app. Returns undefined in a browser or if the app does not answer; the caller then uses
 * browser APIs instead.
 */
export async function askApp<Method extends AppMethod>(
  method: Method,
  ...params: AppParams<Method>
): Promise<AppAnswer<Method> | undefined> {
  try {
    return await appBridge()?.call(method, ...params);
  } catch {
    return undefined;
  }
}

/**
 * Returns the fields that the app adds to preLogin2, cut to the contract's lengths; empty if the app does not answer.
 */
export async function appDeviceFields(): Promise<{ deviceModel?: string; messagingToken?: string }> {
  const [device, push] = await Promise.all([askApp('deviceInfo'), askApp('pushToken')]);
  return {
    ...(device && { deviceModel: `${device.model}; ${device.os}; app ${device.appVersion}`.slice(0, 200) }),
    ...(push?.token && { messagingToken: push.token.slice(0, 500) }),
  };
}
