import { describe, expect, it } from 'vitest';
import type { Build } from './build-files.ts';
import { type ModuleGraph, splitTable } from './module-graph.ts';
import { pageInputHash, pageInputs } from './page-modules.ts';

/** A build of two pages: `article` is a part of both, `lamp` is reached by import() from the questions alone. */
const GRAPH: ModuleGraph = {
  entries: { 'assets/main-1.js': 'main', 'assets/faq-2.js': 'faq', 'assets/terms-3.js': 'terms' },
  modules: {
    vite: { hash: 'v8', imports: [] },
    main: { hash: 'm', imports: ['table'] },
    table: { hash: 't', imports: [] },
    faq: { hash: 'f', imports: ['article'] },
    terms: { hash: 'e', imports: ['article'] },
    article: { hash: 'a', imports: ['article.css', 'faq'] },
    'article.css': { hash: 'c', imports: [] },
    lamp: { hash: 'l', imports: [] },
  },
  table: { module: 'table', lines: { faq: 'open("/faq")', terms: 'open("/terms")' } },
};
const FAQ = [
  'app.html',
  'assets/main-1.js',
  'assets/faq-2.js',
  'assets/shared-4.js',
  'assets/star-aaaaaaaa.webp',
];
const contents: Readonly<Record<string, string>> = { 'assets/star-aaaaaaaa.webp': 'a star' };
const buildOf = (files: Readonly<Record<string, string>>): Build => ({
  names: Object.keys(files),
  contentHash: (file) => files[file] ?? '',
});

/** What of the questions page is another one in another graph, or with other pictures. */
function changed(graph: ModuleGraph, files = contents): string[] {
  return pageInputs(buildOf(contents), GRAPH, new Set(FAQ))
    .filter(({ kind, name, hash }) => {
      if (kind !== 'module' && kind !== 'pages' && kind !== 'asset') throw new Error(kind);
      return pageInputHash(buildOf(files), graph, kind, name) !== hash;
    })
    .map(({ name }) => name);
}
const withModule = (name: string, module: Partial<ModuleGraph['modules'][string]>): ModuleGraph => ({
  ...GRAPH,
  modules: { ...GRAPH.modules, [name]: { hash: '', imports: [], ...GRAPH.modules[name], ...module } },
});

it('records the modules that the fetched files begin with, the table of pages, and the pictures', () => {
  expect(pageInputs(buildOf(contents), GRAPH, new Set(FAQ)).map(({ kind, name }) => [kind, name])).toEqual([
    ['module', 'faq'],
    ['module', 'main'],
    ['module', 'vite'],
    ['pages', 'faq terms'],
    ['asset', 'star.webp'],
  ]);
});

describe('a page has changed', () => {
  it.each(['faq', 'article', 'article.css'])('when its module %s has', (name) => {
    expect(changed(withModule(name, { hash: 'another' }))).toEqual(['faq']);
  });

  it('when it imports another module, or one is gone', () => {
    expect(changed(withModule('article', { imports: ['article.css', 'faq', 'lamp'] }))).toEqual(['faq']);
    const { article: _, ...modules } = GRAPH.modules;
    expect(changed({ ...GRAPH, modules })).toEqual(['faq']);
  });

  it('when the shell, the rest of its table or the bundler has', () => {
    expect(changed(withModule('main', { hash: 'another' }))).toEqual(['main']);
    expect(changed(withModule('table', { hash: 'another' }))).toEqual(['main']);
    expect(changed(withModule('vite', { hash: 'v9' }))).toEqual(['vite']);
  });

  it('when a line of the table of pages has, or a picture', () => {
    const lines = { ...GRAPH.table.lines, terms: 'auth("/terms")' };
    expect(changed({ ...GRAPH, table: { ...GRAPH.table, lines } })).toEqual(['faq terms']);
    expect(changed(GRAPH, { 'assets/star-bbbbbbbb.webp': 'a moon' })).toEqual(['star.webp']);
  });

  it('but not when another page has, or a new one came, with files that are cut otherwise', () => {
    expect(changed(withModule('terms', { hash: 'another' }))).toEqual([]);
    const withNew: ModuleGraph = {
      entries: { 'assets/main-7.js': 'main', 'assets/all-8.js': 'new' },
      modules: { ...withModule('new', { hash: 'n', imports: ['article'] }).modules },
      table: { ...GRAPH.table, lines: { new: 'open("/new")', ...GRAPH.table.lines } },
    };
    expect(changed(withNew, { 'assets/star-cccccccc.webp': 'a star' })).toEqual([]);
  });
});

describe('the table of pages', () => {
  it('is its lines, and the rest of its module', () => {
    const code =
      'const open = page("open");\nexport const pages = { home: open("/"), faq: open("/faq") };\nend();';
    expect(splitTable(code)).toEqual({
      rest: 'const open = page("open");\nexport const pages = {};\nend();',
      lines: { home: 'home: open("/")', faq: 'faq: open("/faq")' },
    });
  });

  it('is missed where there is none, and where its lines have no names', () => {
    expect(() => splitTable('export const others = {};')).toThrow('no table');
    expect(() => splitTable('export const pages = { ...others };')).toThrow('no plain name');
  });
});
