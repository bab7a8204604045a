import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';

/** Absolute path of the repository, with a slash at the end. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** A node of the syntax tree, typed loosely. */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

/** One import statement of a file, or an import(). */
export interface Import {
  /** The imported path or package name, as written in the file. */
  readonly from: string;
  /** Path in the repository for a relative import, otherwise the name of a package. */
  readonly target: string;
  readonly isRelative: boolean;
  readonly kind: 'static' | 'dynamic' | 'type' | 'reexport';
  /**
   * Imported names: `*` for a namespace, `default` for the default export, empty for an import of side effects only.
   */
  readonly names: readonly string[];
  readonly line: number;
}

/** A comment including its marks, such as `//`, and its offset in the file. */
export interface Comment {
  readonly start: number;
  readonly end: number;
}

/** A parsed source file, as the rules of this folder receive it. */
export interface Source {
  /** Path relative to the repository, with slashes. */
  readonly path: string;
  readonly text: string;
  readonly isTest: boolean;
  readonly program: Node;
  readonly comments: readonly Comment[];
  readonly imports: readonly Import[];
  lineAt(offset: number): number;
}

/** Returns whether a file is a test or used only by tests: `*.test.ts`, `test-kit.ts`, `testing/`, `*-fake-*`. */
export const isTestFile = (path: string): boolean =>
  /\.(test|spec)\.tsx?$|(^|\/)test(ing|-kit)(\/|\.tsx?$)|(^|[/-])fake-[^/]*\.tsx?$/.test(path);

/** Returns every file of the repository, tracked by git or untracked and not ignored. */
export function listFiles(): string[] {
  const out = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return [...new Set(out.split('\0'))]
    .filter((path) => path !== '' && existsSync(`${root}${path}`))
    .toSorted();
}

/** Reads a file of the repository. */
export const readText = (path: string): string => readFileSync(`${root}${path}`, 'utf8');

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';

/** Returns the nodes directly below a node. */
export function childrenOf(node: Node): Node[] {
  const found: Node[] = [];
  // Runs for millions of nodes, so the loop allocates no intermediate list.
  for (const key in node) {
    const value = node[key];
    if (typeof value !== 'object' || value === null) continue;
    if (Array.isArray(value)) {
      for (const one of value) if (isNode(one)) found.push(one);
    } else if (isNode(value)) found.push(value);
  }
  return found;
}

/** Calls `visit` for a node and all nodes below it, parents first. */
export function walk(node: Node, visit: (node: Node) => void): void {
  visit(node);
  for (const child of childrenOf(node)) walk(child, visit);
}

/** Returns all nodes of a type in the tree below `node`, itself included. */
export function findAll(node: Node, type: string): Node[] {
  const found: Node[] = [];
  walk(node, (inner) => {
    if (inner.type === type) found.push(inner);
  });
  return found;
}

/** Returns the child node in the field `key`; undefined if that field holds no node. */
export const child = (node: Node | undefined, key: string): Node | undefined => {
  const value = node?.[key];
  return isNode(value) ? value : undefined;
};

/** Returns the child nodes in the field `key`; empty if that field holds no list. */
export const children = (node: Node | undefined, key: string): Node[] => {
  const value = node?.[key];
  return Array.isArray(value) ? value.filter(isNode) : [];
};

/** Returns the name of an identifier, or the text of a string literal. */
export function nameOf(node: Node | undefined): string | undefined {
  if (node?.type === 'Identifier' || node?.type === 'JSXIdentifier') return String(node['name']);
  if (node?.type === 'Literal' && typeof node['value'] === 'string') return node['value'];
  return undefined;
}

/** Parses the text of a source file; throws for a syntax error. */
export function sourceOf(path: string, text: string): Source {
  const lang = path.endsWith('x') ? 'tsx' : 'ts';
  const { program, comments, errors } = parseSync(path, text, { lang, sourceType: 'module' });
  if (errors[0]) throw new Error(`${path} does not parse: ${errors[0].message}`);
  const tree = program as unknown as Node;
  const lineAt = (offset: number): number => text.slice(0, offset).split('\n').length;
  return {
    path,
    text,
    isTest: isTestFile(path),
    program: tree,
    comments,
    imports: importsOf(path, tree, lineAt),
    lineAt,
  };
}

function importsOf(path: string, tree: Node, lineAt: (offset: number) => number): Import[] {
  const found: Import[] = [];
  const add = (node: Node, kind: Import['kind'], names: readonly string[]): void => {
    const from = nameOf(child(node, 'source'));
    if (from === undefined) return;
    const isRelative = from.startsWith('.');
    const target = isRelative ? posix.normalize(posix.join(posix.dirname(path), from)) : packageOf(from);
    found.push({ from, target, isRelative, kind, names, line: lineAt(node.start) });
  };
  walk(tree, (node) => {
    if (node.type === 'ImportDeclaration') {
      const parts = children(node, 'specifiers');
      const valueParts = parts.filter((part) => part['importKind'] !== 'type');
      const isType = node['importKind'] === 'type' || (parts.length > 0 && valueParts.length === 0);
      add(node, isType ? 'type' : 'static', (isType ? parts : valueParts).map(importedName));
    } else if (node.type === 'ExportAllDeclaration') {
      add(node, 'reexport', ['*']);
    } else if (node.type === 'ExportNamedDeclaration' && child(node, 'source')) {
      add(
        node,
        'reexport',
        children(node, 'specifiers').map((part) => nameOf(child(part, 'local')) ?? ''),
      );
    } else if (node.type === 'ImportExpression') {
      add(node, 'dynamic', []);
    } else if (node.type === 'TSImportType') {
      add(node, 'type', []);
    }
  });
  return found;
}

function importedName(part: Node): string {
  if (part.type === 'ImportNamespaceSpecifier') return '*';
  if (part.type === 'ImportDefaultSpecifier') return 'default';
  return nameOf(child(part, 'imported')) ?? '';
}

/**
 * Returns the package that an import's specifier names: `pixi.js/unsafe-eval` → `pixi.js`, `@pixi/react` →
 * `@pixi/react`, `node:fs` → `node:fs`.
 */
export const packageOf = (specifier: string): string =>
  specifier.startsWith('node:')
    ? specifier
    : specifier
        .split('/')
        .slice(0, specifier.startsWith('@') ? 2 : 1)
        .join('/');

let sources: readonly Source[] | undefined;

/**
 * Folder of the scripts that drew the original art: a separate workspace, which checks itself by the rules of this
 * folder.
 */
const FIRST_ART = 'assets/make/';

/**
 * Returns every TypeScript file of the repository except the scripts that drew the original art. Reads them only once.
 */
export function allSources(): readonly Source[] {
  sources ??= readSources((path) => !path.startsWith(FIRST_ART));
  return sources;
}

/** Returns the TypeScript files of the scripts that drew the original art. */
export const firstArtSources = (): Source[] => readSources((path) => path.startsWith(FIRST_ART));

const readSources = (isWanted: (path: string) => boolean): Source[] =>
  listFiles()
    .filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts') && isWanted(path))
    .map((path) => sourceOf(path, readText(path)));
