import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';
import { PREFETCH_PAGE } from '../../contract/game-server.ts';

/** Name of the chunk with the view that shows every scene, which imports the engine. */
const ENGINE = 'scene-view';
/** Matches the file of the font that all text uses. Other fonts load when they are needed. */
const FONT = /\/nunito-[\w-]{8}\.woff2$/;

/**
 * Adds links to the frame's page that fetch the scene engine in parallel with the app. Every game needs the engine, and
 * would otherwise request it only after its own code has loaded. Also writes a page that only prefetches the frame's
 * first files; the lobby loads it while a player reads about a game (src/features/home/game-prefetch.tsx).
 */
export function preloadEngine(): Plugin {
  return {
    name: 'perya:preload-engine',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const engine = chunksOf(bundle).find(({ name }) => name === ENGINE);
        if (engine === undefined) throw new Error(`the build has no chunk ${ENGINE}`);
        // Leaves out files to which the page has links already.
        const missing = neededBy(bundle, engine).filter((fileName) => !html.includes(fileName));
        return missing.map((fileName): HtmlTagDescriptor => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', crossorigin: true, href: `/${fileName}` },
          injectTo: 'head',
        }));
      },
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const firsts = chunksOf(bundle).filter(({ name, isEntry }) => isEntry || name === ENGINE);
        const files = new Set(firsts.flatMap((chunk) => neededBy(bundle, chunk)));
        for (const { fileName, viteMetadata } of chunksOf(bundle))
          if (files.has(fileName)) for (const style of viteMetadata?.importedCss ?? []) files.add(style);
        for (const fileName of Object.keys(bundle)) if (FONT.test(fileName)) files.add(fileName);
        // The browser only stores prefetched files, so they take no CPU time from the current page.
        const links = [...files].map((file) => `<link rel="prefetch" crossorigin href="/${file}">`);
        this.emitFile({
          type: 'asset',
          fileName: PREFETCH_PAGE.slice(1),
          source: `<!doctype html>\n<meta name="robots" content="noindex">\n${links.join('\n')}\n`,
        });
      },
    },
  };
}

const chunksOf = (bundle: Rolldown.OutputBundle): Rolldown.OutputChunk[] =>
  Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [file] : []));

/** Returns the file names of a chunk and of everything that it imports statically. */
function neededBy(bundle: Rolldown.OutputBundle, chunk: Rolldown.OutputChunk): string[] {
  const needed = new Set([chunk.fileName]);
  // The loop also visits the files that it adds to the set.
  for (const fileName of needed) {
    const file = bundle[fileName];
    for (const next of file?.type === 'chunk' ? file.imports : []) needed.add(next);
  }
  return [...needed];
}
