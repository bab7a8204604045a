import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';
import { PREFETCH_PAGE } from '../../contract/game-server.ts';

/** Name of the chunk that shows every scene: the engine and its view. */
const ENGINE = 'scene-view';
/** Font of all text; the others load when they are seen. */
const FONT = /\/nunito-[\w-]{8}\.woff2$/;

/**
 * Adds links to the page's head that fetch the scene engine in parallel with the app: every game of the frame needs
 * it, and would otherwise request it only after its own code has loaded. Also writes a page that only prefetches the
 * frame's first files, for the lobby to load while a game is looked at (src/features/home/game-prefetch.tsx).
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
        // The app's own code is already in the head.
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
        // Prefetched files are neither executed nor rendered: the CPU is left to the current page.
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

/** Returns the file names of a chunk and all its imports. */
function neededBy(bundle: Rolldown.OutputBundle, chunk: Rolldown.OutputChunk): string[] {
  const needed = new Set([chunk.fileName]);
  // A Set also iterates items added during iteration.
  for (const fileName of needed) {
    const file = bundle[fileName];
    for (const next of file?.type === 'chunk' ? file.imports : []) needed.add(next);
  }
  return [...needed];
}
