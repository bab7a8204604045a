import type { FastifyServerOptions } from 'fastify';
import type { Mode } from '../mode.ts';

const SECRETS = ['authorization', 'password', 'smsCode', 'token', 'safeboxPassword'];

/** Structured logs without secrets; silent in tests unless a level is asked for. */
export function logging(mode: Mode, level: string | undefined): NonNullable<FastifyServerOptions['logger']> {
  return {
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
