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
import { buildGameServerApp, type GameServerApp } from '../http/game-server-app.ts';
import type { Mode } from '../mode.ts';
import { arcadeWallet } from './arcade-wallet.ts';
import { handleGameServerCall } from './calls.ts';
import { seamlessWallet } from './seamless-wallet.ts';
import { funWallet } from './fun-wallet.ts';
import { advanceRound } from './advance-round.ts';
import { createLatestBets } from './latest-bets.ts';
import { callLimit } from './limit.ts';
import { watchShared } from './shared/watch.ts';
import { openSharedTables } from './shared/tables.ts';
import type { ChainPlan } from './shared/chain.ts';
import type { GameServer } from './game-server.ts';
import { sweepRoundsRegularly } from './sweep.ts';
import { handleTransfer } from './transfers.ts';

/** Dependencies and options of the game server. */
export interface ServeGameServerOptions extends LogOptions {
  /** The game server's own database (database.ts). */
  readonly db: Database;
  readonly clock: Clock;
  readonly mode: Mode;
  /** Address where the lobby's server receives wallet messages. */
  readonly wallet: string;
  /** Secret that signs wallet messages and seals player tokens; the lobby's server has the same secret. */
  readonly secret: string;
  /** Origins of the lobby that may show the games in a frame. */
  readonly framedBy: readonly string[];
  readonly files?: FrameFolders;
  /** False switches the rate limits off, for load tests. */
  readonly limits?: boolean;
  /** True if the market allows auto play; default false. */
  readonly autoPlay?: boolean;
  /** Lengths and salts for the hash chains of shared rounds; by default short chains with random salts. */
  readonly chains?: ChainPlan;
  /** False if the caller advances the shared rounds itself, tick by tick, as tests do. */
  readonly ticksShared?: boolean;
}

/** The assembled game server, ready to listen. */
export interface ServedGameServer {
  readonly app: GameServerApp;
  readonly gameServer: GameServer;
  /** Finishes the requests in flight (at most 10 s) and the sweep of unfinished rounds; leaves the database open. */
  close(): Promise<void>;
}

const FINISH_WITHIN_MS = 10_000;

/**
 * Number of rounds in a hash chain where nobody plays for money: enough for some weeks, and quickly computed at the
 * first start.
 */
const SHORT_CHAIN = 100_000;

/** Assembles the game server: its wallets, its calls, the sweep of unfinished rounds and HTTP. */
export async function serveGameServer(options: ServeGameServerOptions): Promise<ServedGameServer> {
  const { db, clock, mode, secret, wallet, framedBy, files, limits = true } = options;
  if (mode === 'production' && !limits)
    throw new Error('Limits of calls cannot be switched off in production.');
  let report: (error: unknown) => void = () => {};
  const gameServer: GameServer = {
    db,
    clock,
    secret,
    coins: seamlessWallet({ origin: wallet, secret, clock }),
    arcade: arcadeWallet(db),
    fun: funWallet(db, clock),
    autoPlay: options.autoPlay ?? false,
    underway: new Map(),
    latest: createLatestBets(db, clock),
    shared: openSharedTables({
      db,
      clock,
      chains: options.chains ?? { length: SHORT_CHAIN },
      pay: (id) => advanceRound(gameServer, id),
      onError: (error) => report(error),
      ticks: options.ticksShared ?? true,
    }),
    onError: (error) => report(error),
  };
  const limit = limits ? callLimit(clock) : () => true;
  const app = await buildGameServerApp({
    mode,
    framedBy,
    handle: (name, asked) => handleGameServerCall(gameServer, name, { ...asked, limit }),
    watch: (token) => watchShared(gameServer, token),
    transfers: {
      clock,
      prefix: TRANSFER_PREFIX,
      names: Object.keys(transferMessages),
      senders: new Map([[HOUSE_ARCADE, { id: HOUSE_ARCADE, secret }]]),
      // Transfer routes exist only for the names in the contract, so the name is valid here.
      handle: (_sender, name, body) => handleTransfer({ db, clock }, name as TransferMessageName, body),
    },
    ...(files === undefined ? {} : { files }),
    ...(options.logLevel === undefined ? {} : { logLevel: options.logLevel }),
    log: options.log,
  });
  report = (error) => app.log.error({ err: error }, 'in the game server');
  // Wait until this process or another one runs the shared rounds, so that the first player finds them running.
  await gameServer.shared.ready;
  const stopSweeping = sweepRoundsRegularly(gameServer);
  return {
    app,
    gameServer,
    async close() {
      await gameServer.shared.close();
      await app.closeWithin(FINISH_WITHIN_MS);
      await stopSweeping();
    },
  };
}
