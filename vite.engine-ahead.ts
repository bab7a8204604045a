import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';
import { AHEAD_PAGE } from './contract/studio.ts';

/** The chunk that every scene is shown by: the engine and its view. */
const ENGINE = 'scene-view';
/** The font of all words; the others come when they are seen. */
const FONT = /\/nunito-[\w-]{8}\.woff2$/;

/**
 * Tells the browser in the page's head to fetch the scene engine beside the app: every game of the frame needs it, and would else
 * ask for it when its own code is there. And writes a page that only fetches what the frame begins with, for the lobby to show
 * while a game is looked at (src/features/home/game-ahead.tsx).
 */
export function engineAhead(): Plugin {
  return {
    name: 'perya:engine-ahead',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const engine = chunksOf(bundle).find(({ name }) => name === ENGINE);
        if (engine === undefined) throw new Error(`the build has no chunk ${ENGINE}`);
        // The app's own code is in the head already.
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
        // What is fetched is neither run nor shown: the processor is left to the page that is looked at.
        const links = [...files].map((file) => `<link rel="prefetch" crossorigin href="/${file}">`);
        this.emitFile({
          type: 'asset',
          fileName: AHEAD_PAGE.slice(1),
          source: `<!doctype html>\n<meta name="robots" content="noindex">\n${links.join('\n')}\n`,
        });
      },
    },
  };
}

const chunksOf = (bundle: Rolldown.OutputBundle): Rolldown.OutputChunk[] =>
  Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [file] : []));

/** The names of a chunk and of all that it imports. */
function neededBy(bundle: Rolldown.OutputBundle, chunk: Rolldown.OutputChunk): string[] {
  const needed = new Set([chunk.fileName]);
  // A set hands out what is added while it is walked.
  for (const fileName of needed) {
    const file = bundle[fileName];
    for (const next of file?.type === 'chunk' ? file.imports : []) needed.add(next);
  }
  return [...needed];
}
