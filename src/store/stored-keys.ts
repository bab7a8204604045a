/** Key of the session's token in local storage; other tabs watch it for log-ins and log-outs. */
export const TOKEN_KEY = 'perya.token';

/** Key of the account name of the last log-in by account, so that the next log-in asks only for the password. */
export const ACCOUNT_KEY = 'perya.account';

/** Key of this device's preferences in local storage. */
export const PREFERENCES_KEY = 'perya.preferences';

/** Key of the day, in Manila, on which the announcement is not shown again. */
export const NOTICE_KEY = 'perya.notice';

/** Key of the start-up popups shown in this tab's session: their names, separated by spaces. */
export const START_UP_KEY = 'perya.start-up';

/** Key of the shown start-up popups that each player sees once; removed when the session ends. */
export const OWN_START_UP_KEY = 'perya.start-up.own';

/** Key of the accepted age notice in session storage; the specification prescribes this name. */
export const AGE_KEY = 'showProcessAgeModal';

/** Key of the time played in this session, in session storage. */
export const PLAY_KEY = 'perya.play';
