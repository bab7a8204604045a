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

// Applies the rules of tests/architecture to the scripts of assets/make, which drew the default art and which those
// tests leave out. Rules about the lobby, the server, scenes and the contract's numbers do not concern these scripts.
const sources = firstArtSources();

describe('the scripts in assets/make that drew the default art', () => {
  it('are found by this test: there are more than 100 files', () => {
    expect(sources.length).toBeGreaterThan(100);
  });

  it('declare their types, and disable no lint rule without a reason', () => {
    expect(checkTypes(sources)).toEqual([]);
  });

  it('have tests without skips, sleeps and retries', () => {
    expect(checkTests(sources)).toEqual([]);
  });

  it('have comments in plain English', () => {
    expect(sources.flatMap(checkScript)).toEqual([]);
  });

  it('have each text for players in English and in Filipino', () => {
    const pairs = sources.flatMap((source) =>
      [...tablesIn(source), ...pairsIn(source)].map((pair) => ({ ...pair, path: source.path })),
    );
    expect(pairs.length).toBeGreaterThan(0);
    expect(pairs.flatMap(({ path, en, fil }) => checkTexts(path, en, fil))).toEqual([]);
  });

  it('import only modules that art may import, without barrel files and cycles', () => {
    expect(checkModuleImports(sources)).toEqual([]);
    expect(checkPackageImports(sources)).toEqual([]);
    expect(checkBarrels(sources)).toEqual([]);
    expect(checkCycles(sources)).toEqual([]);
  });

  it('import only existing files, and packages listed in package.json', () => {
    const manifest = JSON.parse(readText('package.json')) as Record<string, Record<string, string>>;
    const packages = new Set(Object.keys({ ...manifest['dependencies'], ...manifest['devDependencies'] }));
    expect(checkImportTargets(sources, new Set(listFiles()), packages)).toEqual([]);
  });
});
