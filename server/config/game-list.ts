import { createHash } from 'node:crypto';
import type { Game } from '../../contract/config.ts';
import { hasScene } from '../../contract/catalogue/playing.ts';
import { games } from '../../contract/catalogue/catalogue.ts';
import type { Queryable } from '../db/database.ts';

const fingerprint = (data: unknown): string =>
  createHash('sha256').update(JSON.stringify(data)).digest('hex').slice(0, 16);

/** The games as the wire carries them: those that can be played. Weights stay in the house. */
export const gameList: Game[] = games.flatMap(({ weight: _weight, ...game }) => {
  if (hasScene(game.id)) return [{ ...game, plays: true }];
  return game.page === undefined ? [] : [game];
});

/** Of the lobby's groups (types, providers) those that some game is in. */
export const groupsWithGames = <Group extends { readonly id: string }>(
  groups: readonly Group[],
  key: 'type' | 'brand',
): Group[] => {
  const inUse = new Set(gameList.map((game) => game[key]));
  return groups.filter(({ id }) => inUse.has(id));
};

/** Changes exactly when the list does. */
export const gameListVersion: string = fingerprint(gameList);

/** What each game's entry is, in short, by the game's id. */
type Fingerprints = Readonly<Record<string, string>>;

const now: Fingerprints = Object.fromEntries(gameList.map((game) => [game.id, fingerprint(game)]));

/** What has become of an older list. */
export interface GamesDelta {
  readonly changed: Game[];
  readonly removed: number[];
}

/** Databases that hold the list of this build. */
const saved = new WeakSet<Queryable>();

/**
 * Keeps the list of this build, so that a later build can tell what has changed since; done before anybody is told it, and
 * once.
 */
export async function saveGameList(db: Queryable, at: number): Promise<void> {
  if (saved.has(db)) return;
  await db.query({
    name: 'save-game-list',
    text: 'insert into game_lists (version, games, at) values ($1, $2, $3) on conflict do nothing',
    values: [gameListVersion, JSON.stringify(now), at],
  });
  saved.add(db);
}

/** Reads what has changed since a version of the list; undefined for a version that was never told. */
export async function readGamesDelta(db: Queryable, held: string): Promise<GamesDelta | undefined> {
  const { rows } = await db.query<{ games: Fingerprints }>({
    name: 'read-game-list',
    text: 'select games from game_lists where version = $1',
    values: [held],
  });
  const known = rows[0]?.games;
  if (known === undefined) return undefined;
  return {
    changed: gameList.filter(({ id }) => known[id] !== now[id]),
    removed: Object.keys(known)
      .filter((id) => now[id] === undefined)
      .map(Number),
  };
}
