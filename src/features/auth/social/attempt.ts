import * as v from 'valibot';
import { SocialType } from '../../../../contract/social.ts';
import { sessionStored } from '../../../platform/storage.ts';

/*
 * What this tab keeps while its player is away at a third party: the page is left for it, and opened anew on the way back.
 */

const KEY = 'perya.social';

const attempt = v.object({
  type: v.picklist(Object.values(SocialType)),
  /** Proves to the server that whoever comes back is the browser that left. */
  secret: v.string(),
  purpose: v.picklist(['logIn', 'bind']),
  /** Where the player was: an address of ours. */
  redirect: v.string(),
  inviteCode: v.string(),
  /** The query with which the player came back, once that is so: a reload goes on from there. */
  returned: v.optional(v.string()),
});

/** A log-in with a third party that is under way in this tab. */
export type Attempt = v.InferOutput<typeof attempt>;

/** Keeps an attempt for the way back. */
export const keepAttempt = (kept: Attempt): void => sessionStored.write(KEY, JSON.stringify(kept));

/** Returns the attempt of this tab; undefined when there is none. */
export function readAttempt(): Attempt | undefined {
  try {
    const { success, output } = v.safeParse(attempt, JSON.parse(sessionStored.read(KEY) ?? 'null'));
    return success ? output : undefined;
  } catch {
    return undefined;
  }
}

/** Forgets the attempt of this tab. */
export const forgetAttempt = (): void => sessionStored.remove(KEY);
