import type { Plugin } from 'vite';
import { nameOf, propertiesOfCalls, replaceParts } from './source-parts.ts';

/** Fields of a call for the server and the reference page; the browser sends data already checked by its forms. */
const FOR_SERVER = new Set(['about', 'token', 'rate', 'errors', 'request']);

/** Removes the parts of the contract's calls that no browser reads: each page contains the calls that it makes. */
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
