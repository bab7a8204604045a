import { describe, expect, it } from 'vitest';
import { checkComments, checkDocument, checkScript, RIDDLES } from './plain-english.ts';
import { allSources, listFiles, readText, sourceOf } from './source.ts';

const files = listFiles();
/** Migrations are not checked, since a migration that has run is never edited. */
const isMigration = (path: string): boolean => path.includes('/migrations/');

describe('plain English', () => {
  it('is the language of comments and test names', () => {
    const scripts = files
      .filter((path) => path.endsWith('.mjs'))
      .map((path) => sourceOf(path, readText(path)));
    expect([...allSources(), ...scripts].flatMap(checkScript)).toEqual([]);
  });

  it('is the language of comments in CSS and SQL', () => {
    const paths = files.filter((path) => /\.(css|sql)$/.test(path) && !isMigration(path));
    expect(paths.flatMap((path) => checkComments(path, readText(path)))).toEqual([]);
  });

  it('is the language of documents', () => {
    const paths = files.filter((path) => path.endsWith('.md') && !/(^|\/)LICENSES/.test(path));
    expect(paths.flatMap((path) => checkDocument(path, readText(path)))).toEqual([]);
  });
});

describe('the rule of plain English', () => {
  const check = (text: string): string[] => checkScript(sourceOf('fair/a.ts', text));

  it('reports the file, the line and what to write instead', () => {
    expect(check('const a = 1;\n\n// Waits for so many frames.')).toEqual([
      'fair/a.ts:3 says "so many": write the number or its name: "n pixels", "one in n", "at most 20" (docs/style.md)',
    ]);
  });

  it.each(RIDDLES.map(({ phrase }) => phrase))('refuses "%s" in a comment', (phrase) => {
    expect(check(`/* A ${phrase} b. */`)).toHaveLength(1);
    expect(check(`const a = 'A ${phrase} b';`)).toEqual([]);
  });

  it.each([
    '/**\n * It takes so\n * many frames.\n */',
    '// It takes so\n// many frames.',
    "it('takes so many frames', () => {});",
    "test.describe('so many frames', () => {});",
    "it.each([1])('so many frames', () => {});",
    'for (const a of []) test(`${a}: so many frames`, () => {});',
  ])('refuses the phrase in %j', (text) => {
    expect(check(text)).toHaveLength(1);
  });

  it.each([
    '// So `so many` is refused.',
    '// So\nmany(1); // many',
    "expect('so many').toBe(1);",
    "/a/.test('so many');",
    '// What is not here is somebody.',
  ])('accepts %j', (text) => {
    expect(check(text)).toEqual([]);
  });

  it('checks the prose of a document, not its code and generated tables', () => {
    const skipped = '`so many`\n\n```\nso many\n```\n\n<!-- table:x -->\nso many\n<!-- /table -->\n';
    expect(checkDocument('a.md', skipped)).toEqual([]);
    expect(checkDocument('a.md', `${skipped}\n- So many.\n`)).toHaveLength(1);
  });

  it('checks comments of CSS and SQL, not their code', () => {
    expect(checkComments('a.css', '/* so many */ a { content: "so many"; }')).toHaveLength(1);
    expect(checkComments('a.sql', "-- so many\nselect 'so many'; /* so many */")).toHaveLength(2);
  });
});
