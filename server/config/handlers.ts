import type * as v from 'valibot';
import type { ResponseOf } from '../../contract/call.ts';
import {
  type appConfig,
  configKeys,
  type ConfigKeys,
  type customerServiceQueue,
} from '../../contract/config.ts';
import { type Locale, ErrorCode } from '../../contract/errors.ts';
import { PREFETCH_PAGE } from '../../contract/game-server.ts';
import { LENGTHS } from '../../contract/form.ts';
import type { Queryable } from '../db/database.ts';
import { brands, gameTypes } from '../../contract/catalogue/groups.ts';
import type { Handlers } from '../calls/handler.ts';
import { readPools } from '../jackpot/pools.ts';
import { countStored } from '../sessions/stored-limit.ts';
import { readWinners } from '../winners/winners.ts';
import { faqIn } from '../../contract/faq-texts.ts';
import type { Licence } from './licence.ts';
import { AVATARS } from '../../contract/avatars.ts';
import {
  gameList,
  type GameList,
  groupsWithGames,
  readGamesDelta,
  saveGameList,
  wholeHall,
} from './game-list.ts';
import { propConfigMap } from './rewards.ts';
import { insertDevice, readRedirects, readSwitches, readTheme, updateDevice } from './queries.ts';
import { bankMap, rechargeItems, rechargeTypes } from './recharge.ts';
import type { ReadThemeFile } from './theme-files.ts';
import { vipMap } from './vip.ts';
import { configTexts } from './texts.ts';

type ConfigHandlers = Pick<
  Handlers,
  | 'anonymous/preLogin2'
  | 'anonymous/appConfig'
  | 'anonymous/appTheme'
  | 'anonymous/appThemePreview'
  | 'getCustomerServices'
>;

/** Number of winners that the lobby's ticker repeats (docs/product-rules.md, Pools on screen). */
const WINNERS = 20;

/** The lobby shows the age notice if this value is above 0 (docs/product-rules.md, Start-up popups). */
const H5_CLIENT_MODE = 1;

const KEYS: readonly string[] = Object.keys(configKeys.entries);

/** What the configuration needs besides the database. */
export interface ConfigGateways {
  readonly readThemeFile: ReadThemeFile;
  /** The house's licence; without it the lobby shows that it has none. */
  readonly licence?: Licence | undefined;
  /** Link to the game server; without it no game of the hall opens. */
  readonly gameServer?: { readonly origin: string } | undefined;
}

/** Creates the handlers of the lobby's configuration. */
export const configHandlers = ({ readThemeFile, licence, gameServer }: ConfigGateways): ConfigHandlers => ({
  async 'anonymous/preLogin2'(device, context) {
    const { db, clock, ip, session } = context;
    const report = { ...device, ip, userId: session?.userId, now: clock.now() };
    const known = await updateDevice(db, report);
    if (known !== undefined) return { deviceId: known };
    // Counted for the address with a session, too: a player needs no hundred devices.
    await countStored({ ...context, session: undefined }, 'device');
    return { deviceId: await insertDevice(db, report) };
  },

  async 'anonymous/appConfig'(
    { gameListVersion: held, configKeyList },
    { db, clock, locale, deadToken, keptOutBy },
  ) {
    const wanted = new Set(configKeyList.length === 0 ? KEYS : configKeyList);
    const [{ maintenance, hall }, jackpotAwardConfig, redirects] = await Promise.all([
      readSwitches(db),
      wanted.has('jackpotAwardConfig') ? readAwards(db) : undefined,
      wanted.has('redirects') ? readRedirects(db) : [],
    ]);
    const everything: ConfigKeys = {
      ...fixedKeys(locale),
      ...(licence === undefined ? {} : { licence }),
      ...(gameServer === undefined ? {} : { studioAheadUrl: `${gameServer.origin}${PREFETCH_PAGE}` }),
      ...(jackpotAwardConfig === undefined ? {} : { jackpotAwardConfig }),
      redirects,
    };
    const list = hall ? wholeHall() : gameList;
    return {
      code: deadToken ? ErrorCode.unauthorized : 0,
      ...keptOutBy?.detail,
      maintenance,
      appCustomerServiceQueue: desksIn(locale),
      gameListVersion: list.version,
      ...(await gamesSince(held, list, db, clock.now())),
      ...Object.fromEntries(Object.entries(everything).filter(([key]) => wanted.has(key))),
    };
  },

  getCustomerServices: async (_request, { locale }) => ({
    code: 0,
    appCustomerServiceQueue: desksIn(locale),
  }),

  async 'anonymous/appTheme'(_request, { db }) {
    return { appTheme: await themeOf(await readTheme(db), readThemeFile) };
  },

  async 'anonymous/appThemePreview'({ themeViewId }, { db }) {
    const packed = await readThemeFile(themeViewId);
    if (packed !== undefined) return { appTheme: { themeJsonData: packed, themeDomian: '' } };
    return { appTheme: await themeOf(await readTheme(db, themeViewId), readThemeFile) };
  },
});

/** Returns the desks of customer service; the help desk is the one that answers messages. */
const desksIn = (locale: Locale): v.InferOutput<typeof customerServiceQueue> => [
  { id: 1, name: configTexts[locale].helpDesk, url: '/feedback' },
];

/**
 * Returns nothing if the client has the current list of games, the changes if it has an older known one, else the whole
 * list.
 */
async function gamesSince(
  held: string,
  list: GameList,
  db: Queryable,
  at: number,
): Promise<Pick<ResponseOf<typeof appConfig>, 'games' | 'gamesDelta'>> {
  if (held === list.version) return {};
  await saveGameList(db, list, at);
  const gamesDelta = held === '' ? undefined : await readGamesDelta(db, list, held);
  return gamesDelta === undefined ? { games: list.games } : { gamesDelta };
}

/** Returns a theme from the files of its art pack; without such a pack, as stored in the database. */
async function themeOf(
  { id, data, domain }: Awaited<ReturnType<typeof readTheme>>,
  readThemeFile: ReadThemeFile,
): Promise<{ themeJsonData: string; themeDomian: string }> {
  return { themeJsonData: (await readThemeFile(id)) ?? data, themeDomian: domain };
}

async function readAwards(db: Queryable): Promise<NonNullable<ConfigKeys['jackpotAwardConfig']>> {
  const [pools, winners] = await Promise.all([readPools(db), readWinners(db, WINNERS)]);
  return { pools, winners };
}

const fixedKeys = (locale: Locale): ConfigKeys => ({
  gameTypes: groupsWithGames(gameTypes, 'type'),
  brands: groupsWithGames(brands, 'brand'),
  platforms: [{ id: 'WEB', name: 'Web', sort: 1 }],
  rechargeTypes,
  rechargeItems,
  bankMap,
  vipMap,
  avatars: [...AVATARS],
  propConfigMap,
  faq: faqIn(locale),
  notices: configTexts[locale].notices,
  socialMedia: [],
  lengths: LENGTHS,
  h5ClientMode: H5_CLIENT_MODE,
  download: { android: '', showAfterMs: 0 },
});
