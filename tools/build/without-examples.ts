import type { Plugin } from 'vite';
import { nameOf, propertiesOfCalls, replaceParts } from './source-parts.ts';

const EXAMPLES = /\/scenes\/(?:lobby|hall)\/[\w-]+\/examples\.ts$/;
/** Modules that define a scene, or what it needs of the art. */
const OF_SCENE = /\/scenes\/(?:lobby|hall)\/[\w-]+\/(?:definition|art)\.ts$/;
/** Fields of a definition used only by studio and tests; a player's sounds are found by their file names. */
const FOR_STUDIO = new Set(['controls', 'sounds']);

/**
 * Removes the scenes' examples and the descriptions of their values and sounds: only studio, camera and tests need
 * them, never players.
 */
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
