import type { FastifyInstance } from 'fastify';
import {
  HOUSE_PROVIDER,
  PROVIDER_PREFIX,
  type WalletMessageName,
  walletMessages,
} from '../contract/provider-wallet.ts';
import type { Clock } from './clock.ts';
import type { Database } from './db/database.ts';
import { addIdentitySandbox } from './http/identity-sandbox.ts';
import { addOutboxPage } from './http/outbox-page.ts';
import { type RestrictedPersons, restrictedPersonsFor } from './gateways/restricted-persons.ts';
import type { Providers } from './gateways/provider-signature.ts';
import { type DocumentKeys, documentKeysFor } from './gateways/document-keys.ts';
import { sandboxVerifier } from './gateways/kyc-verifier.ts';
import { type IsLobbyOrigin, lobbyOriginsFor } from './gateways/lobby-origins.ts';
import { socialPartiesFor } from './gateways/social/parties.ts';
import type { SocialParties } from './gateways/social/social-party.ts';
import { noSms, sandboxSms } from './gateways/sms.ts';
import { readPools } from './jackpot/pools.ts';
import { readWallets } from './ledger/wallet.ts';
import { createLiveStreams, type LiveStreams } from './live/streams.ts';
import { sweepRegularly } from './jobs/sweep.ts';
import { toEvent } from './http/live-route.ts';
import { buildApp } from './http/app.ts';
import { findRedirect } from './config/find-redirect.ts';
import { createThemeReader } from './config/theme-files.ts';
import type { Licence } from './config/licence.ts';
import type { LogOptions } from './http/logging.ts';
import type { GameServerLink } from './game-launch/handlers.ts';
import { createHandlers, type Gateways } from './handlers.ts';
import { createReviews, type Reviews } from './kyc/reviews.ts';
import type { Mode } from './mode.ts';
import { handleMessage } from './providers/handle-message.ts';
import { sweepTransfersRegularly } from './providers/transfers.ts';
import { walletClientsOf } from './providers/wallet-clients.ts';
import type { StaticFolders } from './http/static-files.ts';

/** Dependencies and options of the lobby's server. */
export interface ServeOptions extends LogOptions {
  readonly db: Database;
  readonly clock: Clock;
  readonly mode: Mode;
  readonly files?: StaticFolders;
  readonly limits?: boolean;
  readonly trustedProxies?: number;
  /** List of restricted persons; required in production, elsewhere a sample by default. */
  readonly restricted?: RestrictedPersons;
  /** Keys that encrypt players' documents; required in production, elsewhere public sample keys by default. */
  readonly documents?: DocumentKeys;
  /** Third parties for logging in; by default none in production, elsewhere the sandbox. */
  readonly parties?: SocialParties;
  /** Returns whether an origin is the lobby's; outside production it accepts this machine by default. */
  readonly isLobbyOrigin?: IsLobbyOrigin;
  /** Providers whose games may move coins, in addition to the game server; default none. */
  readonly providers?: Providers;
  /** Maximum number of codes by text message that the house sends in a Manila day; a default if undefined. */
  readonly codesADay?: number | undefined;
  /** Licence shown on every page; without it the lobby shows that it has no licence. */
  readonly licence?: Licence | undefined;
  /** Link to the game server; without it no game of the hall opens. */
  readonly gameServer?: GameServerLink;
  /** Interval in ms at which changes are collected and sent to live streams; tests shorten it. */
  readonly flushEveryMs?: number;
}

/** The assembled server, ready to listen. */
export interface Served {
  readonly app: FastifyInstance;
  readonly streams: LiveStreams;
  /** Finishes the requests in flight (at most 10 s) and ends the streams and jobs; leaves the database open. */
  close(): Promise<void>;
}

const FINISH_WITHIN_MS = 10_000;
const SANDBOX_REVIEW_MS = 3_000;

/**
 * Assembles the server: gateways, handlers, live streams, jobs and HTTP. In production it throws NoRestrictedListError
 * without a list of restricted persons, and NoDocumentKeyError without a key for players' documents.
 */
