import type { Plugin } from 'vite';
import { nameOf, propertiesOfCalls, replaceParts } from './vite.source-parts.ts';

const EXAMPLES = /\/scenes\/[\w-]+\/examples\.ts$/;
/** A scene's own modules: the engine's, which has an art.ts too, are none. */
const OF_SCENE = /\/scenes\/(?!engine\/)[\w-]+\/(?:definition|art)\.ts$/;
/** What a definition says to studio and tests alone; a player's sounds are found by the names of their files. */
const FOR_STUDIO = new Set(['controls', 'sounds']);

/** Leaves the scenes' examples out, and what is said of their values and sounds: studio, camera and tests need it, players never do. */
export function withoutExamples(): Plugin {
  return {
    name: 'perya:without-examples',
    apply: 'build',
    enforce: 'pre',
    load: (id) => (EXAMPLES.test(id) ? 'export const examples = {};' : undefined),
    transform: {
      filter: { id: OF_SCENE },
      handler: (code, id) => ({ code: withoutStudio(id, code), map: null }),
    },
  };
}

const withoutStudio = (id: string, code: string): string =>
  replaceParts(id, code, (part) =>
    part.type === 'VariableDeclarator' && nameOf(part) === 'sounds'
      ? [[part, 'sounds = {}']]
      : propertiesOfCalls(part, 'defineScene').flatMap((property) =>
          FOR_STUDIO.has(nameOf(property)) ? [[property, ''] as const] : [],
        ),
  );
