import * as v from 'valibot';
import { call, nothing, forServer, serverCall } from './call.ts';
import { normaliseMobile } from './form.ts';
import { user } from './profile.ts';
import { typedText } from './typed-text.ts';

/** Ways to reach the player besides the number (docs/product-rules.md, Contact details); empty if not given. */
export const contactDetails = v.object({
  email: v.pipe(
    typedText(100, 'email'),
    v.transform((typed) => typed.trim()),
    v.check((text) => text === '' || /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(text), 'email'),
  ),
  /** A mobile number with Viber, normalised to +639XXXXXXXXX. */
  viber: v.pipe(
    typedText(32, 'mobile'),
    v.check((typed) => typed.trim() === '' || normaliseMobile(typed) !== undefined, 'mobile'),
    v.transform((typed) => normaliseMobile(typed) ?? ''),
  ),
  /** A Telegram name without its @. */
  telegram: v.pipe(
    typedText(64, 'telegram'),
    v.transform((typed) => typed.trim().replace(/^@/, '')),
    v.regex(/^(?:[A-Za-z][A-Za-z0-9_]{4,31})?$/, 'telegram'),
  ),
  /** Whether the player has opted in to offers by these ways; without it none are sent. */
  wantsOffers: v.boolean(),
});

/** Further details of the player. */
export const appUserOther = call('appUserOther', { response: contactDetails });

/** Changes further details of the player. */
export const updateAppUserOther = call('updateAppUserOther', { response: v.object({ user }) });

/** The calls with what only the server and the reference page read: access, requests, errors. */
export const userOtherCalls = forServer(() => ({
  appUserOther: serverCall(appUserOther, {
    about: 'The ways to reach the player beside the number, and whether offers may come by them.',
    token: 'required',
    request: nothing,
  }),
  updateAppUserOther: serverCall(updateAppUserOther, {
    about: 'Changes the ways to reach the player; an empty text takes one away.',
    token: 'required',
    request: contactDetails,
  }),
}));