export async function serve(options: ServeOptions): Promise<Served> {
  const { db, clock } = options;
  let report: (error: unknown) => void = () => {};
  const onError = (error: unknown): void => report(error);
  let endSessionsNow = (): void => {};
  const gateways = gatewaysOf(options, (id) => reviews?.submitted(id));
  const reviews = reviewsOf(options, gateways.documents, onError);
  const streams = await createLiveStreams({
    db,
    clock,
    readPools: () => readPools(db),
    readBalances: async (userIds) =>
      [...(await readWallets(db, userIds))].map(([userId, wallet]) => ({ userId, ...wallet })),
    toBytes: toEvent,
    onError,
    onGamesEnded: () => endSessionsNow(),
    ...(options.flushEveryMs === undefined ? {} : { flushEveryMs: options.flushEveryMs }),
  });
  const app = await buildApp({
    ...options,
    live: streams,
    streams,
    restricted: gateways.restricted,
    handlers: createHandlers(gateways),
    providers: {
      prefix: PROVIDER_PREFIX,
      names: Object.keys(walletMessages),
      senders: providersOf(options),
      // Wallet routes exist only for the names in `walletMessages`, so the name is valid here.
      handle: (sender, name, body) =>
        handleMessage(
          { db, live: streams, restricted: gateways.restricted },
          sender,
          name as WalletMessageName,
          body,
        ),
    },
    frames: options.gameServer?.origin,
    findRedirect: (pathname, origin) => findRedirect(db, pathname, origin),
    addDevelopmentPages: (instance) => {
      addOutboxPage(instance, db);
      addIdentitySandbox(instance);
    },
  });
  report = (error) => app.log.error({ err: error }, 'in the background');
  const stopSweeping = sweepRegularly(db, clock, onError);
  const transfers = sweepTransfersRegularly(
    { db, clock, live: streams, restricted: gateways.restricted },
    gateways.walletClients,
    onError,
  );
  endSessionsNow = transfers.endSessionsNow;
  return {
    app,
    streams,
    async close() {
      const swept = stopSweeping();
      gateways.restricted.close();
      await app.closeWithin(FINISH_WITHIN_MS);
      await swept;
      await reviews?.close();
      await transfers.close();
    },
  };
}

/**
 * Returns the automatic document reviews of the sandbox; undefined in production, where staff decide (`npm run kyc`).
 */
function reviewsOf(
  { db, clock, mode }: ServeOptions,
  keys: DocumentKeys,
  onError: (error: unknown) => void,
): Reviews | undefined {
  if (mode === 'production') return undefined;
  return createReviews({
    db,
    clock,
    keys,
    verifier: sandboxVerifier,
    by: 'sandbox',
    afterMs: mode === 'test' ? 0 : SANDBOX_REVIEW_MS,
    onError,
  });
}

function gatewaysOf(options: ServeOptions, onKycSubmitted: Gateways['onKycSubmitted']): Gateways {
  const { db, clock, mode } = options;
  return {
    codesADay: options.codesADay,
    sms: mode === 'production' ? noSms : sandboxSms(db, clock),
    restricted: options.restricted ?? restrictedPersonsFor(mode, undefined),
    readThemeFile: createThemeReader(options.files?.art),
    licence: options.licence,
    gameServer: options.gameServer,
    walletClients: walletClientsOf(options),
    documents: options.documents ?? documentKeysFor(mode, undefined),
    parties: options.parties ?? socialPartiesFor(mode, undefined),
    isLobbyOrigin: options.isLobbyOrigin ?? lobbyOriginsFor(mode, []),
    onKycSubmitted,
  };
}

/** Returns the providers whose games may move coins, the game server among them. */
function providersOf({ providers = new Map(), gameServer }: ServeOptions): Providers {
  if (gameServer === undefined) return providers;
  return new Map([...providers, [HOUSE_PROVIDER, { id: HOUSE_PROVIDER, secret: gameServer.secret }]]);
}
