import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listFiles, readText } from '../architecture/source.ts';
import { anchorOf, citationsIn, citesOneOf, headingsOf, linksIn, pathsIn } from './citations.ts';
import { table, withTables } from './markdown.ts';
import { ruleTables } from './rule-tables.ts';

const files = listFiles();
const documents = files.filter((path) => path.startsWith('docs/') && path.endsWith('.md'));
const headings = new Map(documents.map((path) => [posix.basename(path), headingsOf(readText(path))]));

describe('documents', () => {
  it('contain the tables that the code generates (if not, run npm run docs)', () => {
    const rules = readText('docs/product-rules.md');
    expect(withTables(rules, ruleTables)).toBe(rules);
  });

  it('contain every heading that code cites', () => {
    const code = files.filter(
      (path) => /\.(tsx?|mjs|sql|css)$/.test(path) && !path.startsWith('tests/docs/'),
    );
    const wrong = code.flatMap((path) =>
      citationsIn(readText(path))
        .filter(({ document, heading }) => {
          const known = headings.get(document);
          return !known || (heading !== undefined && !citesOneOf(known, heading));
        })
        .map(({ document, heading }) => `${path} cites docs/${document}, ${heading ?? 'whole'}`),
    );
    expect(wrong).toEqual([]);
  });

  it('are cited in code only by their current names', () => {
    const elsewhere = /\bspecification \d|\bhouse rules\b|\bbest in class\b|\b(?:motion|DESIGN|names)\.md\b/i;
    const code = files.filter(
      (path) =>
        /\.(tsx?|mjs|sql|css)$/.test(path) &&
        !path.startsWith('tests/docs/') &&
        // Leaves out migrations, since a migration that has run is never edited.
        !path.startsWith('server/db/migrations/'),
    );
    expect(code.filter((path) => elsewhere.test(readText(path)))).toEqual([]);
  });

  it.each(['README.md', ...documents])('%s has no broken links', (path) => {
    const there = new Set([...files, ...files.map((file) => posix.dirname(file))]);
    const wrong = linksIn(readText(path)).filter(({ path: link, anchor }) => {
      const target = link === '' ? path : posix.join(posix.dirname(path), link).replace(/\/$/, '');
      if (!there.has(target) && !files.some((file) => file.startsWith(`${target}/`))) return true;
      return anchor !== undefined && !headingsOf(readText(target)).map(anchorOf).includes(anchor);
    });
    expect(wrong).toEqual([]);
  });
});

describe('paths named in documents', () => {
  it.each(['README.md', ...documents])('in %s exist in the repository', (path) => {
    const isThere = (name: string): boolean =>
      files.some((file) => file === name || file.startsWith(`${name}/`));
    // These paths exist only after a run of the tests.
    const written = ['tests/visual/out', 'tests/sweeps/inputs.json'];
    const wrong = pathsIn(readText(path)).filter(
      (name) => !isThere(name) && !written.some((folder) => name.startsWith(folder)),
    );
    expect(wrong).toEqual([]);
  });
});

describe('document tools', () => {
  it('replace the table between two markers and keep the rest', () => {
    const before = 'a\n<!-- table:x -->\nold\n<!-- /table -->\nb\n';
    expect(withTables(before, { x: () => table(['h'], [[1]]) })).toBe(
      'a\n<!-- table:x -->\n\n| h |\n| --- |\n| 1 |\n\n<!-- /table -->\nb\n',
    );
  });

  it('reject a marker without a table and a table without a marker', () => {
    expect(() => withTables('<!-- table:y -->\n<!-- /table -->', {})).toThrow('"y"');
    expect(() => withTables('', { x: () => '' })).toThrow('x');
  });

  it('find citations, including those that continue on the next line of a comment', () => {
    expect(
      citationsIn('/**\n * By (docs/product-rules.md, Lucky\n * Jackpot): x\n */ // docs/camera.md'),
    ).toEqual([
      { document: 'product-rules.md', heading: 'Lucky Jackpot' },
      { document: 'camera.md', heading: undefined },
    ]);
    expect(citesOneOf(['Slots'], 'Slots stand in fair')).toBe(true);
    expect(citesOneOf(['Slots'], 'Slotshack')).toBe(false);
  });
});
