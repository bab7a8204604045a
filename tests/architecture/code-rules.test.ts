import { describe, expect, it } from 'vitest';
import { checkLength, checkNames, checkTests, checkTypes, checkUnfinished } from './code-rules.ts';
import { allSources, listFiles, readText, sourceOf } from './source.ts';
import { undotted } from './word-rules.ts';

const written = listFiles()
  .filter((path) => /\.(tsx?|mjs|css|sql|html|sh)$/.test(path) || path === '.ci/run')
  .map((path) => ({ path, text: readText(path) }));

describe('code', () => {
  it('has no overlong files', () => {
    expect(checkLength(written)).toEqual([]);
  });

  it('has file and folder names in kebab-case', () => {
    expect(checkNames(listFiles())).toEqual([]);
  });

  it('contains no note about unfinished work', () => {
    expect(checkUnfinished(written)).toEqual([]);
  });

  it('uses neither `any` nor `!`, and gives a reason where it disables a rule', () => {
    expect(checkTypes(allSources())).toEqual([]);
  });

  it('has no test that is skipped, focused, sleeping or retried', () => {
    expect(checkTests(allSources())).toEqual([]);
  });
});

describe('the code rules', () => {
  const of = (text: string, path = 'fair/a.test.ts') => [sourceOf(path, text)];

  it('reports files of more than 400 lines and names that are not kebab-case', () => {
    expect(checkLength([{ path: 'fair/a.ts', text: 'x;\n'.repeat(401) }])).toHaveLength(1);
    expect(checkLength([{ path: 'fair/a.ts', text: 'x;\n'.repeat(400) }])).toEqual([]);
    expect(checkNames(['src/ui/Button.tsx', 'src/ui/my_button.tsx', 'src/UI/button.tsx'])).toHaveLength(3);
    expect(checkNames(['src/ui/pool-plates.module.css', 'scenes/parts/count-up.test.ts'])).toEqual([]);
  });

  it.each(['TO·DO', 'FIX·ME'])('reports unfinished work: %s', (word) => {
    expect(checkUnfinished([{ path: 'fair/a.ts', text: undotted(`// ${word} later`) }])).toHaveLength(1);
  });

  it.each(['const a: any = 1;', 'const a = b!;', '// @ts·-ignore', '// oxlint·-disable-next-line no-eval'])(
    'reports a missing type or a disabled rule: %s',
    (text) => {
      expect(checkTypes(of(undotted(text)))).toHaveLength(1);
    },
  );

  it('accepts a rule that is disabled with a reason', () => {
    const line = undotted('// oxlint·-disable-next-line no-eval -- the page under test needs it');
    expect(checkTypes(of(line))).toEqual([]);
  });

  it.each([
    "it.skip('x', () => {});",
    "describe.only('x', () => {});",
    'await page.waitForTimeout(50);',
    'await new Promise((resolve) => setTimeout(resolve, 50));',
    'export default { retries: 2 };',
  ])('reports in tests, but not in other code: %s', (text) => {
    expect(checkTests(of(text))).toHaveLength(1);
    expect(checkTests(of(text, 'src/app/a.ts'))).toEqual([]);
  });
});
