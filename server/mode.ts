import { isIP } from 'node:net';
import { SettingsError } from './settings.ts';

/** Who uses the server: real players, a developer on one machine, or a test. */
export type Mode = 'production' | 'development' | 'test';

/** Returns the mode that PERYA_MODE names; development when it is not set. */
export function modeFrom(name: string | undefined): Mode {
  if (name === undefined || name === '') return 'development';
  if (name === 'production' || name === 'development' || name === 'test') return name;
  throw new SettingsError(`PERYA_MODE is "${name}"; it must be production, development or test.`);
}

/**
 * Returns the address to listen on: HOST if set, else every interface in production and only the loopback elsewhere.
 * Throws SettingsError if HOST is neither an address nor a name.
 */
export function hostFor(mode: Mode, host: string | undefined): string {
  if (host !== undefined && host !== '') {
    if (isIP(host) === 0 && !/^[a-z\d]([a-z\d.-]*[a-z\d])?$/i.test(host))
      throw new SettingsError(`HOST is "${host}"; it must be an IP address or a name of this machine.`);
    return host;
  }
  return mode === 'production' ? '0.0.0.0' : '127.0.0.1';
}

const LOOPBACK = new Set(['127.0.0.1', '::1', 'localhost']);

/** Returns the line printed at the start: the mode, how to change it, and who can reach the server. */
export function describeMode(mode: Mode, host: string): string {
  if (mode === 'production') return 'production: for real players';
  const reach = LOOPBACK.has(host)
    ? 'only this machine can reach it'
    : `everybody who can reach ${host} sees the text messages with their codes`;
  return `${mode}: ${reach}. PERYA_MODE=production is for real players`;
}
