import type { CoinKind } from '../../contract/wallet.ts';
import type { Queryable } from '../db/database.ts';
import type { Handlers } from '../calls/handler.ts';

/** Journal kinds of the ledger by what the wallet's details call them. */
const KINDS: Readonly<Record<string, CoinKind>> = {
  deposit: 'deposit',
  hold: 'withdraw',
  release: 'withdraw',
  bet: 'bet',
  win: 'win',
  jackpot: 'jackpot',
  draw: 'draw',
  promotion: 'promotion',
  card: 'win',
  exchange: 'exchange',
};

const kindOf = (journal: string): CoinKind => KINDS[journal] ?? 'correction';

/** Journal kinds that a wallet kind gathers; corrections are everything that has no name of its own. */
const journalsOf = (kind: CoinKind): string[] =>
  Object.entries(KINDS).flatMap(([journal, named]) => (named === kind ? [journal] : []));

interface Filter {
  userId: number;
  kind?: CoinKind | undefined;
  from?: number | undefined;
  to?: number | undefined;
}

async function readDetails(db: Queryable, filter: Filter, pageNum: number, pageSize: number) {
  const values = [
    filter.userId,
    filter.from ?? null,
    filter.to ?? null,
    filter.kind === undefined || filter.kind === 'correction' ? null : journalsOf(filter.kind),
    filter.kind === 'correction' ? Object.keys(KINDS) : null,
  ];
  const from = `from postings p
    join accounts a on a.id = p.account_id and a.owner = $1 and a.name = 'wallet'
    join journals j on j.id = p.journal_id
    where ($2::bigint is null or j.at >= $2) and ($3::bigint is null or j.at < $3)
      and ($4::text[] is null or j.kind = any ($4)) and ($5::text[] is null or j.kind <> all ($5))`;
  const [page, count] = await Promise.all([
    db.query<{ id: number; time: number; kind: string; amount: number; balanceAfter: number; text: string }>(
      `select p.journal_id as id, j.at as time, j.kind, p.amount, p.balance_after as "balanceAfter", j.text
       ${from} order by p.journal_id desc limit $6 offset $7`,
      [...values, pageSize, (pageNum - 1) * pageSize],
    ),
    db.query<{ total: number }>(`select count(*)::int as total ${from}`, values),
  ]);
  return { rows: page.rows, total: count.rows[0]?.total ?? 0 };
}

/** Handlers of the wallet. */
export const walletHandlers: Pick<Handlers, 'appUserCoinDetail'> = {
  async appUserCoinDetail({ pageNum, pageSize, kind, from, to }, { db, session }) {
    const { rows, total } = await readDetails(
      db,
      { userId: session.userId, kind, from, to },
      pageNum,
      pageSize,
    );
    return {
      list: rows.map((row) => ({ ...row, id: String(row.id), kind: kindOf(row.kind) })),
      pages: Math.ceil(total / pageSize),
    };
  },
};
