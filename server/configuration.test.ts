import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { missingIn, readConfiguration } from './configuration.ts';
import { readGameServerConfiguration } from './game-server/configuration.ts';
import { type Env, SettingsError } from './settings.ts';

const KEY = randomBytes(32).toString('base64');
const SECRET = randomBytes(32).toString('hex');
const PUBLIC_KEY = createHash('sha256').update('perya: documents of a developer’s machine').digest('base64');
const keyOf = (bytes: Buffer | readonly number[]) => Buffer.from(bytes).toString('base64');

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'perya-configuration-'));
  writeFileSync(join(folder, 'restricted.txt'), '09000000013\n');
});
afterAll(() => rmSync(folder, { recursive: true }));

const production = (): Env => ({
  PERYA_MODE: 'production',
  PERYA_RESTRICTED_PERSONS: join(folder, 'restricted.txt'),
  PERYA_DOCUMENT_KEYS: KEY,
});

/** Reads settings and stops watching the files that they name. */
function read(env: Env) {
  const configuration = readConfiguration(env);
  configuration.restricted.close();
  return configuration;
}

/** Returns the sentences with which settings are refused. */
function problemsOf(run: () => unknown): string[] {
  try {
    run();
    return [];
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    return error.message.split('\n');
  }
}

describe('the lobby’s server', () => {
  it.each<Env>([
    {},
    { PERYA_LOBBY_ORIGINS: 'https://play.example.com  https://www.example.com' },
    { PERYA_TRUSTED_PROXIES: '2', PERYA_POOL_SIZE: '50', PORT: '8080', HOST: '10.0.0.7' },
    { DATABASE_URL: 'postgresql://perya:secret@db.example.com/perya' },
    {
      PERYA_GAME_SERVER_SECRET: SECRET,
      PERYA_CRASH_SALT: SECRET,
      PERYA_KARERA_SALT: '0000000000000000000567b8e21f',
    },
    {
      PERYA_GAME_SERVER_ORIGIN: 'https://games.example.com',
      PERYA_AUTO_PLAY: 'off',
      PERYA_RATE_LIMITS: 'on',
    },
    { PERYA_LICENSEE: '', PERYA_SOCIAL_LOGINS: '', PERYA_PROVIDERS: '', PERYA_WORLD: 'empty' },
  ])('starts in production with %j', (env) => {
    expect(problemsOf(() => read({ ...production(), ...env }))).toEqual([]);
  });

  it.each<[Env, RegExp]>([
    [{ PERYA_MODE: 'prod' }, /^PERYA_MODE is "prod"/],
    [{ PERYA_DOCUMENT_KEYS: '' }, /needs a key for players' documents/],
    [{ PERYA_DOCUMENT_KEYS: PUBLIC_KEY }, /is development's, which is public/],
    [{ PERYA_DOCUMENT_KEYS: `${KEY},${PUBLIC_KEY}` }, /is development's, which is public/],
    [{ PERYA_DOCUMENT_KEYS: `${KEY},${KEY}` }, /is there twice/],
    [{ PERYA_DOCUMENT_KEYS: keyOf(Buffer.alloc(32)) }, /can be guessed/],
    [{ PERYA_DOCUMENT_KEYS: keyOf(Array.from({ length: 32 }, (_, index) => index)) }, /can be guessed/],
    [{ PERYA_DOCUMENT_KEYS: keyOf(Buffer.from('correct horse battery staple 32!')) }, /can be guessed/],
    [{ PERYA_DOCUMENT_KEYS: `*${KEY.slice(1)}` }, /is not 32 bytes in base64/],
    [{ PERYA_RESTRICTED_PERSONS: '' }, /needs the list of persons/],
    [{ PERYA_LOBBY_ORIGINS: '*' }, /^PERYA_LOBBY_ORIGINS: "\*" is not an origin/],
    [{ PERYA_LOBBY_ORIGINS: 'https://*.example.com' }, /is not an origin/],
    [{ PERYA_LOBBY_ORIGINS: 'https://play.example.com/' }, /is not an origin/],
    [{ PERYA_LOBBY_ORIGINS: 'https://a.example.com,https://b.example.com' }, /is not an origin/],
    [{ PERYA_LOBBY_ORIGINS: "https://a.example.com;script-src'*'" }, /is not an origin/],
    [{ PERYA_LOBBY_ORIGINS: 'http://localhost:*' }, /is not an origin/],
    [{ PERYA_LOBBY_ORIGINS: 'http://play.example.com' }, /needs https/],
    [{ PERYA_GAME_SERVER_ORIGIN: 'games.example.com' }, /is not an origin/],
    [{ PERYA_GAME_SERVER_ORIGIN: 'https://a.ph', PERYA_LOBBY_ORIGINS: 'https://a.ph' }, /one of their own/],
    [{ PERYA_GAME_SERVER: 'off' }, /must be elsewhere or left out/],
    [{ PERYA_GAME_SERVER: 'elsewhere', PERYA_GAME_SERVER_SECRET: SECRET }, /tells where/],
    [
      { PERYA_GAME_SERVER: 'elsewhere', PERYA_GAME_SERVER_ORIGIN: 'https://a.ph' },
      /the same PERYA_GAME_SERVER_SECRET/,
    ],
    [{ PERYA_GAME_SERVER_SECRET: 'a'.repeat(32) }, /can be guessed/],
    [{ PERYA_GAME_SERVER_SECRET: 'perya-2026-'.repeat(4) }, /can be guessed/],
    [{ PERYA_GAME_SERVER_SECRET: 'too short' }, /at least 32 characters/],
    [{ PERYA_CRASH_SALT: '' }, /^PERYA_CRASH_SALT is empty/],
    [{ PERYA_CRASH_SALT: 'salt' }, /^PERYA_CRASH_SALT is no random value/],
    [{ PERYA_KARERA_SALT: '0'.repeat(64) }, /^PERYA_KARERA_SALT is no random value/],
    [{ PERYA_CRASH_SALT: SECRET, PERYA_KARERA_SALT: SECRET }, /the same salt/],
    [{ PERYA_TRUSTED_PROXIES: 'abc' }, /^PERYA_TRUSTED_PROXIES is "abc"/],
    [{ PERYA_TRUSTED_PROXIES: '-1' }, /^PERYA_TRUSTED_PROXIES/],
    [{ PERYA_TRUSTED_PROXIES: '999' }, /from 0 to 10/],
    [{ PERYA_POOL_SIZE: '0' }, /^PERYA_POOL_SIZE/],
    [{ PORT: '80a' }, /^PORT is "80a"/],
    [{ PORT: '70000' }, /from 0 to 65535/],
    [{ PERYA_GAME_SERVER_PORT: 'x' }, /^PERYA_GAME_SERVER_PORT/],
    [{ HOST: 'http://0.0.0.0' }, /^HOST is/],
    [{ DATABASE_URL: 'mysql://root:geheim@db/perya' }, /^DATABASE_URL is no address of PostgreSQL/],
    [{ PERYA_RATE_LIMITS: 'off' }, /cannot be switched off/],
    [{ PERYA_RATE_LIMITS: 'no' }, /must be on or off/],
    [{ PERYA_AUTO_PLAY: 'yes' }, /must be on or off/],
    [{ PERYA_PORT_IS_FIXED: '1' }, /must be on or off/],
    [{ PERYA_LOG_LEVEL: 'verbose' }, /^PERYA_LOG_LEVEL/],
    [{ PERYA_WORLD: 'demo' }, /seeds no players/],
    [{ PERYA_ARCADE_GAMES: '1 2' }, /is not the id of a title/],
    [{ PERYA_LICENSEE: 'Perya Inc.' }, /belong together/],
    [{ PERYA_PROVIDERS: '/nowhere.json' }, /^The file of providers, \/nowhere.json, cannot be used/],
    [{ PERYA_SOCIAL_LOGINS: '/nowhere.json' }, /^The file of third-party log-ins/],
    [{ NODE_TLS_REJECT_UNAUTHORIZED: '0' }, /would not be checked/],
  ])('refuses %j in production with one sentence', (env, sentence) => {
    const problems = problemsOf(() => read({ ...production(), ...env }));
    expect(problems).toEqual([expect.stringMatching(sentence)]);
    expect(problems.join('')).not.toMatch(/geheim|aaaaaaaa/);
  });

  it.each([
    [[{ id: 'one', secret: 'b'.repeat(40) }], 'the secret of one can be guessed'],
    [[{ id: 'one', secret: 'short' }], 'the secret of one needs at least 32 characters'],
    [
      [
        { id: 'one', secret: SECRET },
        { id: 'two', secret: SECRET },
      ],
      'two providers have the same secret',
    ],
    [
      [
        { id: 'one', secret: SECRET },
        { id: 'one', secret: KEY },
      ],
      'two providers have the same id',
    ],
    [[{ id: 'perya-studio', secret: SECRET }], "is the house's own"],
    [[{ id: 'one', secret: SECRET, transferUrl: 'ftp://one.example.com' }], 'not http or https'],
  ])('refuses the providers %j', (providers, reason) => {
    const file = join(folder, 'providers.json');
    writeFileSync(file, JSON.stringify(providers));
    const problems = problemsOf(() => read({ ...production(), PERYA_PROVIDERS: file }));
    expect(problems).toEqual([expect.stringContaining(reason)]);
  });

  it('lists all problems at once', () => {
    const env = {
      ...production(),
      PORT: 'x',
      PERYA_TRUSTED_PROXIES: 'y',
      PERYA_DOCUMENT_KEYS: '',
      PERYA_LOBBY_ORIGINS: '*',
    };
    // The game server's settings name the lobby's origins again; the sentence comes once.
    expect(problemsOf(() => read({ ...env, PERYA_GAME_SERVER_SECRET: 'short' }))).toHaveLength(5);
  });

  it('needs nothing in development, and accepts the origins of this machine', () => {
    expect(problemsOf(() => read({}))).toEqual([]);
    expect(problemsOf(() => read({ PERYA_LOBBY_ORIGINS: 'http://192.168.1.7:4180' }))).toEqual([]);
    expect(problemsOf(() => read({ PERYA_TRUSTED_PROXIES: 'abc' }))).toHaveLength(1);
  });

  it('prints at the start of production what is missing or misspelt, and nothing elsewhere', () => {
    const missing = (env: Env) => missingIn(env, read(env));
    expect(missing({})).toEqual([]);
    expect(missing({ ...production(), PERYA_TRUSTED_PROXY: '1' })).toEqual([
      expect.stringMatching(/^No text messages/),
      expect.stringMatching(/^No licence/),
      expect.stringMatching(/^No game of the hall opens/),
      expect.stringMatching(/^No passkeys/),
      expect.stringMatching(/^No log-in with Google/),
      expect.stringMatching(/^No TLS/),
      'PERYA_TRUSTED_PROXY is not a setting of this server.',
    ]);
    const more = {
      PERYA_LOBBY_ORIGINS: 'https://play.example.com',
      PERYA_GAME_SERVER_ORIGIN: 'https://games.example.com',
      PERYA_GAME_SERVER_SECRET: SECRET,
      PERYA_CRASH_SALT: SECRET,
      PERYA_TRUSTED_PROXIES: '1',
      PERYA_LICENSEE: 'Perya Inc.',
      PERYA_LICENCE_NUMBER: '26-001',
    };
    expect(missing({ ...production(), ...more })).toEqual([
      expect.stringMatching(/^No text messages/),
      'No round of this shared game begins: PERYA_KARERA_SALT is missing.',
      expect.stringMatching(/^No log-in with Google/),
    ]);
  });
});

describe('the game server', () => {
  const right: Env = {
    PERYA_MODE: 'production',
    PERYA_WALLET: 'http://10.0.0.7:4180',
    PERYA_GAME_SERVER_SECRET: SECRET,
    PERYA_GAME_SERVER_DATABASE_URL: 'postgresql://perya@/perya?host=%2Fdata',
    PERYA_LOBBY_ORIGINS: 'https://play.example.com',
  };

  it.each<[Env, RegExp[]]>([
    [{}, []],
    [{ PERYA_LOBBY_ORIGINS: '*' }, [/is not an origin/]],
    [{ PERYA_LOBBY_ORIGINS: '' }, [/needs PERYA_LOBBY_ORIGINS/]],
    [{ PERYA_GAME_SERVER_SECRET: 'a'.repeat(32) }, [/can be guessed/]],
    [{ PERYA_WALLET: 'wallet', PERYA_RATE_LIMITS: 'off' }, [/PERYA_WALLET/, /cannot be switched off/]],
    [{ PERYA_CRASH_SALT: '' }, [/PERYA_CRASH_SALT is empty/]],
    [{ PERYA_GAME_SERVER_DATABASE_URL: 'x' }, [/no address of PostgreSQL/]],
    [{ PERYA_MODE: 'development', PERYA_LOBBY_ORIGINS: 'http://localhost:*' }, []],
  ])('reads %j and finds %j', (env, problems) => {
    expect(problemsOf(() => readGameServerConfiguration({ ...right, ...env }))).toEqual(
      problems.map((problem) => expect.stringMatching(problem)),
    );
  });
});
