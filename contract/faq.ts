import * as v from 'valibot';

/** A question with its answer, in one language. */
const faqQuestion = v.object({
  /** The end of the address that leads right to it: `/faq#valid-bet`. It never changes. */
  id: v.string(),
  question: v.string(),
  answer: v.string(),
});

/** Questions that belong together. */
const faqTopic = v.object({
  id: v.string(),
  /** Set and name of an icon, for the icon route. */
  icon: v.string(),
  name: v.string(),
  questions: v.array(faqQuestion),
});

/** Questions and answers, by topic. */
export const faqTopics = v.array(faqTopic);
/** Questions and answers of one topic. */
export type FaqTopic = v.InferOutput<typeof faqTopic>;
