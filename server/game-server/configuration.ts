import { hostFor, type Mode, modeFrom } from '../mode.ts';
import {
  assertDatabaseUrl,
  type Env,
  readAll,
  readLogLevel,
  readOrigin,
  readOrigins,
  readPort,
  readRateLimits,
  readSecret,
  readText,
  SettingsError,
} from '../settings.ts';
import { type PlaySettings, readPlaySettings } from './play-settings.ts';

const PORT = 4181;

/** All settings of a game server. */
export interface GameServerConfiguration {
  readonly mode: Mode;
  readonly host: string;
  readonly port: number;
  /** Connection string of the game server's database. */
  readonly database: string;
  /** Address where the lobby's server receives wallet messages. */
  readonly wallet: string;
  readonly secret: string;
  /** Origins of the lobby, which may show games in a frame. */
  readonly framedBy: readonly string[];
  readonly limits: boolean;
  readonly logLevel: string | undefined;
  readonly play: PlaySettings;
}

/** Reads the settings of a game server. Throws a SettingsError with every problem (docs/configuration.md). */
export function readGameServerConfiguration(env: Env): GameServerConfiguration {
  const mode = modeFrom(env['PERYA_MODE']);
  const isProduction = mode === 'production';
  return readAll<GameServerConfiguration>({
    mode: () => mode,
    host: () => hostFor(mode, env['HOST']),
    port: () => readPort(env, 'PORT') ?? PORT,
    database: () =>
      assertDatabaseUrl(
        'PERYA_GAME_SERVER_DATABASE_URL',
        needed('PERYA_GAME_SERVER_DATABASE_URL', readText(env, 'PERYA_GAME_SERVER_DATABASE_URL')),
      ),
    // Messages to the wallet are signed and stay inside the house, so its address may be plain http.
    wallet: () => needed('PERYA_WALLET', readOrigin(env, 'PERYA_WALLET', { isProduction: false })),
    secret: () => needed('PERYA_GAME_SERVER_SECRET', readSecret(env, 'PERYA_GAME_SERVER_SECRET')),
    framedBy: () => needed('PERYA_LOBBY_ORIGINS', readOrigins(env, 'PERYA_LOBBY_ORIGINS', { isProduction })),
    limits: () => readRateLimits(env, { isProduction }),
    logLevel: () => readLogLevel(env),
    play: () => readPlaySettings(env),
  });
}

function needed<Value>(name: string, value: Value | undefined): Value {
  if (value === undefined) throw new SettingsError(`The game server needs ${name} (docs/providers.md).`);
  return value;
}
