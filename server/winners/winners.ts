import type { Tier, Winner } from '../../contract/pools.ts';
import type { Queryable } from '../db/database.ts';
import { games } from '../../contract/catalogue/catalogue.ts';
import { houseGames } from '../../contract/catalogue/house-games.ts';

/** Returns a name that shows that somebody real won and not who: the first two and the last two characters. */
export function maskName(name: string): string {
  const letters = [...name];
  const tail = letters.length >= 6 ? letters.slice(-2).join('') : letters.slice(-1).join('');
  return `${letters.slice(0, letters.length >= 4 ? 2 : 1).join('')}***${tail}`;
}

const gameById = new Map<number, { id: number; title: string; slug?: string }>(
  [...houseGames, ...games].map((game) => [game.id, game]),
);

interface WinRow {
  id: number;
  at: number;
  kind: Winner['kind'];
  tier: Tier | null;
  game_id: number | null;
  amount: number;
  name: string;
  avatar: string;
}

const toWinner = (row: WinRow): Winner => {
  const game = row.game_id === null ? undefined : gameById.get(row.game_id);
  return {
    id: String(row.id),
    time: row.at,
    name: maskName(row.name),
    avatar: row.avatar,
    kind: row.kind,
    amount: row.amount,
    ...(row.tier === null ? {} : { tier: row.tier }),
    ...(game ? { gameId: game.id, gameTitle: game.title } : {}),
    ...(game?.slug === undefined ? {} : { tile: `/tiles/${game.slug}.webp` }),
  };
};

const SELECT = `select w.id, w.at, w.kind, w.tier, w.game_id, w.amount,
    coalesce(nullif(u.nickname, ''), u.account, 'player') as name, u.avatar
  from wins w join users u on u.id = w.user_id`;

/** Reads the latest real wins, newest first; `only` narrows to jackpot and draw wins. */
export async function readWinners(
  db: Queryable,
  limit: number,
  only: 'all' | 'jackpot' = 'all',
): Promise<Winner[]> {
  const { rows } = await db.query<WinRow>({
    name: `read-winners-${only}`,
    text: `${SELECT} ${only === 'jackpot' ? "where w.kind in ('jackpot', 'draw')" : ''}
           order by w.at desc, w.id desc limit $1`,
    values: [limit],
  });
  return rows.map(toWinner);
}

/** Reads the ticker's row of one jackpot draw; undefined when the draw has none. */
export async function readDrawWin(db: Queryable, drawId: string): Promise<Winner | undefined> {
  const { rows } = await db.query<WinRow>(
    `${SELECT} join fair_rounds r on r.journal_id = w.journal_id where r.id = $1`,
    [drawId],
  );
  return rows.map(toWinner)[0];
}
