import type { Plugin } from 'vite';
import { nameOf, propertiesOfCalls, replaceParts } from './source-parts.ts';

const EXAMPLES = /\/scenes\/(?:lobby|hall)\/[\w-]+\/examples\.ts$/;
/** Matches modules that define a scene, or the art that it uses. */
const OF_SCENE = /\/scenes\/(?:lobby|hall)\/[\w-]+\/(?:definition|art)\.ts$/;
/** Fields of a scene's definition that only studio and tests use; `sounds` describes them, players get them by file. */
const FOR_STUDIO = new Set(['controls', 'sounds']);

/**
 * Leaves the examples of scenes, and the descriptions of their values and sounds, out of the build, since only studio,
 * camera and tests use them.
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
