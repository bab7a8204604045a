import { describe, expect, it } from 'vitest';
import { en } from '../../src/i18n/en.ts';
import { fil } from '../../src/i18n/fil.ts';
import { allSources, sourceOf } from './source.ts';
import { checkTexts, tablesIn } from './text-rules.ts';

/** Files of features that hold texts in both languages. */
const featureTexts = allSources().filter(
  ({ path, isTest }) => path.startsWith('src/') && !isTest && /(^|[/-])texts\.ts$/.test(path),
);

describe('texts', () => {
  it('of the shell are the same in both languages', () => {
    expect(checkTexts('src/i18n', en, fil)).toEqual([]);
  });

  it.each(featureTexts)('$path has both languages', (source) => {
    const tables = tablesIn(source);
    expect(tables.length).toBeGreaterThan(0);
    expect(tables.flatMap((pair) => checkTexts(source.path, pair.en, pair.fil))).toEqual([]);
  });
});

describe('the rules can fail', () => {
  it('a missing key, an empty text, other fillings', () => {
    expect(checkTexts('x', { a: 'A', b: 'B' }, { a: 'A' })).toHaveLength(1);
    expect(checkTexts('x', { a: 'A' }, { a: ' ' })).toHaveLength(1);
    expect(checkTexts('x', { a: '{n} coins' }, { a: '{m} barya' })).toHaveLength(1);
  });

  it('a language that is not there', () => {
    const of = (text: string) => tablesIn(sourceOf('src/features/a/texts.ts', text));
    expect(of("const en = { 'a.b': 'A' }; const fil = { 'a.b': 'B' + 'C' };")).toEqual([
      { en: { 'a.b': 'A' }, fil: { 'a.b': 'BC' } },
    ]);
    expect(of('export const texts = { en: { a: `A` }, fil: { a: `B` } } as const;')).toHaveLength(1);
    expect(of("const en = { a: 'A' };").flatMap((pair) => checkTexts('x', pair.en, pair.fil))).toHaveLength(
      1,
    );
    expect(of('const en = 1;')).toEqual([]);
  });
});
