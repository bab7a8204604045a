import type { Plugin } from 'vite';
import { ErrorCode } from '../../contract/errors.ts';

const CODE = /\bErrorCode\.(\w+)\b/g;
const isCode = (name: string): name is keyof typeof ErrorCode => Object.hasOwn(ErrorCode, name);

/** Inlines error codes as numbers: each page uses two or three, and would contain the names of all. */
export function errorCodes(): Plugin {
  return {
    name: 'perya:error-codes',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/(?:src|scenes|contract)\/.*\.tsx?$/, code: 'ErrorCode.' },
      handler: (code) => ({
        code: code.replace(CODE, (whole, name: string) => (isCode(name) ? String(ErrorCode[name]) : whole)),
        map: null,
      }),
    },
  };
}
