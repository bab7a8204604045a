import { createAction } from '@reduxjs/toolkit';
import type { User } from '../../contract/profile.ts';
import type { LiveData } from './live-data.ts';

/*
 * Events of calls and of the live stream. They do not depend on the state: the slices and listeners of src/store
 * handle those that concern them.
 */

/** An answer or a batch of pushes brought a balance, pools or winners. */
export const liveDataReceived = createAction<Partial<LiveData>>('api/liveDataReceived');
/** The player's account came from the server. */
export const userReceived = createAction<User>('api/userReceived');
/** A call timed out. */
export const callTimedOut = createAction('api/callTimedOut');
/** The session's token is no longer valid; with the server's text when it gave a reason. */
export const tokenRefused = createAction<string | undefined>('api/tokenRefused');
/** The live stream was opened or broke. */
export const streamChanged = createAction<'open' | 'broken'>('api/streamChanged');

/** Storage key that a tab writes when a like has changed; other tabs watch it. */
export const LIKES_KEY = 'perya.likes';
