import { isPlayable } from '../contract/catalogue/catalogue.ts';
import type { GameServerSettings } from './child-game-server.ts';
import { type Licence, licenceFrom } from './config/licence.ts';
import { readPlaySettings, saltVariableOf, type PlaySettings } from './game-server/play-settings.ts';
import { type DocumentKeys, documentKeysFor } from './gateways/document-keys.ts';
import { readProviders } from './gateways/providers-file.ts';
import type { Providers } from './gateways/provider-signature.ts';
import { type RestrictedPersons, restrictedPersonsFor } from './gateways/restricted-persons.ts';
import { socialPartiesFor } from './gateways/social/parties.ts';
import type { SocialParties } from './gateways/social/social-party.ts';
import { hostFor, type Mode, modeFrom } from './mode.ts';
import {
  assertDatabaseUrl,
  type Env,
  readAll,
  readCount,
  readLogLevel,
  readOrigin,
  readOrigins,
  readPort,
  readRateLimits,
  readSecret,
  readText,
  readWord,
  SettingsError,
} from './settings.ts';

const PORT = 4180;
/** More proxies than this are a mistake: every trusted one may name the address of a player. */
const MOST_PROXIES = 10;
const MOST_CONNECTIONS = 1_000;
const MOST_CODES = 10_000_000;

/** All settings of the lobby's server. */
export interface Configuration {
  readonly mode: Mode;
  readonly host: string;
  readonly port: number;
  /** True if the server must not use another port when its own is in use. */
  readonly portIsFixed: boolean;
  /** Connection string of the database; undefined for the embedded one. */
  readonly databaseUrl: string | undefined;
  /** Folder of the embedded database. */
  readonly dataDir: string | undefined;
  readonly poolSize: number | undefined;
  /** Name of the world with which an empty database is filled; checked when the world's module is loaded. */
  readonly world: string | undefined;
  readonly restricted: RestrictedPersons;
  readonly documents: DocumentKeys;
  readonly licence: Licence | undefined;
  readonly parties: SocialParties;
  readonly hasParties: boolean;
  readonly lobbyOrigins: readonly string[] | undefined;
  readonly providers: Providers;
  readonly gameServer: GameServerSettings;
  /** How the game server beside this process plays; one that runs elsewhere has its own settings. */
  readonly play: PlaySettings;
  readonly limits: boolean;
  readonly trustedProxies: number;
  /** Codes by text message that the house pays for in a Manila day; undefined for the default. */
  readonly codesADay: number | undefined;
  readonly logLevel: string | undefined;
}

/**
 * Reads all settings of the lobby's server. Throws a SettingsError with every problem (docs/configuration.md).
 * @param onError receives the problem of a list of restricted persons that becomes unusable later
 */
export function readConfiguration(env: Env, onError: (error: unknown) => void = () => {}): Configuration {
  const mode = modeFrom(env['PERYA_MODE']);
  const isProduction = mode === 'production';
  let restricted: RestrictedPersons | undefined;
  try {
    return readAll<Configuration>({
      ...readersOf(env, mode),
      restricted: () =>
        (restricted = restrictedPersonsFor(mode, readText(env, 'PERYA_RESTRICTED_PERSONS'), { onError })),
      documents: () => {
        assertTls(env, isProduction);
        return documentKeysFor(mode, readText(env, 'PERYA_DOCUMENT_KEYS'));
      },
    });
  } catch (error) {
    // The list watches its file, which would keep a server that does not start from being forgotten.
    restricted?.close();
    throw error;
  }
}

type Readers = { readonly [Name in keyof Configuration]: () => Configuration[Name] };

const readersOf = (env: Env, mode: Mode): Omit<Readers, 'restricted' | 'documents'> => {
  const rule = { isProduction: mode === 'production' };
  const parties = readText(env, 'PERYA_SOCIAL_LOGINS');
  return {
    mode: () => mode,
    host: () => hostFor(mode, readText(env, 'HOST')),
    port: () => readPort(env, 'PORT') ?? PORT,
    portIsFixed: () => readWord(env, 'PERYA_PORT_IS_FIXED', ['on', 'off']) === 'on',
    databaseUrl: () => {
      const url = readText(env, 'DATABASE_URL');
      return url === undefined ? undefined : assertDatabaseUrl('DATABASE_URL', url);
    },
    dataDir: () => readText(env, 'PERYA_DATA_DIR'),
    poolSize: () => readCount(env, 'PERYA_POOL_SIZE', { least: 1, most: MOST_CONNECTIONS }),
    world: () => readWorld(env, mode),
    licence: () => licenceFrom(env),
    parties: () => socialPartiesFor(mode, parties),
    hasParties: () => parties !== undefined || mode !== 'production',
    lobbyOrigins: () => readOrigins(env, 'PERYA_LOBBY_ORIGINS', rule),
    providers: () => readProviders(readText(env, 'PERYA_PROVIDERS')),
    gameServer: () => readGameServer(env, rule),
    play: () => readPlaySettings(env),
    limits: () => readRateLimits(env, rule),
    trustedProxies: () => readCount(env, 'PERYA_TRUSTED_PROXIES', { least: 0, most: MOST_PROXIES }) ?? 0,
    codesADay: () => readCount(env, 'PERYA_SMS_A_DAY', { least: 0, most: MOST_CODES }),
    logLevel: () => readLogLevel(env),
  };
};

function readWorld(env: Env, mode: Mode): string | undefined {
  const world = readText(env, 'PERYA_WORLD');
  if (mode === 'production' && world !== undefined && world !== 'empty')
    throw new SettingsError(`PERYA_WORLD is "${world}"; production seeds no players of development.`);
  return world;
}

