import { createHash } from 'node:crypto';
import type { Game } from '../../contract/config.ts';
import { hasScene } from '../../contract/catalogue/playing.ts';
import { games, hallGames } from '../../contract/catalogue/catalogue.ts';
import type { CatalogueGame } from '../../contract/catalogue/game.ts';
import type { Queryable } from '../db/database.ts';

const fingerprint = (data: unknown): string =>
  createHash('sha256').update(JSON.stringify(data)).digest('hex').slice(0, 16);

/** What each game's entry is, in short, by the game's id. */
type Fingerprints = Readonly<Record<string, string>>;

/** A list of games as the wire carries it. */
export interface GameList {
  readonly games: Game[];
  /** Changes exactly when the list does. */
  readonly version: string;
  readonly entries: Fingerprints;
}

/** Those that can be played. Weights stay in the house. */
function listOf(catalogue: readonly CatalogueGame[]): GameList {
  const list = catalogue.flatMap(({ weight: _weight, look: _look, ...game }): Game[] => {
    if (hasScene(game.id)) return [{ ...game, plays: true }];
    return game.page === undefined ? [] : [game];
  });
  const entries = Object.fromEntries(list.map((game) => [game.id, fingerprint(game)]));
  return { games: list, version: fingerprint(list), entries };
}

/** The titles made by hand. */
export const gameList: GameList = listOf(games);

let whole: GameList | undefined;

/** All 5,000 titles, for a world that has the switch `hall` on. */
export const wholeHall = (): GameList => (whole ??= listOf([...games, ...hallGames]));

/** Types and providers that some game is in; those of the whole hall are the same. */
const inUse: Readonly<Record<'type' | 'brand', ReadonlySet<string>>> = {
  type: new Set(gameList.games.map(({ type }) => type)),
  brand: new Set(gameList.games.map(({ brand }) => brand)),
};

/** Of the lobby's groups (types, providers) those that some game is in. */
export const groupsWithGames = <Group extends { readonly id: string }>(
  groups: readonly Group[],
  key: 'type' | 'brand',
): Group[] => groups.filter(({ id }) => inUse[key].has(id));

/** What has become of an older list. */
export interface GamesDelta {
  readonly changed: Game[];
  readonly removed: number[];
}

/** By database: the versions that it holds. */
const saved = new WeakMap<Queryable, Set<string>>();

/**
 * Keeps a list of this build, so that a later build can tell what has changed since; done before anybody is told it, and
 * once.
 */
export async function saveGameList(db: Queryable, { version, entries }: GameList, at: number): Promise<void> {
  const held = saved.get(db) ?? new Set<string>();
  if (held.has(version)) return;
  await db.query({
    name: 'save-game-list',
    text: 'insert into game_lists (version, games, at) values ($1, $2, $3) on conflict do nothing',
    values: [version, JSON.stringify(entries), at],
  });
  saved.set(db, held.add(version));
}

/** Reads what has changed since a version of the list; undefined for a version that was never told. */
export async function readGamesDelta(
  db: Queryable,
  { games: list, entries }: GameList,
  held: string,
): Promise<GamesDelta | undefined> {
  const { rows } = await db.query<{ games: Fingerprints }>({
    name: 'read-game-list',
    text: 'select games from game_lists where version = $1',
    values: [held],
  });
  const known = rows[0]?.games;
  if (known === undefined) return undefined;
  return {
    changed: list.filter(({ id }) => known[id] !== entries[id]),
    removed: Object.keys(known)
      .filter((id) => entries[id] === undefined)
      .map(Number),
  };
}
