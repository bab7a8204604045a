import { posix } from 'node:path';
import { ErrorCode } from '../../contract/errors.ts';
import { child, children, findAll, nameOf, type Node, type Source, walk } from './source.ts';

const functionTypes = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);

/** Returns the handlers by call name: functions in an object of a file handlers.ts, under the name of a call. */
export function handlersOf(
  sources: readonly Source[],
  names: ReadonlySet<string>,
): Map<string, { source: Source; body: Node }> {
  const found = new Map<string, { source: Source; body: Node }>();
  for (const source of sources) {
    if (!/^server\/.*handlers\.ts$/.test(source.path)) continue;
    for (const property of findAll(source.program, 'Property')) {
      const name = nameOf(child(property, 'key'));
      const body = child(property, 'value');
      // `{ accountLogin }` names a function defined elsewhere in the file.
      const isHandler = body !== undefined && (functionTypes.has(body.type) || body.type === 'Identifier');
      if (name !== undefined && isHandler && names.has(name)) found.set(name, { source, body });
    }
  }
  return found;
}

/**
 * Returns the export names of the calls that endpoints of src/api use: `fromCall(x)`, `fromPagedCall(x)`, or
 * `{ call: x }` in a queryFn.
 */
export function endpointsOf(sources: readonly Source[]): Set<string> {
  const programs = sources
    .filter(({ path, isTest }) => path.startsWith('src/api/') && !isTest)
    .map(({ program }) => program);
  const made = programs
    .flatMap((program) => findAll(program, 'CallExpression'))
    .filter((node) => /^from(PagedCall|Pages|Call)$/.test(nameOf(child(node, 'callee')) ?? ''))
    .map((node) => children(node, 'arguments')[0]);
  const sent = programs
    .flatMap((program) => findAll(program, 'Property'))
    .filter((node) => nameOf(child(node, 'key')) === 'call' && child(node, 'value')?.type === 'Identifier')
    .map((node) => child(node, 'value'));
  return new Set([...made, ...sent].flatMap((node) => nameOf(node) ?? []));
}

/** Returns the endpoints declared outside src/api. */
export function checkEndpointPlaces(sources: readonly Source[]): string[] {
  return sources
    .filter(({ path, isTest }) => path.startsWith('src/') && !path.startsWith('src/api/') && !isTest)
    .flatMap((source) =>
      findAll(source.program, 'Identifier')
        .filter((node) =>
          ['injectEndpoints', 'enhanceEndpoints', 'createApi', 'fetchBaseQuery'].includes(nameOf(node) ?? ''),
        )
        .map(
          ({ start }) =>
            `${source.path}:${source.lineAt(start)} declares endpoints: they live in src/api/<resource>.ts`,
        ),
    );
}

/** Returns the imports in browser code that would add the server part of calls to the build. */
export const checkClientCalls = (sources: readonly Source[]): string[] =>
  sources
    .filter(({ path, isTest }) => path.startsWith('src/') && !isTest)
    .flatMap(({ path, imports }) =>
      imports
        .filter(({ target, kind }) => /^contract\/(?!game-server\.ts$)/.test(target) && kind !== 'type')
        .flatMap(({ names, line }) =>
          names
            .filter((name) => /^calls$|Calls$/.test(name))
            .map((name) => `${path}:${line} imports ${name}: browsers take the call alone`),
        ),
    );

/** Returns the number that the expression `ErrorCode.name` stands for; undefined for any other expression. */
function codeOf(member: Node): number | undefined {
  const name = nameOf(child(member, 'property')) ?? '';
  const isCode = nameOf(child(member, 'object')) === 'ErrorCode' && Object.hasOwn(ErrorCode, name);
  return isCode ? ErrorCode[name as keyof typeof ErrorCode] : undefined;
}

/**
 * Returns the error codes that SQL functions raise, by function name. Each SQL file defines one function and is named
 * after it.
 */
export function refusalsOfSql(
  files: readonly { readonly path: string; readonly text: string }[],
): Map<string, ReadonlySet<number>> {
  const texts = new Map(files.map(({ path, text }) => [functionOf(path), text.replaceAll(/--.*$/gm, '')]));
  const refusals = new Map<string, ReadonlySet<number>>();
  const follow = (name: string, seen: Set<string>): number[] => {
    const text = texts.get(name);
    if (text === undefined || seen.has(name)) return [];
    seen.add(name);
    const own = [...text.matchAll(/refuse\(error_code\('(\w+)'\)\)/g)].flatMap(([, code = '']) =>
      Object.hasOwn(ErrorCode, code) ? [ErrorCode[code as keyof typeof ErrorCode]] : [],
    );
    return [...own, ...calledIn(text).flatMap((called) => follow(called, seen))];
  };
  for (const name of texts.keys()) refusals.set(name, new Set(follow(name, new Set())));
  return refusals;
}

