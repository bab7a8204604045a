import { describe, expect, it } from 'vitest';
import type { Build } from './build-files.ts';
import { type ModuleGraph, plainScript, splitTable } from './module-graph.ts';
import { pageInputHash, pageInputs } from './page-modules.ts';

/** A build with the pages `faq` and `terms`. Both import `article`; only `faq` loads `lamp`, with import(). */
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

/** Returns the names of the inputs of the page `faq` that differ with this graph and these files. */
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

it('inputs of a page are the entry modules of the files it fetched, its lines in the table of pages, and its pictures', () => {
  expect(pageInputs(buildOf(contents), GRAPH, new Set(FAQ)).map(({ kind, name }) => [kind, name])).toEqual([
    ['module', 'faq'],
    ['module', 'main'],
    ['module', 'vite'],
    ['pages', 'faq terms'],
    ['asset', 'star.webp'],
  ]);
});

describe('the inputs (everything that decides how it looks) of a page', () => {
  it.each(['faq', 'article', 'article.css'])('change if the page’s module %s changes', (name) => {
    expect(changed(withModule(name, { hash: 'another' }))).toEqual(['faq']);
  });

  it('change if one of the page’s modules gets or loses an import', () => {
    expect(changed(withModule('article', { imports: ['article.css', 'faq', 'lamp'] }))).toEqual(['faq']);
    const { article: _, ...modules } = GRAPH.modules;
    expect(changed({ ...GRAPH, modules })).toEqual(['faq']);
  });

  it('change if the shell, the code around the table of pages, or the bundler changes', () => {
    expect(changed(withModule('main', { hash: 'another' }))).toEqual(['main']);
    expect(changed(withModule('table', { hash: 'another' }))).toEqual(['main']);
    expect(changed(withModule('vite', { hash: 'v9' }))).toEqual(['vite']);
  });

  it('change if a recorded line of the table of pages changes, or one of the page’s pictures', () => {
    const lines = { ...GRAPH.table.lines, terms: 'auth("/terms")' };
    expect(changed({ ...GRAPH, table: { ...GRAPH.table, lines } })).toEqual(['faq terms']);
    expect(changed(GRAPH, { 'assets/star-bbbbbbbb.webp': 'a moon' })).toEqual(['star.webp']);
  });

  it('do not change if another page changes or is added, even if the bundler then groups modules into other files', () => {
    expect(changed(withModule('terms', { hash: 'another' }))).toEqual([]);
    const withNew: ModuleGraph = {
      entries: { 'assets/main-7.js': 'main', 'assets/all-8.js': 'new' },
      modules: { ...withModule('new', { hash: 'n', imports: ['article'] }).modules },
      table: { ...GRAPH.table, lines: { new: 'open("/new")', ...GRAPH.table.lines } },
    };
    expect(changed(withNew, { 'assets/star-cccccccc.webp': 'a star' })).toEqual([]);
  });
});

describe('the inputs of an unchanged page', () => {
  it('are the same if modules are listed in another order', () => {
    const modules = Object.fromEntries(Object.entries(GRAPH.modules).toReversed());
    const { article } = GRAPH.modules;
    const imports = article?.imports.toReversed() ?? [];
    expect(changed({ ...GRAPH, modules })).toEqual([]);
    expect(changed(withModule('article', { hash: 'a', imports }))).toEqual([]);
  });

  it('are the same if a comment or the layout of a script changes', async () => {
    const plain = await plainScript('export const a = 1;\nconsole.log(a);');
    expect(await plainScript('// A number.\nexport const a=1\n/* and */ console.log( a )\n')).toBe(plain);
    expect(await plainScript('export const a = 2;\nconsole.log(a);')).not.toBe(plain);
  });
});

describe('table of pages', () => {
  it('is split into its lines and the rest of its module', () => {
    const code =
      'const open = page("open");\nexport const pages = { home: open("/"), faq: open("/faq") };\nend();';
    expect(splitTable(code)).toEqual({
      rest: 'const open = page("open");\nexport const pages = {};\nend();',
      lines: { home: 'home: open("/")', faq: 'faq: open("/faq")' },
    });
  });

  it('cannot be split if it is missing, or if a line has no name', () => {
    expect(() => splitTable('export const others = {};')).toThrow('no table');
    expect(() => splitTable('export const pages = { ...others };')).toThrow('no plain name');
  });
});
