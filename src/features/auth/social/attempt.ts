import * as v from 'valibot';
import { SocialType } from '../../../../contract/social.ts';
import { sessionStored } from '../../../platform/storage.ts';

/* Storage key of the attempt while the player is at the third party: the page is left and loaded again on return. */

const KEY = 'perya.social';

const attempt = v.object({
  type: v.picklist(Object.values(SocialType)),
  /** Proves to the server that the same browser that left has returned. */
  secret: v.string(),
  purpose: v.picklist(['logIn', 'bind']),
  /** Address where the player was, on this site. */
  redirect: v.string(),
  inviteCode: v.string(),
  /** The query of the return, once it happened: a reload continues from there. */
  returned: v.optional(v.string()),
});

/** A third-party log-in in progress in this tab. */
export type SocialAttempt = v.InferOutput<typeof attempt>;

/** Stores an attempt for the return. */
export const keepAttempt = (kept: SocialAttempt): void => sessionStored.write(KEY, JSON.stringify(kept));

/** Returns the attempt of this tab; undefined when there is none. */
export function readAttempt(): SocialAttempt | undefined {
  try {
    const { success, output } = v.safeParse(attempt, JSON.parse(sessionStored.read(KEY) ?? 'null'));
    return success ? output : undefined;
  } catch {
    return undefined;
  }
}

/** Removes the attempt of this tab. */
export const forgetAttempt = (): void => sessionStored.remove(KEY);
