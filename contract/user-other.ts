import * as v from 'valibot';
import { call, nothing, forServer, serverCall } from './call.ts';
import { normaliseMobile } from './form.ts';
import { user } from './profile.ts';
import { plainText } from './plain-text.ts';
import { typedText } from './typed-text.ts';

/** Ways to reach the player besides the mobile number (docs/product-rules.md, Contact details); empty if not given. */
export const contactDetails = v.object({
  email: v.pipe(
    typedText(100, 'email'),
    v.transform((typed) => typed.replace(/\p{Default_Ignorable_Code_Point}/gu, '').trim()),
    v.check((text) => text === '' || /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(text), 'email'),
  ),
  /** A mobile number with Viber, normalised to +639XXXXXXXXX. */
  viber: v.pipe(
    typedText(64, 'mobile'),
    v.check((typed) => plainText(typed) === '' || normaliseMobile(typed) !== undefined, 'mobile'),
    v.transform((typed) => normaliseMobile(typed) ?? ''),
  ),
  /** A Telegram name without its @. */
  telegram: v.pipe(
    typedText(64, 'telegram'),
    v.transform((typed) => plainText(typed).replace(/^@/, '')),
    v.regex(/^(?:[A-Za-z][A-Za-z0-9_]{4,31})?$/, 'telegram'),
  ),
  /** Whether the player wants to receive offers at these contacts; if false, none are sent. */
  wantsOffers: v.boolean(),
});

/** Returns the player's contact details besides the mobile number. */
export const appUserOther = call('appUserOther', { response: contactDetails });

/** Changes the player's contact details besides the mobile number. */
export const updateAppUserOther = call('updateAppUserOther', { response: v.object({ user }) });

/**
 * Adds what the server and the reference page need to the calls of this file: required token, rate limit, request
 * schema and error codes.
 */
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
