/** True where the browser knows passkeys, which is over https and on this machine alone. */
export const hasPasskeys = (): boolean => 'PublicKeyCredential' in globalThis;

/** The browser's own part of passkeys, fetched when the first is asked for. */
export const loadWebAuthn = () => import('@simplewebauthn/browser');
