import type { FastifyServerOptions } from 'fastify';
import type { Mode } from '../mode.ts';
import type { Output } from '../output.ts';

const SECRETS = ['authorization', 'password', 'smsCode', 'token', 'safeboxPassword'];

/** How much is logged, and where. */
export interface LogOptions {
  /** Level of the log; silent in tests unless given. */
  readonly logLevel?: string;
  /** Where the log goes; to the process's own output when not given. */
  readonly log?: Output['log'] | undefined;
}

/** Structured logs without secrets. */
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

/** A mobile number that can be recognised by its owner only: +63917•••4567. */
const maskMobile = (mobile: string): string => `${mobile.slice(0, 6)}•••${mobile.slice(-4)}`;
