import { createAction } from '@reduxjs/toolkit';
import type { User } from '../../contract/profile.ts';
import type { LiveData } from './live-data.ts';

/*
 * Redux actions for events of calls and of the live stream. They read no state; the slices and listeners in src/store
 * handle them.
 */

/** An answer or a batch of pushed messages has brought a balance, pools or winners. */
export const liveDataReceived = createAction<Partial<LiveData>>('api/liveDataReceived');
/** An answer has brought the player's account data. */
export const userReceived = createAction<User>('api/userReceived');
/** A call got no answer in time. */
export const callTimedOut = createAction('api/callTimedOut');
/** The server no longer accepts the session's token; the payload is the server's text, if it gave a reason. */
export const tokenRefused = createAction<string | undefined>('api/tokenRefused');
/** The server has answered (true), or a call failed while the device reports that it has no network (false). */
export const serverReached = createAction<boolean>('api/serverReached');
/** The live stream was opened or has broken. */
export const streamChanged = createAction<'open' | 'broken'>('api/streamChanged');

/** Storage key that a tab writes after a like has changed, so that other tabs refetch their likes. */
export const LIKES_KEY = 'perya.likes';
