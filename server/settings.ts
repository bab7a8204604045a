/** Environment variables of a process. */
export type Env = Readonly<Record<string, string | undefined>>;

/** Thrown for settings with which a server cannot start; the message has one sentence for each problem. */
export class SettingsError extends Error {
  override readonly name: string = 'SettingsError';
}

/**
 * Runs every reader and returns their results by name. Throws one SettingsError with the problems of all of them, so
 * that an operator mends everything at once; throws any other error as it is.
 */
export function readAll<Results extends object>(readers: {
  readonly [Name in keyof Results]: () => Results[Name];
}): Results {
  const problems: string[] = [];
  const results: Partial<Results> = {};
  for (const name of Object.keys(readers) as (keyof Results)[])
    try {
      results[name] = readers[name]();
    } catch (error) {
      if (!(error instanceof SettingsError)) throw error;
      problems.push(...error.message.split('\n'));
    }
  if (problems.length > 0) throw new SettingsError([...new Set(problems)].join('\n'));
  // Without a problem, every reader has returned its result.
  return results as Results;
}

/** Returns a variable's value without surrounding spaces; undefined if it is not set or empty. */
export function readText(env: Env, name: string): string | undefined {
  const text = env[name]?.trim() ?? '';
  return text === '' ? undefined : text;
}

/** Returns one of several words; undefined if the variable is not set. */
export function readWord<Word extends string>(
  env: Env,
  name: string,
  words: readonly Word[],
): Word | undefined {
  const text = readText(env, name);
  const word = words.find((one) => one === text);
  if (text !== undefined && word === undefined)
    throw new SettingsError(`${name} is "${text}"; it must be ${inWords(words)}.`);
  return word;
}

const inWords = (words: readonly string[]): string =>
  words.length === 1 ? `${words[0]} or left out` : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;

/** Returns a whole number between two bounds; undefined if the variable is not set. */
export function readCount(
  env: Env,
  name: string,
  { least, most }: { readonly least: number; readonly most: number },
): number | undefined {
  const text = readText(env, name);
  if (text === undefined) return undefined;
  const count = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (!(count >= least && count <= most))
    throw new SettingsError(`${name} is "${text}"; it must be a whole number from ${least} to ${most}.`);
  return count;
}

/** Returns a port, 0 for any free one; undefined if the variable is not set. */
export const readPort = (env: Env, name: string): number | undefined =>
  readCount(env, name, { least: 0, most: 65_535 });

/** Which origins a setting accepts. */
export interface OriginRule {
  /** True for real players: origins need https, except those of this machine. */
  readonly isProduction: boolean;
}

const LOOPBACK_HOST = /^(?:localhost|127\.0\.0\.1|\[::1\])$/;
/** Sources of a content security policy for any port of a developer's machine; only outside production. */
const ANY_PORT_HERE = /^http:\/\/(?:localhost|127\.0\.0\.1):\*$/;

/**
 * Returns the origins of a list with spaces between; undefined if the variable is not set. A pattern, a path, and in
 * production an address without https are refused: headers and log-ins compare these origins to the letter.
 */
export function readOrigins(env: Env, name: string, rule: OriginRule): readonly string[] | undefined {
  return readText(env, name)
    ?.split(/\s+/)
    .map((text) => assertOrigin(name, text, rule));
}

/** Returns one origin; undefined if the variable is not set. */
export function readOrigin(env: Env, name: string, rule: OriginRule): string | undefined {
  const text = readText(env, name);
  return text === undefined ? undefined : assertOrigin(name, text, rule);
}

function assertOrigin(name: string, text: string, { isProduction }: OriginRule): string {
  if (!isProduction && ANY_PORT_HERE.test(text)) return text;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isOrigin =
    url !== undefined &&
    /^https?:$/.test(url.protocol) &&
    /^(?:[a-z0-9.-]+|\[[0-9a-f:.]+\])$/.test(url.hostname) &&
    url.origin === text;
  if (!isOrigin)
    throw new SettingsError(
      `${name}: "${text}" is not an origin such as https://play.example.com, without a path or a pattern.`,
    );
  if (isProduction && url.protocol === 'http:' && !LOOPBACK_HOST.test(url.hostname))
    throw new SettingsError(`${name}: "${text}" needs https in production.`);
  return text;
}

