import { describe, expect, it } from 'vitest';
import { checkTests, checkTypes } from '../../tests/architecture/code-rules.ts';
import {
  checkBarrels,
  checkCycles,
  checkImportTargets,
  checkModuleImports,
  checkPackageImports,
} from '../../tests/architecture/import-rules.ts';
import { checkScript } from '../../tests/architecture/plain-english.ts';
import { firstArtSources, listFiles, readText } from '../../tests/architecture/source.ts';
import { checkTexts, pairsIn, tablesIn } from '../../tests/architecture/text-rules.ts';

// The rules of the whole repository (tests/architecture), which leaves these scripts out. Rules about lobby, server,
// scenes and the contract's numbers have nothing to find here.
const sources = firstArtSources();

describe('the scripts of the first art', () => {
  it('are read', () => {
    expect(sources.length).toBeGreaterThan(100);
  });

  it('state their types and disable no rule without a reason', () => {
    expect(checkTypes(sources)).toEqual([]);
  });

  it('are tested without skips, sleeps and retries', () => {
    expect(checkTests(sources)).toEqual([]);
  });

  it('are commented in plain English', () => {
    expect(sources.flatMap(checkScript)).toEqual([]);
  });

  it('have their texts in both languages', () => {
    const pairs = sources.flatMap((source) =>
      [...tablesIn(source), ...pairsIn(source)].map((pair) => ({ ...pair, path: source.path })),
    );
    expect(pairs.length).toBeGreaterThan(0);
    expect(pairs.flatMap(({ path, en, fil }) => checkTexts(path, en, fil))).toEqual([]);
  });

  it('import only what art may import, without barrels and cycles', () => {
    expect(checkModuleImports(sources)).toEqual([]);
    expect(checkPackageImports(sources)).toEqual([]);
    expect(checkBarrels(sources)).toEqual([]);
    expect(checkCycles(sources)).toEqual([]);
  });

  it('import only existing files and packages in package.json', () => {
    const manifest = JSON.parse(readText('package.json')) as Record<string, Record<string, string>>;
    const packages = new Set(Object.keys({ ...manifest['dependencies'], ...manifest['devDependencies'] }));
    expect(checkImportTargets(sources, new Set(listFiles()), packages)).toEqual([]);
  });
});
