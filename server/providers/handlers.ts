import type { ResponseOf } from '../../contract/call.ts';
import type { providerBalances } from '../../contract/provider-balances.ts';
import type { Handlers } from '../calls/handler.ts';
import type { Queryable } from '../db/database.ts';
import { readWallet } from '../ledger/wallet.ts';
import { endSessionsAtProviders } from './ended-sessions.ts';
import { endGameSessionsOf } from './sessions.ts';
import type { TransferWalletClients } from './transfer-deps.ts';
import { bringHome } from './transfers.ts';

type Places = ResponseOf<typeof providerBalances>['list'];

/** External services that the calls about coins at providers use. */
export interface ProviderGateways {
  /** Clients for the wallets of the providers that hold coins themselves. */
  readonly walletClients: TransferWalletClients;
}

/** Handlers that show coins at providers and move them back to the wallet. */
export const providerHandlers = ({
  walletClients,
}: ProviderGateways): Pick<Handlers, 'providerBalances' | 'retrieveBalance'> => ({
  providerBalances: async (_request, { db, clock, session: { userId } }) => ({
    list: await readPlaces(db, walletClients, { userId, at: clock.now() }),
  }),

  async retrieveBalance(_request, { db, clock, live, session: { userId } }) {
    const before = (await readWallet(db, userId)).coin;
    await endGameSessionsOf(db, { userId, providers: [...walletClients.keys()], at: clock.now() });
    await endSessionsAtProviders({ db, clock }, walletClients, userId);
    for (const walletClient of walletClients.values())
      await bringHome({ db, clock, live }, { userId, walletClient });
    const wallet = await readWallet(db, userId);
    return {
      ...wallet,
      brought: wallet.coin - before,
      list: await readPlaces(db, walletClients, { userId, at: clock.now() }),
    };
  },
});

/** Reads a player's coins at each provider, in the order of `walletClients`. */
async function readPlaces(
  db: Queryable,
  walletClients: TransferWalletClients,
  { userId, at }: { userId: number; at: number },
): Promise<Places> {
  const { rows } = await db.query<Omit<Places[number], 'name'>>({
    name: 'provider-places',
    text: `select p.provider, coalesce(a.balance, 0) as amount,
             case when a.balance > 0 or open.at is not null then
               least(open.at, (select max(t.at) from provider_transfers t
                 where t.user_id = $1 and t.provider = p.provider and t.direction = 'out')) end as since,
             case when open.at is not null then 'waiting'
               when coalesce(a.balance, 0) = 0 and exists (select 1 from provider_open_rounds o
                 where o.user_id = $1 and o.provider = p.provider) then 'openRound'
               when coalesce(a.balance, 0) = 0 then 'empty'
               when exists (select 1 from provider_sessions s
                 where s.user_id = $1 and s.provider = p.provider and s.ends_at > $2) then 'playing'
               else 'left' end as state
           from unnest($3::text[]) with ordinality as p (provider, place)
           left join accounts a on a.owner = $1 and a.name = 'away:' || p.provider
           left join provider_transfers open
             on open.user_id = $1 and open.provider = p.provider and open.state in ('pending', 'unknown')
           order by p.place`,
    values: [userId, at, [...walletClients.keys()]],
  });
  return rows.map((row) => ({ ...row, name: walletClients.get(row.provider)?.name ?? row.provider }));
}
