import * as v from 'valibot';

/** A question with its answer, in one language. */
const faqQuestion = v.object({
  /** The fragment of its address: `/faq#valid-bet`. It never changes. */
  id: v.string(),
  question: v.string(),
  answer: v.string(),
});

/** A topic with its questions. */
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
