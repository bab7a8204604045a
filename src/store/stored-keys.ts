/** Where the token is stored; other tabs watch this key. */
export const TOKEN_KEY = 'perya.token';

/** Where the name of the last account login is stored: a session that ends then asks for the password. */
export const ACCOUNT_KEY = 'perya.account';

/** Where the preferences are stored on the device. */
export const PREFERENCES_KEY = 'perya.preferences';

/** Where the Manila day is stored on which the notice is not shown again. */
export const NOTICE_KEY = 'perya.notice';

/** Where a tab keeps which popups of this session's beginning have come up: their names, parted by spaces. */
export const START_UP_KEY = 'perya.start-up';

/** Where a tab keeps that the age notice was accepted; the specification's own name. */
export const AGE_KEY = 'showProcessAgeModal';

/** Where a tab keeps how long games have been played in this session. */
export const PLAY_KEY = 'perya.play';
