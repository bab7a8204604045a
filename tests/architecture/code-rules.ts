import { child, findAll, nameOf, type Source } from './source.ts';
import { undotted } from './word-rules.ts';

const MAX_LINES = 400;

/** Files of generated data, which may have any length. */
const generatedTables = new Set(['scenes/parts/glyph-metrics.ts', 'src/ui/icon-paths.ts']);

/** Returns a line for each file longer than 400 lines. */
export function checkLength(files: readonly { readonly path: string; readonly text: string }[]): string[] {
  return files.flatMap(({ path, text }) => {
    const lines = text.split('\n').length - 1;
    return lines > MAX_LINES && !generatedTables.has(path)
      ? [`${path} has ${lines} lines; split it at ${MAX_LINES} at most`]
      : [];
  });
}

/** Returns the file and folder names that are not kebab-case, in folders where tools do not dictate the names. */
export function checkNames(paths: readonly string[]): string[] {
  const namedByUs = /^(contract|fair|server|src|scenes|tests|tools|assets\/make|assets\/pipeline)\//;
  const good = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/;
  return paths
    .filter((path) => namedByUs.test(path) && !path.includes('/baselines/'))
    .flatMap((path) =>
      path.split('/').every((part) => good.test(part) || part === 'README.md')
        ? []
        : [`${path}: files and folders are kebab-case`],
    );
}

const unfinished = new RegExp(undotted('\\b(TO·DO|FIX·ME|X·XX|HA·CK)\\b'));
const silenced = new RegExp(undotted('@ts·-(ignore|expect-error|nocheck)|(ox|es)lint·-disable'));

/** Returns the notes about unfinished work, which belongs in the tracker. */
export function checkUnfinished(
  files: readonly { readonly path: string; readonly text: string }[],
): string[] {
  return files.flatMap(({ path, text }) =>
    text
      .split('\n')
      .flatMap((line, index) =>
        unfinished.test(line) ? [`${path}:${index + 1} leaves something to do`] : [],
      ),
  );
}

/** Returns every `any`, every `!`, and every disabled rule without a reason after `--`. */
export function checkTypes(sources: readonly Source[]): string[] {
  return sources.flatMap((source) => [
    ...findAll(source.program, 'TSAnyKeyword').map(
      ({ start }) => `${source.path}:${source.lineAt(start)} says any: say what it is, or unknown`,
    ),
    ...findAll(source.program, 'TSNonNullExpression').map(
      ({ start }) => `${source.path}:${source.lineAt(start)} says !: handle the other case`,
    ),
    ...source.text
      .split('\n')
      .flatMap((line, index) =>
        silenced.test(line) && !/\s--\s+\S+\s+\S+\s+\S+/.test(line)
          ? [`${source.path}:${index + 1} switches a rule off without a reason (-- because …)`]
          : [],
      ),
  ]);
}

/** The only file that may set retries: on CI, a test that passes at its second try is reported as unsteady. */
const CI_RETRY = 'tests/playwright.config.ts';

/** Returns where tests are skipped, focused, retried, or wait for a fixed time. */
export function checkTests(sources: readonly Source[]): string[] {
  const banned = new Set(['skip', 'only', 'todo', 'fixme', 'skipIf', 'runIf', 'fails']);
  return sources
    .filter(({ path, isTest }) => isTest || path.startsWith('tests/'))
    .flatMap((source) => [
      ...findAll(source.program, 'MemberExpression').flatMap((node) => {
        const object = nameOf(child(node, 'object')) ?? '';
        const property = nameOf(child(node, 'property')) ?? '';
        const isTestCall = ['it', 'test', 'describe'].includes(object) && banned.has(property);
        return isTestCall || property === 'waitForTimeout'
          ? [`${source.path}:${source.lineAt(node.start)} has ${object}.${property}`]
          : [];
      }),
      ...findAll(source.program, 'CallExpression').flatMap((node) => {
        const isTimer = nameOf(child(node, 'callee')) === 'setTimeout';
        const [first] = Array.isArray(node['arguments']) ? node['arguments'] : [];
        const resolves = ['resolve', 'done', 'r', 'res'].includes(nameOf(first as never) ?? '');
        return isTimer && resolves
          ? [`${source.path}:${source.lineAt(node.start)} sleeps: wait for a fact instead`]
          : [];
      }),
      ...findAll(source.program, 'Property').flatMap((node) => {
        const isRetry = ['retry', 'retries'].includes(nameOf(child(node, 'key')) ?? '');
        return isRetry && source.path !== CI_RETRY && child(node, 'value')?.['value'] !== 0
          ? [`${source.path}:${source.lineAt(node.start)} tries a test again: make it right the first time`]
          : [];
      }),
    ]);
}
