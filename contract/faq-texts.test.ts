import { expect, it } from 'vitest';
import { faqIn } from './faq-texts.ts';

const questionsIn = (locale: 'en' | 'fil') => faqIn(locale).flatMap(({ questions }) => questions);

it('the questions cover six topics, are at least fifteen, and have the same ids in both languages', () => {
  expect(faqIn('en').map(({ id }) => id)).toEqual([
    'account',
    'coins',
    'games',
    'bonuses',
    'responsible-play',
    'verification',
  ]);
  expect(questionsIn('en').length).toBeGreaterThanOrEqual(15);
  expect(faqIn('fil').map(({ id, questions }) => [id, questions.map((one) => one.id)])).toEqual(
    faqIn('en').map(({ id, questions }) => [id, questions.map((one) => one.id)]),
  );
});

it('every topic and question has a unique id that fits the fragment of an address', () => {
  const ids = faqIn('en').flatMap(({ id, questions }) => [id, ...questions.map((one) => one.id)]);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
});

it('every question and every answer differs between English and Filipino', () => {
  const filipino = questionsIn('fil');
  for (const [index, { question, answer }] of questionsIn('en').entries()) {
    expect(filipino[index]?.question).not.toBe(question);
    expect(filipino[index]?.answer).not.toBe(answer);
  }
});
