import { createHash } from 'node:crypto';
import type { Game } from '../../contract/config.ts';
import { generatedTitles, titles } from '../../contract/catalogue/catalogue.ts';
import type { CatalogueTitle } from '../../contract/catalogue/title.ts';
import type { Queryable } from '../db/database.ts';

const fingerprint = (data: unknown): string =>
  createHash('sha256').update(JSON.stringify(data)).digest('hex').slice(0, 16);

/** Short hash of each game's entry, by the game's id. */
type Fingerprints = Readonly<Record<string, string>>;

/** A list of games as sent to clients, with a hash of each game, by which changes are found. */
export interface GameList {
  readonly games: Game[];
  /** Version of the list: changes exactly when the list changes. */
  readonly version: string;
  readonly entries: Fingerprints;
}

/** Returns the list of the playable games of a catalogue, without their valid bet weights. */
function listOf(catalogue: readonly CatalogueTitle[]): GameList {
  const list = catalogue.flatMap(({ weight: _weight, artSlug: _artSlug, payTable, ...game }): Game[] => {
    if (payTable !== undefined) return [{ ...game, plays: true }];
    return game.page === undefined ? [] : [game];
  });
  const entries = Object.fromEntries(list.map((game) => [game.id, fingerprint(game)]));
  return { games: list, version: fingerprint(list), entries };
}

/** The list of the titles that are defined by hand. */
export const gameList: GameList = listOf(titles);

let whole: GameList | undefined;

/** Returns the list of all 5,000 titles, for a world whose switch `hall` is on. */
export const wholeHall = (): GameList => (whole ??= listOf([...titles, ...generatedTitles]));

/** Game types and providers (brands) that have games; the same for the whole hall. */
const inUse: Readonly<Record<'type' | 'brand', ReadonlySet<string>>> = {
  type: new Set(gameList.games.map(({ type }) => type)),
  brand: new Set(gameList.games.map(({ brand }) => brand)),
};

/** Returns those groups (game types or providers) that have games. */
export const groupsWithGames = <Group extends { readonly id: string }>(
  groups: readonly Group[],
  key: 'type' | 'brand',
): Group[] => groups.filter(({ id }) => inUse[key].has(id));

/** What has changed since an older list of games. */
export interface GamesDelta {
  readonly changed: Game[];
  readonly removed: number[];
}

/** Versions of the list that are already saved, by database. */
const saved = new WeakMap<Queryable, Set<string>>();

/** Saves a list of this build once, before it is sent, so that a later build can compute what has changed since. */
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

/** Reads what has changed since a version of the list; undefined for an unknown version. */
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
