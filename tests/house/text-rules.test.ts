import { describe, expect, it } from 'vitest';
import { en } from '../../src/i18n/en.ts';
import { fil } from '../../src/i18n/fil.ts';
import { allSources, root } from './source.ts';
import { checkTexts, tablesIn } from './text-rules.ts';

/** Files of features that hold texts in both languages. */
const featureTexts = allSources()
  .filter(({ path, isTest }) => path.startsWith('src/') && !isTest && /(^|[/-])texts\.ts$/.test(path))
  .map(({ path }) => path);

describe('texts', () => {
  it('of the shell are the same in both languages', () => {
    expect(checkTexts('src/i18n', en, fil)).toEqual([]);
  });

  it.each(featureTexts)('%s has both languages', async (path) => {
    const module = (await import(/* @vite-ignore */ `${root}${path}`)) as Record<string, unknown>;
    const tables = tablesIn(module);
    expect(tables.length).toBeGreaterThan(0);
    expect(tables.flatMap((pair) => checkTexts(path, pair.en, pair.fil))).toEqual([]);
  });
});

describe('the rules can fail', () => {
  it('a missing key, an empty text, other fillings', () => {
    expect(checkTexts('x', { a: 'A', b: 'B' }, { a: 'A' })).toHaveLength(1);
    expect(checkTexts('x', { a: 'A' }, { a: ' ' })).toHaveLength(1);
    expect(checkTexts('x', { a: '{n} coins' }, { a: '{m} barya' })).toHaveLength(1);
    expect(tablesIn({ en: { a: 'A' }, fil: { a: 'A' } })).toHaveLength(1);
    expect(tablesIn({ texts: { en: { a: 'A' }, fil: { a: 'A' } } })).toHaveLength(1);
    expect(tablesIn({ x: 1 })).toEqual([]);
  });
});
