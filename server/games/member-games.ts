import { titleById, titles } from '../../contract/catalogue/catalogue.ts';
import { GAMES, PAY_TABLES } from '../../contract/catalogue/games.ts';
import { LISTED_GAMES, LISTED_ROUNDS } from '../../contract/member-games.ts';
import type { Queryable } from '../db/database.ts';

/** Stores that a player has opened a game at a time, ms since 1970; only the latest time is kept. */
export async function rememberPlayed(
  db: Queryable,
  playerId: number,
  gameId: number,
  at: number,
): Promise<void> {
  await db.query({
    name: 'remember-played',
    text: `insert into game_plays as known (user_id, game_id, at) values ($1, $2, $3)
      on conflict (user_id, game_id) do update set at = excluded.at where known.at < excluded.at`,
    values: [playerId, gameId, at],
  });
}

/** Stores that a player has opened the page of a title that the casino itself runs, at a time in ms since 1970. */
export async function rememberPage(db: Queryable, playerId: number, page: string, at: number): Promise<void> {
  const gameId = titles.find((title) => title.page === page)?.id;
  if (gameId === undefined) throw new Error(`no title of the catalogue has the page ${page}`);
  await rememberPlayed(db, playerId, gameId, at);
}

/** Sets or removes a player's like of a game; a repeated call changes nothing. */
export async function setLike(
  db: Queryable,
  { playerId, gameId, isLiked, at }: { playerId: number; gameId: number; isLiked: boolean; at: number },
): Promise<void> {
  if (isLiked)
    await db.query({
      name: 'like-game',
      text: 'insert into game_likes (user_id, game_id, at) values ($1, $2, $3) on conflict do nothing',
      values: [playerId, gameId, at],
    });
  else
    await db.query({
      name: 'unlike-game',
      text: 'delete from game_likes where user_id = $1 and game_id = $2',
      values: [playerId, gameId],
    });
}

/** Reads the ids of the games that a player likes, latest first. */
export async function readLikes(db: Queryable, playerId: number): Promise<number[]> {
  const { rows } = await db.query<{ game_id: number }>({
    name: 'read-likes',
    text: 'select game_id from game_likes where user_id = $1 order by at desc, game_id desc limit $2',
    values: [playerId, LISTED_GAMES],
  });
  return rows.map(({ game_id: gameId }) => gameId);
}

/** Reads the games that a player has opened, latest first, each with the last time in ms since 1970. */
export async function readPlayed(db: Queryable, playerId: number): Promise<{ gameId: number; at: number }[]> {
  const { rows } = await db.query<{ game_id: number; at: number }>({
    name: 'read-played',
    text: 'select game_id, at from game_plays where user_id = $1 order by at desc, game_id desc limit $2',
    values: [playerId, LISTED_GAMES],
  });
  return rows.map(({ game_id: gameId, at }) => ({ gameId, at }));
}

/** Maximum number of a player's open rounds to read; one is left in each title at most. */
const ROUNDS_LOOKED_AT = 50;

/**
 * Reads the titles in which a round of steps waits for the player, latest first, with the time of its bet in ms since
 * 1970. Rounds of other games end by themselves.
 */
export async function readOpenRounds(
  db: Queryable,
  playerId: number,
): Promise<{ gameId: number; at: number }[]> {
  const { rows } = await db.query<{ gameId: number; at: number }>({
    name: 'read-open-rounds',
    text: `select game_id as "gameId", max(at) as at from (
        select game_id, at from provider_rounds where user_id = $1 and ended_at is null limit $2) as open
      group by game_id order by max(at) desc`,
    values: [playerId, ROUNDS_LOOKED_AT],
  });
  return rows.filter(({ gameId }) => isOfSteps(gameId)).slice(0, LISTED_ROUNDS);
}

function isOfSteps(gameId: number): boolean {
  const payTable = titleById.get(gameId)?.payTable;
  return payTable !== undefined && GAMES[PAY_TABLES[payTable].game].course === 'steps';
}
