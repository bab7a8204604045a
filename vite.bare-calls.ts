import type { Plugin } from 'vite';
import { nameOf, propertiesOfCalls, replaceParts } from './vite.source-parts.ts';

/** What a call says to the server and to the reference page; the browser sends what its forms have checked. */
const FOR_SERVER = new Set(['about', 'token', 'rate', 'errors', 'request']);

/** Leaves out of the contract's calls what no browser reads: each page brings the calls that it makes. */
export function bareCalls(): Plugin {
  return {
    name: 'perya:bare-calls',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/contract\/[\w/-]+\.ts$/, code: 'call(' },
      handler: (code, id) => ({
        code: replaceParts(id, code, (part) =>
          propertiesOfCalls(part, 'call').flatMap((property) =>
            FOR_SERVER.has(nameOf(property)) ? [[property, ''] as const] : [],
          ),
        ),
        map: null,
      }),
    },
  };
}
