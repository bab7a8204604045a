import { createAction } from '@reduxjs/toolkit';
import type { User } from '../../contract/profile.ts';
import type { LiveData } from './live-data.ts';

/*
 * What calls and the live stream have seen. They know nothing of the state: the slices and listeners of src/store take
 * from here what concerns them.
 */

/** An answer or a batch of pushes brought a balance, pools or winners. */
export const liveDataReceived = createAction<Partial<LiveData>>('api/liveDataReceived');
/** The player's account came from the server. */
export const userReceived = createAction<User>('api/userReceived');
/** A call had no answer in time. */
export const callTimedOut = createAction('api/callTimedOut');
/** The server does not know the session's token any more; with the server's text when it gave a reason. */
export const tokenRefused = createAction<string | undefined>('api/tokenRefused');
/** The live stream was opened or broke. */
export const streamChanged = createAction<'open' | 'broken'>('api/streamChanged');

/** Where a tab leaves that a like has changed; other tabs watch this key. */
export const LIKES_KEY = 'perya.likes';
