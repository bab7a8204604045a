/** Where the token is stored; other tabs watch this key. */
export const TOKEN_KEY = 'perya.token';

/** Where the name of the last account login is stored: a session that ends then asks for the password. */
export const ACCOUNT_KEY = 'perya.account';

/** Where the preferences are stored on the device. */
export const PREFERENCES_KEY = 'perya.preferences';

/** Where the Manila day is stored on which the notice is not shown again. */
export const NOTICE_KEY = 'perya.notice';

/** Where a tab keeps that the popups of this session's beginning have come up. */
export const START_UP_KEY = 'perya.start-up';
