import { describe, expect, it } from 'vitest';
import { en } from '../../src/i18n/en.ts';
import { fil } from '../../src/i18n/fil.ts';
import { allSources, sourceOf } from './source.ts';
import { checkTexts, checkUnreadTexts, pairsIn, tablesIn, type Texts } from './text-rules.ts';

const sources = allSources().filter(({ path, isTest }) => !isTest && !path.startsWith('tests/'));
/** Files of features that contain texts in both languages. */
const featureTexts = sources.filter(({ path }) => path.startsWith('src/') && /(^|[/-])texts\.ts$/.test(path));
const isPlain = (texts: Texts): boolean => Object.values(texts).every((text) => text !== '');
/** Texts written in the file that uses them: short labels, the server's messages, the lettering of scenes. */
const smallTexts = sources
  .filter((source) => !featureTexts.includes(source) && !source.path.startsWith('src/i18n/'))
  .flatMap((source) =>
    [...tablesIn(source), ...pairsIn(source)]
      .filter(({ en: here, fil: there }) => isPlain(here) && isPlain(there))
      .map((pair) => ({ ...pair, path: source.path })),
  );

describe('texts for players', () => {
  it("of the lobby's shell have the same keys in English and Filipino", () => {
    expect(checkTexts('src/i18n', en, fil)).toEqual([]);
  });

  it.each(featureTexts)('in $path exist in English and Filipino', (source) => {
    const tables = tablesIn(source);
    expect(tables.length).toBeGreaterThan(0);
    expect(tables.flatMap((pair) => checkTexts(source.path, pair.en, pair.fil))).toEqual([]);
  });

  it('that are written beside the code which uses them exist in English and Filipino', () => {
    expect(smallTexts.length).toBeGreaterThan(20);
    expect(smallTexts.flatMap((pair) => checkTexts(pair.path, pair.en, pair.fil))).toEqual([]);
  });
});

it('every text for players is read somewhere', () => {
  expect(checkUnreadTexts(allSources())).toEqual([]);
});

describe('the text rules', () => {
  it('reports a text that nothing reads, and accepts texts read by a template or through another table', () => {
    const table = (path: string, keys: string, head = '') =>
      sourceOf(path, `${head}const en = { ${keys} }; const fil = {};`);
    const unread = checkUnreadTexts([
      table(
        'src/a/texts.ts',
        "'one.title': 'A', two: 'B', three: 'C'",
        "import { x } from '../b/b-texts.ts';",
      ),
      table('src/b/b-texts.ts', "four: 'D', five: 'E'"),
      sourceOf('src/a/a.tsx', "t(`${name}.title`); t('two'); t('four');"),
    ]);
    expect(unread).toEqual([
      'src/a/texts.ts: nothing reads "three"',
      'src/b/b-texts.ts: nothing reads "five"',
    ]);
  });

  it('reports a missing key, an empty text, and different placeholders', () => {
    expect(checkTexts('x', { a: 'A', b: 'B' }, { a: 'A' })).toHaveLength(1);
    expect(checkTexts('x', { a: 'A' }, { a: ' ' })).toHaveLength(1);
    expect(checkTexts('x', { a: '{n} coins' }, { a: '{m} barya' })).toHaveLength(1);
    expect(checkTexts('x', { a: '{n} {n:coin|coins}' }, { a: '{n} barya' })).toEqual([]);
  });

  it('reports an untranslated Filipino text, and an English plural that ignores the number 1', () => {
    expect(checkTexts('x', { a: 'Show more' }, { a: 'Show more' })).toEqual(['x: "a" is English in fil']);
    expect(checkTexts('x', { a: 'Jackpot', b: '{a} × {b}.' }, { a: 'Jackpot', b: '{a} × {b}.' })).toEqual([]);
    expect(checkTexts('x', { a: '{count} more cards' }, { a: '{count} card pa' })).toHaveLength(1);
  });

  it('checks an English and Filipino pair written beside its code', () => {
    const [pair] = pairsIn(sourceOf('server/a/handlers.ts', "const no = { en: 'No.', fil: 'No.' };"));
    expect(pair && checkTexts('x', pair.en, pair.fil)).toHaveLength(1);
    expect(pairsIn(sourceOf('server/a/handlers.ts', 'const no = { en: `${a}`, fil: `b` };'))).toEqual([]);
  });

  it('reports a missing language', () => {
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
