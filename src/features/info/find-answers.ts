import type { FaqTopic } from '../../../contract/faq.ts';
import { plain } from '../../platform/plain-text.ts';

/**
 * Returns the topics with only those questions that match a search: every word must occur in the question or its
 * answer, regardless of case and accents. An empty search returns all questions.
 */
export function findAnswers(topics: readonly FaqTopic[], search: string): readonly FaqTopic[] {
  const words = plain(search)
    .split(/[^\p{L}\p{N}₱]+/u)
    .filter((word) => word !== '');
  if (words.length === 0) return topics;
  return topics
    .map((topic) => ({
      ...topic,
      questions: topic.questions.filter(({ question, answer }) => {
        const text = plain(`${question} ${answer}`);
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter(({ questions }) => questions.length > 0);
}
