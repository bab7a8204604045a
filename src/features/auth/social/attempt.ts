import * as v from 'valibot';
import { SocialType } from '../../../../contract/social.ts';
import { sessionStored } from '../../../platform/storage.ts';

/*
 * Storage key of the log-in attempt while the player is at the third party: the app is left, and loaded again on
 * return.
 */

const KEY = 'perya.social';

const attempt = v.object({
  type: v.picklist(Object.values(SocialType)),
  /** Secret of this browser, by which the server recognizes that the same browser has returned. */
  secret: v.string(),
  purpose: v.picklist(['logIn', 'bind']),
  /** Path on this site to go to after the log-in. */
  redirect: v.string(),
  inviteCode: v.string(),
  /** Query with which the third party returned the player, stored so that a reload can continue. */
  returned: v.optional(v.string()),
});

/** A log-in through a third party that this tab has begun. */
export type SocialAttempt = v.InferOutput<typeof attempt>;

/** Stores this tab's log-in attempt until the player returns. */
export const keepAttempt = (kept: SocialAttempt): void => sessionStored.write(KEY, JSON.stringify(kept));

/** Returns this tab's log-in attempt; undefined if there is none. */
export function readAttempt(): SocialAttempt | undefined {
  try {
    const { success, output } = v.safeParse(attempt, JSON.parse(sessionStored.read(KEY) ?? 'null'));
    return success ? output : undefined;
  } catch {
    return undefined;
  }
}

/** Removes this tab's log-in attempt. */
export const forgetAttempt = (): void => sessionStored.remove(KEY);
