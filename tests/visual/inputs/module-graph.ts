import { readFile, writeFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { transform } from 'esbuild';
import { parseSync, type Plugin, version } from 'vite';
import { hashOf } from './hash.ts';

/** Modules of a build, before the bundler groups them into files. Modules are named by their path from the root. */
export interface ModuleGraph {
  /** Entry module of each file that has one. */
  readonly entries: Readonly<Record<string, string>>;
  readonly modules: Readonly<Record<string, GraphModule>>;
  /** Table of pages, whose lines count separately; the studio has none. */
  readonly table: { readonly module: string; readonly lines: Readonly<Record<string, string>> };
}

/** One module: the hash of its code, and its direct static imports (`import()` begins another entry). */
export interface GraphModule {
  readonly hash: string;
  readonly imports: readonly string[];
}

/** Module of the table of pages. */
const TABLE = 'src/pages/pages.ts';
/** With `import.meta.glob` expanded it would name every scene: its source text is hashed instead. */
const LISTS: ReadonlySet<string> = new Set(['scenes/studio/catalogue.ts']);
/**
 * Extensions of scripts. For other modules (styles, pictures, fonts) the bundler's output is not the source, which is
 * hashed instead.
 */
const IS_SCRIPT = /\.[cm]?[jt]sx?(?:\?|$)/;

/** Creates a plugin that writes a build's module graph into a file. */
export function moduleGraph(root: string, file: string): Plugin {
  const nameOf = (id: string): string => relative(root, id.replace('\0', '')).replaceAll('\\', '/');
  return {
    name: 'perya:module-graph',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_, bundle) {
      const modules: Record<string, GraphModule> = {};
      let lines: Readonly<Record<string, string>> = {};
      // In an order that does not depend on when the bundler read each.
      for (const id of [...this.getModuleIds()].toSorted()) {
        const { code, importedIds = [] } = this.getModuleInfo(id) ?? {};
        const name = nameOf(id);
        let content: string | Uint8Array = code ?? '';
        if (!IS_SCRIPT.test(id) || LISTS.has(name))
          content = await readFile(id.replace(/\?.*$/, '')).catch(() => code ?? '');
        // The version of a package is part of its text.
        else if (!id.includes('node_modules')) content = await plainScript(content);
        if (name === TABLE) {
          const split = splitTable(String(content));
          content = split.rest;
          ({ lines } = split);
        }
        modules[name] = { hash: hashOf(content), imports: importedIds.map(nameOf) };
      }
      const entries = Object.fromEntries(
        Object.values(bundle).flatMap((one) =>
          one.type === 'chunk' && one.facadeModuleId !== null
            ? [[one.fileName, nameOf(one.facadeModuleId)]]
            : [],
        ),
      );
      // Another bundler version may produce different output from the same modules.
      modules['vite'] = { hash: hashOf(version), imports: [] };
      const graph: ModuleGraph = { entries, modules, table: { module: TABLE, lines } };
      await writeFile(file, JSON.stringify(graph));
    },
  };
}

/** Returns a script without comments and layout: they show on no picture. */
export async function plainScript(code: string): Promise<string> {
  const { code: plain } = await transform(code, { minifyWhitespace: true, legalComments: 'none' });
  return plain;
}

/**
 * Separates the lines of the table of pages from its module: each page's line, and the rest. Throws if there is no
 * table.
 */
export function splitTable(code: string): { rest: string; lines: Record<string, string> } {
  const { program } = parseSync('pages.js', code);
  for (const statement of program.body) {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declaration?.type !== 'VariableDeclaration') continue;
    for (const { id, init } of declaration.declarations) {
      if (id.type !== 'Identifier' || id.name !== 'pages' || init?.type !== 'ObjectExpression') continue;
      const lines = Object.fromEntries(
        init.properties.map((line) => {
          if (line.type !== 'Property' || line.key.type !== 'Identifier')
            throw new Error('a line of the table of pages has no plain name');
          return [line.key.name, code.slice(line.start, line.end)];
        }),
      );
      return { rest: `${code.slice(0, init.start)}{}${code.slice(init.end)}`, lines };
    }
  }
  throw new Error('the module of the pages has no table of them');
}