/** Returns the function that a file defines: `server/db/functions/funds/fund-pay.sql` defines fund_pay(). */
const functionOf = (path: string): string => posix.basename(path, '.sql').replaceAll('-', '_');

/** Returns the names of the functions that a piece of SQL calls. */
const calledIn = (sql: string): string[] =>
  [...sql.matchAll(/\b([a-z][a-z0-9_]*)\s*\(/g)].map(([, name = '']) => name);

interface Thrower {
  readonly codes: Set<number>;
  readonly calls: Set<string>;
}

/**
 * Returns the error codes that a piece of code throws, itself or through an SQL function that it names, and the names
 * of the functions that it calls.
 */
function throwsOf(body: Node, sql: ReadonlyMap<string, ReadonlySet<number>>): Thrower {
  const codes = new Set<number>();
  const calls = new Set<string>();
  walk(body, (node) => {
    if (node.type === 'NewExpression' && nameOf(child(node, 'callee')) === 'CallError') {
      const first = children(node, 'arguments')[0];
      for (const member of first ? findAll(first, 'MemberExpression') : []) {
        const code = codeOf(member);
        if (code !== undefined) codes.add(code);
      }
    }
    const text = textOf(node);
    for (const name of text === undefined ? [] : [text, ...calledIn(text)])
      for (const code of sql.get(name) ?? []) codes.add(code);
    const callee = node.type === 'CallExpression' ? nameOf(child(node, 'callee')) : undefined;
    if (callee !== undefined) calls.add(callee);
  });
  return { codes, calls };
}

/** Returns the text of a string literal, or of the fixed part of a template literal. */
function textOf(node: Node): string | undefined {
  const value = node['value'];
  if (node.type === 'Literal' && typeof value === 'string') return value;
  if (node.type !== 'TemplateElement' || typeof value !== 'object' || value === null) return undefined;
  return 'raw' in value && typeof value.raw === 'string' ? value.raw : undefined;
}

/** Returns the named functions of a file by name, nested ones included. */
function functionsOf(source: Source): Map<string, Node> {
  const found = new Map<string, Node>();
  for (const node of findAll(source.program, 'FunctionDeclaration')) {
    const name = nameOf(child(node, 'id'));
    if (name !== undefined) found.set(name, node);
  }
  for (const node of findAll(source.program, 'VariableDeclarator')) {
    const name = nameOf(child(node, 'id'));
    const init = child(node, 'init');
    if (name !== undefined && init && functionTypes.has(init.type)) found.set(name, init);
  }
  return found;
}

/**
 * Returns every error code that a function can throw; follows calls by name into its file, imports and SQL functions.
 */
export function thrownBy(
  start: Source,
  body: Node,
  sources: readonly Source[],
  sql: ReadonlyMap<string, ReadonlySet<number>> = new Map(),
): Set<number> {
  const byPath = new Map(sources.map((source) => [source.path, source]));
  const all = new Set<number>();
  const seen = new Set<Node>();
  const follow = (source: Source, node: Node): void => {
    if (seen.has(node)) return;
    seen.add(node);
    const { codes, calls } =
      node.type === 'Identifier' ? { codes: [], calls: [nameOf(node) ?? ''] } : throwsOf(node, sql);
    for (const code of codes) all.add(code);
    const own = functionsOf(source);
    for (const name of calls) {
      const here = own.get(name);
      if (here) follow(source, here);
      const imported = importedFunction(source, name, byPath);
      if (imported) follow(imported.source, imported.node);
    }
  };
  follow(start, body);
  return all;
}

function importedFunction(source: Source, name: string, byPath: ReadonlyMap<string, Source>) {
  for (const statement of findAll(source.program, 'ImportDeclaration')) {
    const part = children(statement, 'specifiers').find((one) => nameOf(child(one, 'local')) === name);
    const from = nameOf(child(statement, 'source'));
    if (!part || from === undefined || !from.startsWith('.')) continue;
    const target = byPath.get(posix.normalize(posix.join(posix.dirname(source.path), from)));
    const node = target && functionsOf(target).get(nameOf(child(part, 'imported')) ?? name);
    if (target && node && target.path.startsWith('server/')) return { source: target, node };
  }
  return undefined;
}
