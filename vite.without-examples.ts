import type { Plugin } from 'vite';

/** Leaves the scenes' examples out: studio, camera and tests play them, players never do. */
export function withoutExamples(): Plugin {
  const EXAMPLES = /\/scenes\/[\w-]+\/examples\.ts$/;
  return {
    name: 'perya:without-examples',
    apply: 'build',
    load: (id) => (EXAMPLES.test(id) ? 'export const examples = {};' : undefined),
  };
}
