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
    /** Put there by the Android app. */
    peryaApp?: AppPort;
  }
}

let bridge: Bridge | undefined;

/** The app's end; undefined in a browser, and in a frame. */
function appBridge(): Bridge | undefined {
  const port = window.top === window ? window.peryaApp : undefined;
  if (port === undefined) return undefined;
  return (bridge ??= openBridge(port, (method) => (method === 'back' ? goBack() : undefined)));
}

/** Lets the app ask this page; nothing in a browser. */
export const answerApp = (): void => void appBridge();

/** Asks the app; undefined in a browser, and where it has no answer: then the web's own way is taken. */
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

/** Returns what the app says of the device, for preLogin2 within its lengths; nothing where it has no answer. */
export async function appDeviceFields(): Promise<{ deviceModel?: string; messagingToken?: string }> {
  const [device, push] = await Promise.all([askApp('deviceInfo'), askApp('pushToken')]);
  return {
    ...(device && { deviceModel: `${device.model}; ${device.os}; app ${device.appVersion}`.slice(0, 200) }),
    ...(push?.token && { messagingToken: push.token.slice(0, 500) }),
  };
}
