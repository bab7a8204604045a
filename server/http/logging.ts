import type { FastifyServerOptions } from 'fastify';
import type { Mode } from '../mode.ts';
import type { Output } from '../output.ts';

const SECRETS = ['authorization', 'password', 'smsCode', 'token', 'safeboxPassword'];

/** Level and destination of the log. */
export interface LogOptions {
  /** Level of the log; by default tests log nothing. */
  readonly logLevel?: string;
  /** Where the log is written; by default to the process's own output. */
  readonly log?: Output['log'] | undefined;
}

/** Creates the options of Fastify's logger: structured logs without secrets. */
export function logging(
  mode: Mode,
  { logLevel: level, log: stream }: LogOptions,
): NonNullable<FastifyServerOptions['logger']> {
  return {
    ...(stream === undefined ? {} : { stream }),
    level: level ?? (mode === 'test' ? 'silent' : 'info'),
    redact: {
      paths: [...SECRETS.flatMap((name) => [name, `*.${name}`]), 'req.headers', 'mobile', '*.mobile'],
      censor: (value, path) =>
        path.at(-1) === 'mobile' && typeof value === 'string' ? maskMobile(value) : '[hidden]',
    },
  };
}

/** Masks a mobile number so that only its owner recognises it: +63917•••4567. */
const maskMobile = (mobile: string): string => `${mobile.slice(0, 6)}•••${mobile.slice(-4)}`;
