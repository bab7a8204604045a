import {
  HOUSE_ARCADE,
  TRANSFER_PREFIX,
  type TransferMessageName,
  transferMessages,
} from '../../contract/transfer-wallet.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import type { FrameFolders } from '../http/frame-files.ts';
import type { LogOptions } from '../http/logging.ts';
import { buildStudioApp, type StudioApp } from '../http/studio-app.ts';
import type { Mode } from '../mode.ts';
import { arcadePurse } from './arcade-purse.ts';
import { handleStudioCall } from './calls.ts';
import { coinPurse } from './coin-purse.ts';
import { funPurse } from './fun-purse.ts';
import { carryOn } from './carry-on.ts';
import { createLatestBets } from './latest-bets.ts';
import { callLimit } from './limit.ts';
import { watchShared } from './shared/watch.ts';
import { openSharedTables } from './shared/tables.ts';
import type { ChainPlan } from './shared/chain.ts';
import type { Studio } from './studio.ts';
import { sweepRoundsRegularly } from './sweep.ts';
import { handleTransfer } from './transfers.ts';

/** What the running studio is made from. */
export interface ServeStudioOptions extends LogOptions {
  /** The studio's own book (database.ts). */
  readonly db: Database;
  readonly clock: Clock;
  readonly mode: Mode;
  /** Where the lobby's server takes the wallet's messages. */
  readonly wallet: string;
  /** Signs the wallet's messages and seals player tokens; the lobby's server has the same. */
  readonly secret: string;
  /** Origins of the lobby. */
  readonly framedBy: readonly string[];
  readonly files?: FrameFolders;
  /** False counts no calls: for load tests. */
  readonly limits?: boolean;
  /** True where the market allows auto play; false when not given. */
  readonly autoPlay?: boolean;
  /** How chains of shared rounds are made; short ones with random salts when not given. */
  readonly chains?: ChainPlan;
  /** False leaves the clock of the shared rounds to whoever calls their tick: for tests. */
  readonly ticksShared?: boolean;
}

/** The house studio, ready to listen. */
export interface ServedStudio {
  readonly app: StudioApp;
  readonly studio: Studio;
  /** Finishes the requests in flight (at most 10 s) and the sweep; the database stays open. */
  close(): Promise<void>;
}

const FINISH_WITHIN_MS = 10_000;

/** Rounds of a chain that is made at the first start where nobody plays for money: some weeks of them, ready at once. */
const SHORT_CHAIN = 100_000;

/** Assembles the house studio: its purses, its calls, the sweep and the web server. */
export async function serveStudio(options: ServeStudioOptions): Promise<ServedStudio> {
  const { db, clock, mode, secret, wallet, framedBy, files, limits = true } = options;
  if (mode === 'production' && !limits)
    throw new Error('Limits of calls cannot be switched off in production.');
  let report: (error: unknown) => void = () => {};
  const studio: Studio = {
    db,
    clock,
    secret,
    coins: coinPurse({ origin: wallet, secret, clock }),
    arcade: arcadePurse(db),
    fun: funPurse(db, clock),
    autoPlay: options.autoPlay ?? false,
    underway: new Map(),
    latest: createLatestBets(db, clock),
    shared: openSharedTables({
      db,
      clock,
      chains: options.chains ?? { length: SHORT_CHAIN },
      pay: (id) => carryOn(studio, id),
      onError: (error) => report(error),
      ticks: options.ticksShared ?? true,
    }),
    onError: (error) => report(error),
  };
  const limit = limits ? callLimit(clock) : () => true;
  const app = await buildStudioApp({
    mode,
    framedBy,
    handle: (name, asked) => handleStudioCall(studio, name, { ...asked, limit }),
    watch: (token) => watchShared(studio, token),
    transfers: {
      clock,
      prefix: TRANSFER_PREFIX,
      names: Object.keys(transferMessages),
      senders: new Map([[HOUSE_ARCADE, { id: HOUSE_ARCADE, secret }]]),
      // Routes are made for these names alone.
      handle: (_sender, name, body) => handleTransfer(db, name as TransferMessageName, body),
    },
    ...(files === undefined ? {} : { files }),
    ...(options.logLevel === undefined ? {} : { logLevel: options.logLevel }),
    log: options.log,
  });
  report = (error) => app.log.error({ err: error }, 'in the studio');
  // Whoever comes first finds the rounds going, unless another process drives them.
  await studio.shared.ready;
  const stopSweeping = sweepRoundsRegularly(studio);
  return {
    app,
    studio,
    async close() {
      await studio.shared.close();
      await app.closeWithin(FINISH_WITHIN_MS);
      await stopSweeping();
    },
  };
}
