/** Returns whether the browser supports passkeys, which needs https or localhost. */
export const hasPasskeys = (): boolean => 'PublicKeyCredential' in globalThis;

/** Loads the browser library for passkeys, when it is first needed. */
export const loadWebAuthn = () => import('@simplewebauthn/browser');
