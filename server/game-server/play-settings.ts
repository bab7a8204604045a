import { mapNames } from '../../fair/map-names.ts';
import { assertSalt, type Env, readText, readWord, SettingsError } from '../settings.ts';
import { SHARED_RULES } from './shared/shared-rules.ts';

/** How the games of the hall are played; the same for the lobby's server, which checks it, and the game server. */
export interface PlaySettings {
  /** Whether the market allows auto play. */
  readonly autoPlay: boolean;
  /** Salts of the chains of shared rounds, by game; a game without one begins no round in production. */
  readonly salts: Readonly<Record<keyof typeof SHARED_RULES, string | undefined>>;
}

/** Returns the name of the variable that has the salt of a game's chain. */
export const saltVariableOf = (game: string): string =>
  `PERYA_${game.toUpperCase().replaceAll('-', '_')}_SALT`;

/** Reads how the games are played. Throws SettingsError for a salt that can be guessed or that two games have. */
export function readPlaySettings(env: Env): PlaySettings {
  const autoPlay = readWord(env, 'PERYA_AUTO_PLAY', ['on', 'off']) === 'on';
  const salts = mapNames(SHARED_RULES, (_, game) => {
    const variable = saltVariableOf(game);
    const salt = readText(env, variable);
    // An empty value looks like a salt to the operator, and the game would silently begin no round.
    if (salt === undefined && env[variable] !== undefined)
      throw new SettingsError(`${variable} is empty; leave it out until the chain's salt is known.`);
    return salt === undefined ? undefined : assertSalt(variable, salt);
  });
  const given = Object.values(salts).filter((salt) => salt !== undefined);
  if (new Set(given).size < given.length)
    throw new SettingsError('Two chains have the same salt; each game needs one of its own.');
  return { autoPlay, salts };
}
