import * as v from 'valibot';

/** A question with its answer, in one language. */
const faqQuestion = v.object({
  /** Fragment of the question's address, as in `/faq#valid-bet`; it never changes. */
  id: v.string(),
  question: v.string(),
  answer: v.string(),
});

/** A topic with its questions. */
const faqTopic = v.object({
  id: v.string(),
  /** Icon by set and name, such as `fluent-emoji-flat:locked`, for the icon route. */
  icon: v.string(),
  name: v.string(),
  questions: v.array(faqQuestion),
});

/** Questions and answers, by topic. */
export const faqTopics = v.array(faqTopic);
/** A topic with its questions and answers, in one language. */
export type FaqTopic = v.InferOutput<typeof faqTopic>;
