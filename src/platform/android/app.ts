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
    /** Set by the Android app. */
    peryaApp?: AppPort;
  }
}

let bridge: Bridge | undefined;

/** Returns the bridge to the app; undefined in a browser, and in a frame. */
function appBridge(): Bridge | undefined {
  const port = window.top === window ? window.peryaApp : undefined;
  if (port === undefined) return undefined;
  return (bridge ??= openBridge(port, (method) => (method === 'back' ? goBack() : undefined)));
}

/** Lets the app send requests to this page; does nothing in a browser. */
export const answerApp = (): void => void appBridge();

/** Calls the app; returns undefined in a browser and where the app does not answer: the web's own way is then used. */
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

/** Returns the app's device fields for preLogin2, cut to its lengths; empty if the app does not answer. */
export async function appDeviceFields(): Promise<{ deviceModel?: string; messagingToken?: string }> {
  const [device, push] = await Promise.all([askApp('deviceInfo'), askApp('pushToken')]);
  return {
    ...(device && { deviceModel: `${device.model}; ${device.os}; app ${device.appVersion}`.slice(0, 200) }),
    ...(push?.token && { messagingToken: push.token.slice(0, 500) }),
  };
}
