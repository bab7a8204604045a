/** Key of the token; other tabs watch it. */
export const TOKEN_KEY = 'perya.token';

/** Key of the name of the last account log-in: after a session ends, only the password is asked for. */
export const ACCOUNT_KEY = 'perya.account';

/** Key of the device's preferences. */
export const PREFERENCES_KEY = 'perya.preferences';

/** Key of the Manila day on which the notice is not shown again. */
export const NOTICE_KEY = 'perya.notice';

/** Key of the tab's start-up popups already shown in this session: their names, separated by spaces. */
export const START_UP_KEY = 'perya.start-up';

/** Key of those among them that belong to the player and not to the visit; removed when the session ends. */
export const OWN_START_UP_KEY = 'perya.start-up.own';

/** Key of the tab's accepted age notice; the specification's own name. */
export const AGE_KEY = 'showProcessAgeModal';

/** Key of the tab's playing time in this session. */
export const PLAY_KEY = 'perya.play';
