import fc from 'fast-check';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findCircle } from '../../tests/architecture/built/import-circles.ts';
import { assignFiles, type Graph } from './chunks.ts';
import { ROOT } from './root.ts';

const VIEW = join(ROOT, 'src/scene/scene-view.tsx');
const APP = { entries: ['main'], shell: 'shell', shared: 'page-parts', leastCode: 10 };

/**
 * A module of a build in these tests: its static imports, its dynamic imports (`later`), and its length in characters.
 */
interface Module {
  readonly imports?: readonly string[];
  readonly later?: readonly string[];
  readonly length?: number;
}

const graphOf = (modules: Readonly<Record<string, Module>>): Graph => ({
  getModuleInfo: (id) => ({
    code: 'x'.repeat(modules[id]?.length ?? 20),
    importedIds: modules[id]?.imports ?? [],
    dynamicallyImportedIds: modules[id]?.later ?? [],
  }),
});

/** Returns a build with the pages p0 to p9. Each module of `parts` is imported by the first `by` pages. */
const pagesWith = (parts: Readonly<Record<string, Module & { readonly by: number }>>): Graph => {
  const pages = Array.from({ length: 10 }, (_, index) => `p${index}`);
  const imports = (index: number): string[] =>
    Object.entries(parts).flatMap(([part, { by }]) => (index < by ? [part] : []));
  return graphOf({
    main: { imports: ['button', '/node_modules/react'], later: pages },
    ...Object.fromEntries(pages.map((page, index) => [page, { imports: ['button', ...imports(index)] }])),
    ...parts,
  });
};

describe('files of a build', () => {
  it('include exactly two that every visit loads: one with the packages, one with our own code', () => {
    const files = assignFiles(pagesWith({}), APP);
    expect(Object.fromEntries(files)).toEqual({ '/node_modules/react': 'libraries', button: 'shell' });
  });

  it('are not created for a module that only one page needs', () => {
    expect(assignFiles(pagesWith({ own: { by: 1 } }), APP).get('own')).toBeUndefined();
  });

  it('include one file with all modules that at least a fifth of the pages need', () => {
    const files = assignFiles(pagesWith({ list: { by: 2 }, row: { by: 10 } }), APP);
    expect([files.get('list'), files.get('row')]).toEqual(['page-parts', 'page-parts']);
  });

  it('include one file for each group of pages that shares enough code; a little shared code goes into the file of the smallest larger group', () => {
    const later = Array.from({ length: 40 }, (_, index) => `p${index}`);
    const graph = graphOf({
      main: { later },
      p0: { imports: ['pair', 'small', 'four'] },
      p1: { imports: ['pair', 'small', 'four'] },
      p2: { imports: ['four', 'lonely'] },
      p3: { imports: ['four'] },
      p4: { imports: ['lonely'] },
      small: { length: 1 },
      lonely: { length: 1 },
    });
    const files = assignFiles(graph, APP);
    expect(files.get('pair')).toMatch(/^shared-/);
    expect(files.get('four')).toMatch(/^shared-/);
    expect(files.get('four')).not.toBe(files.get('pair'));
    expect(files.get('small')).toBe(files.get('pair'));
    expect(files.get('lonely')).toBe('page-parts');
  });

  it('keep the scene engine apart from code that pages without a scene need', () => {
    const graph = graphOf({
      main: { later: ['page', 'other', VIEW] },
      page: { imports: ['words'], later: ['/scenes/wheel/definition.ts'] },
      other: { imports: ['words'] },
      [VIEW]: { imports: ['renderer', 'sprite', 'words'] },
      '/scenes/wheel/definition.ts': { imports: ['sprite'] },
    });
    const files = assignFiles(graph, APP);
    expect(Object.fromEntries(files)).toEqual({ renderer: 'engine', sprite: 'engine', words: 'page-parts' });
  });

  it('never import each other in a cycle', () => {
    const count = 24;
    const link = fc.record({ from: fc.nat(count - 1), to: fc.nat(count - 1), isLater: fc.boolean() });
    const lengths = fc.array(fc.nat(20), { minLength: count, maxLength: count });
    fc.assert(
      fc.property(fc.array(link, { maxLength: 90 }), lengths, (links, sizes) => {
        const nameOf = (index: number): string => {
          if (index === 0) return 'main';
          if (index === 12) return VIEW;
          return index % 5 === 0 ? `/scenes/${index}` : `m${index}`;
        };
        const to = (from: number, later: boolean): string[] => [
          ...new Set(
            links
              .filter((one) => one.from === from && one.isLater === later && (later || one.from < one.to))
              .map((one) => nameOf(one.to)),
          ),
        ];
        const modules = Object.fromEntries(
          sizes.map((length, index) => [
            nameOf(index),
            { length, imports: to(index, false), later: to(index, true) },
          ]),
        );
        const files = assignFiles(graphOf(modules), APP);
        const imports = new Map<string, string[]>();
        for (const [id, { imports: ids }] of Object.entries(modules)) {
          const file = files.get(id) ?? id;
          const others = ids.map((next) => files.get(next) ?? next).filter((next) => next !== file);
          imports.set(file, [...(imports.get(file) ?? []), ...others]);
        }
        expect(findCircle(imports)).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });
});
