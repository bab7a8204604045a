import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { faqIn } from '../../../contract/faq-texts.ts';
import { findAnswers } from './find-answers.ts';

const english = faqIn('en');
const filipino = faqIn('fil');
const idsOf = (search: string, topics = english) =>
  findAnswers(topics, search).flatMap(({ questions }) => questions.map(({ id }) => id));
const everything = english.flatMap(({ questions }) => questions);

describe('the search of questions and answers', () => {
  it.each([
    ['gcash deposit', []],
    ['FORGOT', ['forgot-password']],
    ['  valid   BET ', ['jackpot-spins', 'valid-bet', 'diamonds']],
    ['válid bét?', ['jackpot-spins', 'valid-bet', 'diamonds']],
    ['1553', ['somebody-to-talk-to']],
    ['₱200', ['jackpot-spins']],
  ] as const)('for %j finds the questions %j', (search, ids) => {
    expect(idsOf(search)).toEqual(ids);
  });

  it('finds words of Filipino answers', () => {
    expect(idsOf('magpahinga', filipino)).toEqual(['take-a-break']);
  });

  it('finds every question by its own words, regardless of case, accents and spaces', () => {
    const changed = fc.constantFrom<(text: string) => string>(
      (text) => text.toUpperCase(),
      (text) => text.normalize('NFD'),
      (text) => ` ${text.replaceAll(' ', '  ')} `,
      (text) => text.replaceAll('a', 'á'),
    );
    fc.assert(
      fc.property(fc.constantFrom(...everything), changed, ({ id, question }, change) => {
        expect(idsOf(change(question))).toContain(id);
      }),
    );
  });

  it('finds every question for an empty text, and none for an unknown word', () => {
    expect(findAnswers(english, ' ? ')).toBe(english);
    expect(findAnswers(english, 'zzyzx')).toEqual([]);
  });

  it('never finds more questions after a word is added', () => {
    const word = fc.constantFrom('coins', 'spin', 'you', 'day', 'password', 'the', 'x');
    fc.assert(
      fc.property(fc.array(word, { maxLength: 4 }), word, (words, more) => {
        const before = idsOf(words.join(' '));
        for (const id of idsOf([...words, more].join(' '))) expect(before).toContain(id);
      }),
    );
  });
});
