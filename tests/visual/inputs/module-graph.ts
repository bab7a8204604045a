import { readFile, writeFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { transform } from 'esbuild';
import { parseSync, type Plugin, version } from 'vite';
import { hashOf } from './hash.ts';

/** The modules of a build and their imports. A module's name is its path in the repository. */
export interface ModuleGraph {
  /** Name of the module with which each built file begins, by file; without files that only contain shared modules. */
  readonly entries: Readonly<Record<string, string>>;
  readonly modules: Readonly<Record<string, GraphModule>>;
  /** The lobby's table of pages, whose lines have separate hashes; the studio's is empty. */
  readonly table: { readonly module: string; readonly lines: Readonly<Record<string, string>> };
}

/** A module: the hash of its code, and its static imports. Modules behind an `import()` are entries themselves. */
export interface GraphModule {
  readonly hash: string;
  readonly imports: readonly string[];
}

/** The module with the table of pages. */
const TABLE = 'src/pages/pages.ts';
/**
 * Modules whose source is hashed instead of the built code, in which `import.meta.glob` is expanded to a list of all
 * scenes.
 */
const LISTS: ReadonlySet<string> = new Set(['scenes/studio/catalogue.ts']);
/**
 * Matches names of scripts. Of all other modules (styles, pictures, fonts) the source file is hashed instead of the
 * bundler's output.
 */
const IS_SCRIPT = /\.[cm]?[jt]sx?(?:\?|$)/;

/** Returns a plugin that writes the module graph of a build to a file. */
export function moduleGraph(root: string, file: string): Plugin {
  const nameOf = (id: string): string => relative(root, id.replace('\0', '')).replaceAll('\\', '/');
  return {
    name: 'perya:module-graph',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_, bundle) {
      const modules: Record<string, GraphModule> = {};
      let lines: Readonly<Record<string, string>> = {};
      // Sorts the modules, since the order in which the bundler reads them varies.
      for (const id of [...this.getModuleIds()].toSorted()) {
        const { code, importedIds = [] } = this.getModuleInfo(id) ?? {};
        const name = nameOf(id);
        let content: string | Uint8Array = code ?? '';
        if (!IS_SCRIPT.test(id) || LISTS.has(name))
          content = await readFile(id.replace(/\?.*$/, '')).catch(() => code ?? '');
        // Hashes the text of a package as it is, since it changes only with the package's version.
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
      // The bundler's version counts as a module that everything imports, since another version may build differently.
      modules['vite'] = { hash: hashOf(version), imports: [] };
      const graph: ModuleGraph = { entries, modules, table: { module: TABLE, lines } };
      await writeFile(file, JSON.stringify(graph));
    },
  };
}

/** Returns a script without comments and layout, which affect no picture. */
export async function plainScript(code: string): Promise<string> {
  const { code: plain } = await transform(code, { minifyWhitespace: true, legalComments: 'none' });
  return plain;
}

/**
 * Splits the module with the table of pages into each page's line and the rest. Throws if there is no table, or if a
 * line has no plain name.
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
