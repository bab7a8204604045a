import * as v from 'valibot';
import { call, count, nothing, pageOf, paging, time, forServer, serverCall } from './call.ts';
import { customerServiceQueue } from './config.ts';
import { ErrorCode } from './errors.ts';
import { hasHiddenCharacter } from './plain-text.ts';
import { typedText, UNITS_A_LETTER } from './typed-text.ts';

const id = v.pipe(v.string(), v.regex(/^\d{1,18}$/));

/** Schema of the topic of feedback. */
export const feedbackTopics = v.picklist(['game', 'money', 'account', 'idea', 'other']);
/** Topic of feedback. */
export type FeedbackTopic = v.InferOutput<typeof feedbackTopics>;

/** Text of feedback: 10 to 500 characters. */
export const feedbackText = v.pipe(
  typedText(500 * UNITS_A_LETTER, 'feedbackLong'),
  v.transform((typed) => typed.replaceAll(/\r\n?/g, '\n').trim()),
  v.nonEmpty('required'),
  v.check((text) => !hasHiddenCharacter(text), 'characters'),
  v.check((text) => [...text].length >= 10, 'feedbackShort'),
  v.check((text) => [...text].length <= 500, 'feedbackLong'),
);

const feedback = v.object({
  id,
  time,
  topic: feedbackTopics,
  text: v.string(),
  isAnswered: v.boolean(),
});

/** Maximum number of feedback messages per player and Manila day. */
export const FEEDBACK_A_DAY = 10;

/** Sends feedback to the house. */
export const addFeedback = call('addFeedback', { response: v.object({ id }) });

/** The player's feedback messages, newest first. */
export const feedbackLog = call('feedbackLog', { response: pageOf(feedback) });

/** One feedback message with the house's answer. */
export const feedbackDetail = call('feedbackDetail', {
  response: v.object({ ...feedback.entries, answer: v.string(), answeredAt: count }),
});

/** The desks of customer service, for guests and players. */
export const getCustomerServices = call('getCustomerServices', {
  response: v.object({
    /** Always 0, because a request with an expired token was already refused with 401. */
    code: v.literal(0),
    appCustomerServiceQueue: customerServiceQueue,
  }),
});

/**
 * Adds what the server and the reference page need to the calls of this file: required token, rate limit, request
 * schema and error codes.
 */
export const feedbackCalls = forServer(() => ({
  addFeedback: serverCall(addFeedback, {
    about: `Sends a feedback to the house, ${FEEDBACK_A_DAY} a Manila day at most.`,
    token: 'required',
    request: v.object({ topic: feedbackTopics, text: feedbackText }),
  }),
  feedbackLog: serverCall(feedbackLog, {
    about: "The player's feedbacks, newest first.",
    token: 'required',
    request: v.object(paging(20)),
  }),
  feedbackDetail: serverCall(feedbackDetail, {
    about: 'One feedback of the player, with the answer where there is one.',
    token: 'required',
    request: v.object({ id }),
    errors: [ErrorCode.notFound],
  }),
  getCustomerServices: serverCall(getCustomerServices, {
    about: 'The desks of customer service, as the configuration has them, in the language that is asked for.',
    token: 'optional',
    request: nothing,
  }),
}));