/** Shortest secret that two servers share, in characters. */
const SHORTEST_SECRET = 32;
/** Number of different characters or bytes below which a secret or a key cannot be random. */
const FEWEST_DIFFERENT = { characters: 8, bytes: 16 } as const;

/** Returns a secret that two servers share; undefined if the variable is not set. */
export function readSecret(env: Env, name: string): string | undefined {
  const secret = readText(env, name);
  return secret === undefined ? undefined : assertSecret(name, secret);
}

/** Returns a secret; throws SettingsError, which names its owner, if it is too short or can be guessed. */
export function assertSecret(owner: string, secret: string): string {
  if (secret.length < SHORTEST_SECRET)
    throw new SettingsError(`${owner} needs at least ${SHORTEST_SECRET} characters. ${HOW_TO_MAKE}`);
  if (isGuessable(Buffer.from(secret), FEWEST_DIFFERENT.characters))
    throw new SettingsError(`${owner} can be guessed: it repeats or counts. ${HOW_TO_MAKE}`);
  return secret;
}

/** Shortest and longest salt of a chain, in characters. */
const SALT_LENGTH = { least: 16, most: 200 } as const;

/** Returns a public random value; throws SettingsError if it is too short or long for one, or can be guessed. */
export function assertSalt(name: string, salt: string): string {
  const { least, most } = SALT_LENGTH;
  if (
    salt.length < least ||
    salt.length > most ||
    isGuessable(Buffer.from(salt), FEWEST_DIFFERENT.characters)
  )
    throw new SettingsError(`${name} is no random value of ${least} to ${most} characters.`);
  return salt;
}

const HOW_TO_MAKE = 'openssl rand -hex 32 makes one.';

/** Returns whether the bytes of a key are not from a random source: few different ones, a pattern, or typed text. */
export const isWeakKey = (key: Buffer): boolean =>
  isGuessable(key, FEWEST_DIFFERENT.bytes) || key.every((byte) => byte >= 0x20 && byte < 0x7f);

/** Returns whether bytes have few different values, repeat a part, or count up or down in equal steps. */
function isGuessable(bytes: Buffer, fewest: number): boolean {
  const step = (bytes[1] ?? 0) - (bytes[0] ?? 0);
  const counts = bytes.every((byte, at) => at === 0 || byte === (((bytes[at - 1] ?? 0) + step + 256) & 255));
  return counts || new Set(bytes).size < fewest || repeats(bytes);
}

/** Returns whether bytes consist of one part, at most half as long, again and again. */
function repeats(bytes: Buffer): boolean {
  for (let period = 1; period <= bytes.length / 2; period++)
    if (bytes.subarray(period).equals(bytes.subarray(0, bytes.length - period))) return true;
  return false;
}

/** Levels of the log, as the logger names them. */
const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const;

/** Returns the level of the log; undefined if the variable is not set. */
export const readLogLevel = (env: Env): (typeof LOG_LEVELS)[number] | undefined =>
  readWord(env, 'PERYA_LOG_LEVEL', LOG_LEVELS);

/** Returns whether requests are limited; throws SettingsError if limits are off for real players. */
export function readRateLimits(env: Env, { isProduction }: { readonly isProduction: boolean }): boolean {
  const limits = readWord(env, 'PERYA_RATE_LIMITS', ['on', 'off']) !== 'off';
  if (isProduction && !limits)
    throw new SettingsError('PERYA_RATE_LIMITS is off; limits cannot be switched off in production.');
  return limits;
}

/** Returns a connection string of PostgreSQL; throws SettingsError if it is none. Never repeats it: it has a password. */
export function assertDatabaseUrl(name: string, text: string): string {
  if (!/^postgres(?:ql)?:\/\/\S+$/.test(text))
    throw new SettingsError(
      `${name} is no address of PostgreSQL such as postgresql://user:password@host/database.`,
    );
  return text;
}
