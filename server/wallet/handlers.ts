import type { ResponseOf } from '../../contract/call.ts';
import type { appUserCoinDetail, betRecordReport, CoinKind } from '../../contract/wallet.ts';
import { manilaDayBegins } from '../clock.ts';
import type { Queryable } from '../db/database.ts';
import { type PageRequest, readPage } from '../db/page.ts';
import type { Handlers } from '../calls/handler.ts';

/** Kinds of entries in the wallet's details, by the kind of the journal in the ledger. */
const KINDS: Readonly<Record<string, CoinKind>> = {
  deposit: 'deposit',
  hold: 'withdraw',
  release: 'withdraw',
  bet: 'bet',
  // A refund is listed with the bets.
  refund: 'bet',
  win: 'win',
  jackpot: 'jackpot',
  draw: 'draw',
  promotion: 'promotion',
  card: 'win',
  exchange: 'exchange',
  transfer: 'transfer',
};

const kindOf = (journal: string): CoinKind => KINDS[journal] ?? 'correction';

/** Returns the kinds of journals that belong to a kind of entry; journals without an entry in KINDS are corrections. */
const journalsOf = (kind: CoinKind): string[] =>
  Object.entries(KINDS).flatMap(([journal, named]) => (named === kind ? [journal] : []));

interface Filter {
  readonly userId: number;
  readonly kind?: CoinKind | undefined;
  readonly from?: number | undefined;
  readonly to?: number | undefined;
}

type CoinRecord = ResponseOf<typeof appUserCoinDetail>['list'][number];

/** Reads a page of the movements of a player's coins, newest first. */
const readDetails = (db: Queryable, { userId, kind, from, to }: Filter, page: PageRequest) =>
  readPage(
    db,
    {
      columns: `p.journal_id as id, j.at as time, j.kind, p.amount, p.balance_after as "balanceAfter", j.text`,
      from: `postings p
        join journals j on j.id = p.journal_id`,
      where: `p.account_id = (select id from accounts where owner = $1 and name = 'wallet' and shard = 0)`,
      filter: `($2::bigint is null or j.at >= $2) and ($3::bigint is null or j.at < $3)
        and ($4::text[] is null or j.kind = any ($4)) and ($5::text[] is null or j.kind <> all ($5))`,
      order: ['p.journal_id'],
      values: [
        userId,
        from ?? null,
        to ?? null,
        kind === undefined || kind === 'correction' ? null : journalsOf(kind),
        kind === 'correction' ? Object.keys(KINDS) : null,
      ],
      toItem: (row: Omit<CoinRecord, 'id' | 'kind'> & { id: number; kind: string }): CoinRecord => ({
        ...row,
        id: String(row.id),
        kind: kindOf(row.kind),
      }),
    },
    page,
  );

type DayReport = ResponseOf<typeof betRecordReport>['list'][number];

/** Reads a page of a player's sums per day, newest first. */
const readReport = (db: Queryable, userId: number, page: PageRequest) =>
  readPage(
    db,
    {
      columns: 'd.day, d.staked, d.won, d.valid_bet as "validBet", d.deposited',
      from: 'player_days d',
      where: 'd.user_id = $1',
      order: ['d.day'],
      values: [userId],
      toItem: ({ day, ...sums }: Omit<DayReport, 'time'> & { day: number }): DayReport => ({
        time: manilaDayBegins(day),
        ...sums,
      }),
    },
    page,
  );

/** Handlers of the wallet's details and the betting report. */
export const walletHandlers: Pick<Handlers, 'appUserCoinDetail' | 'betRecordReport'> = {
  appUserCoinDetail: ({ kind, from, to, ...page }, { db, session: { userId } }) =>
    readDetails(db, { userId, kind, from, to }, page),

  betRecordReport: (page, { db, session: { userId } }) => readReport(db, userId, page),
};