function readGameServer(env: Env, rule: { readonly isProduction: boolean }): GameServerSettings {
  const isElsewhere = readWord(env, 'PERYA_GAME_SERVER', ['elsewhere']) === 'elsewhere';
  const settings = readAll<GameServerSettings>({
    isElsewhere: () => isElsewhere,
    origin: () => readOrigin(env, 'PERYA_GAME_SERVER_ORIGIN', rule),
    lobbyOrigins: () => readOrigins(env, 'PERYA_LOBBY_ORIGINS', rule),
    secret: () => readSecret(env, 'PERYA_GAME_SERVER_SECRET'),
    // If the lobby may use any port (0), the game server may use any port too.
    port: () => readPort(env, 'PERYA_GAME_SERVER_PORT') ?? (readText(env, 'PORT') === '0' ? 0 : undefined),
    arcadeGames: () => readGames(env, 'PERYA_ARCADE_GAMES'),
  });
  if (isElsewhere && settings.origin === undefined)
    throw new SettingsError('PERYA_GAME_SERVER is elsewhere: PERYA_GAME_SERVER_ORIGIN tells where.');
  if (isElsewhere && settings.secret === undefined)
    throw new SettingsError('PERYA_GAME_SERVER is elsewhere: it needs the same PERYA_GAME_SERVER_SECRET.');
  if (settings.origin !== undefined && settings.lobbyOrigins?.includes(settings.origin) === true)
    throw new SettingsError(
      'PERYA_GAME_SERVER_ORIGIN is an origin of the lobby; games need one of their own.',
    );
  return settings;
}

/** Returns ids of titles with spaces between. */
function readGames(env: Env, name: string): ReadonlySet<number> {
  const ids = readText(env, name)?.split(/\s+/) ?? [];
  for (const id of ids)
    if (!/^\d{1,9}$/.test(id) || !isPlayable(Number(id)))
      throw new SettingsError(`${name}: "${id}" is not the id of a title that can be played.`);
  return new Set(ids.map(Number));
}

function assertTls(env: Env, isProduction: boolean): void {
  if (isProduction && env['NODE_TLS_REJECT_UNAUTHORIZED'] === '0')
    throw new SettingsError(
      'NODE_TLS_REJECT_UNAUTHORIZED is 0: connections to other servers would not be checked in production.',
    );
}

/** Names of all settings; another PERYA_ name is probably misspelt. */
const KNOWN: ReadonlySet<string> = new Set([
  'PERYA_MODE',
  'PERYA_PORT_IS_FIXED',
  'PERYA_DATA_DIR',
  'PERYA_POOL_SIZE',
  'PERYA_WORLD',
  'PERYA_RESTRICTED_PERSONS',
  'PERYA_DOCUMENT_KEYS',
  'PERYA_LICENSEE',
  'PERYA_LICENCE_NUMBER',
  'PERYA_SOCIAL_LOGINS',
  'PERYA_LOBBY_ORIGINS',
  'PERYA_PROVIDERS',
  'PERYA_ARCADE_GAMES',
  'PERYA_GAME_SERVER',
  'PERYA_GAME_SERVER_ORIGIN',
  'PERYA_GAME_SERVER_PORT',
  'PERYA_GAME_SERVER_SECRET',
  'PERYA_AUTO_PLAY',
  'PERYA_RATE_LIMITS',
  'PERYA_SMS_A_DAY',
  'PERYA_TRUSTED_PROXIES',
  'PERYA_LOG_LEVEL',
]);

/** Returns a sentence for each thing that players will miss, or that an operator may have misspelt, in production. */
export function missingIn(env: Env, configuration: Configuration): string[] {
  const { mode, licence, gameServer, lobbyOrigins, play, trustedProxies, hasParties } = configuration;
  if (mode !== 'production') return [];
  const opensGames =
    gameServer.origin !== undefined && (lobbyOrigins !== undefined || gameServer.isElsewhere);
  const salts = Object.entries(play.salts);
  const known = new Set([...KNOWN, ...salts.map(([game]) => saltVariableOf(game))]);
  const saltless = salts.flatMap(([game, salt]) => (salt === undefined ? [saltVariableOf(game)] : []));
  const misspelt = Object.keys(env).filter((name) => name.startsWith('PERYA_') && !known.has(name));
  return [
    'No text messages: no provider is configured, so nobody gets a code to register, log in or reset a password.',
    ...when(licence === undefined, 'No licence: PERYA_LICENSEE and PERYA_LICENCE_NUMBER are missing.'),
    ...when(
      !opensGames,
      'No game of the hall opens: PERYA_GAME_SERVER_ORIGIN or PERYA_LOBBY_ORIGINS is missing.',
    ),
    ...(opensGames && !gameServer.isElsewhere
      ? saltless.map((name) => `No round of this shared game begins: ${name} is missing.`)
      : []),
    ...when(
      opensGames && gameServer.secret === undefined,
      'A new secret for the game server at each start: PERYA_GAME_SERVER_SECRET is missing.',
    ),
    ...when(lobbyOrigins === undefined, 'No passkeys: PERYA_LOBBY_ORIGINS is missing.'),
    ...when(
      !hasParties || lobbyOrigins === undefined,
      'No log-in with Google, Facebook or LINE: PERYA_SOCIAL_LOGINS or PERYA_LOBBY_ORIGINS is missing.',
    ),
    ...when(
      trustedProxies === 0,
      'No TLS: this server speaks plain HTTP. Put a proxy with TLS before it and set PERYA_TRUSTED_PROXIES.',
    ),
    ...misspelt.map((name) => `${name} is not a setting of this server.`),
  ];
}

const when = (isMissing: boolean, sentence: string): string[] => (isMissing ? [sentence] : []);
