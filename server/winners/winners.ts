import type { PoolTier, Winner } from '../../contract/pools.ts';
import type { Queryable } from '../db/database.ts';
import { titleById } from '../../contract/catalogue/catalogue.ts';

const SEGMENTER = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * Masks all but the first two and the last two characters of a name. The result shows that a real person won, but not
 * who.
 */
export function maskName(name: string): string {
  // A letter keeps its marks: cut off, they would stand on an asterisk.
  const letters = Array.from(SEGMENTER.segment(name), ({ segment }) => segment);
  const tail = letters.length >= 6 ? letters.slice(-2).join('') : letters.slice(-1).join('');
  return `${letters.slice(0, letters.length >= 4 ? 2 : 1).join('')}***${tail}`;
}

/** Reads a player's masked name, as other players see it. */
export async function readMaskedName(db: Queryable, userId: number): Promise<string> {
  const { rows } = await db.query<{ name: string }>({
    name: 'read-masked-name',
    text: `select coalesce(nullif(nickname, ''), account, 'player') as name from users where id = $1`,
    values: [userId],
  });
  return maskName(rows[0]?.name ?? 'player');
}

interface WinRow {
  id: number;
  at: number;
  kind: Winner['kind'];
  tier: PoolTier | null;
  game_id: number | null;
  amount: number;
  name: string;
  avatar: string;
}

const toWinner = (row: WinRow): Winner => {
  const game = row.game_id === null ? undefined : titleById.get(row.game_id);
  return {
    id: String(row.id),
    time: row.at,
    name: maskName(row.name),
    avatar: row.avatar,
    kind: row.kind,
    amount: row.amount,
    ...(row.tier === null ? {} : { tier: row.tier }),
    ...(game ? { gameId: game.id, gameTitle: game.title } : {}),
    ...(game?.tile === undefined ? {} : { tile: game.tile }),
  };
};

const COLUMNS = `w.id, w.at, w.kind, w.tier, w.game_id, w.amount,
    coalesce(nullif(u.nickname, ''), u.account, 'player') as name, u.avatar`;

/** Number of latest wins read, before the limit per player is applied. */
const LOOKED_AT = 200;
const OF_ONE_PLAYER = 2;

/**
 * Reads the latest real wins, newest first; `only` restricts them to jackpot wins and draw wins. At most two wins of
 * each player come first, so that frequent winners do not fill the list as long as others have won.
 */
export async function readWinners(
  db: Queryable,
  limit: number,
  only: 'all' | 'jackpot' = 'all',
): Promise<Winner[]> {
  const { rows } = await db.query<WinRow>({
    name: `read-winners-${only}`,
    text: `select ${COLUMNS}
      from (
        select * from (
          select latest.*, row_number() over (partition by user_id order by at desc, id desc) as nth
          from (
            select * from wins ${only === 'jackpot' ? "where kind in ('jackpot', 'draw')" : ''}
            order by at desc, id desc limit ${LOOKED_AT}
          ) latest
        ) counted
        order by nth > ${OF_ONE_PLAYER}, at desc, id desc limit $1
      ) w join users u on u.id = w.user_id
      order by w.at desc, w.id desc`,
    values: [limit],
  });
  return rows.map(toWinner);
}

/** Reads a draw of the Lucky Jackpot as a row of the winners ticker; undefined if its win is not shown there. */
export async function readDrawWin(db: Queryable, drawId: string): Promise<Winner | undefined> {
  const { rows } = await db.query<WinRow>(
    `select ${COLUMNS} from wins w join users u on u.id = w.user_id
      join fair_rounds r on r.journal_id = w.journal_id where r.id = $1`,
    [drawId],
  );
  return rows.map(toWinner)[0];
}
