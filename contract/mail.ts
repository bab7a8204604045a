import * as v from 'valibot';
import { call, nothing, pageOf, paging, time, forServer, serverCall } from './call.ts';
import { ErrorCode } from './errors.ts';

const id = v.pipe(v.string(), v.regex(/^\d{1,18}$/));

const mail = v.object({ id, time, title: v.string(), isRead: v.boolean() });

/** The player's mails, newest first. */
export const getMail3 = call('getMail3', { response: pageOf(mail) });

/** Returns one mail with its text and marks it as read. */
export const getMailDetail = call('getMailDetail', {
  response: v.object({ ...mail.entries, text: v.string() }),
});

/** Deletes mails. */
export const delMail = call('delMail', { response: nothing });

/**
 * Adds what the server and the reference page need to the calls of this file: required token, rate limit, request
 * schema and error codes.
 */
export const mailCalls = forServer(() => ({
  getMail3: serverCall(getMail3, {
    about: "The player's mails, newest first, in the language of the call.",
    token: 'required',
    request: v.object(paging(20)),
  }),
  getMailDetail: serverCall(getMailDetail, {
    about: 'One mail with its text; it counts as read from then on.',
    token: 'required',
    request: v.object({ id }),
    errors: [ErrorCode.notFound],
  }),
  delMail: serverCall(delMail, {
    about: 'Deletes mails of the player; ids of others, and of mails that are gone, change nothing.',
    token: 'required',
    request: v.object({ ids: v.pipe(v.array(id), v.minLength(1), v.maxLength(100)) }),
  }),
}));
