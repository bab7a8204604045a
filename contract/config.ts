import { ErrorCode } from './errors.ts';
import * as v from 'valibot';
import { call, count, hundredths, nothing } from './call.ts';
import { faqTopics } from './faq.ts';
import { pools, winner } from './pools.ts';
import { device } from './profile.ts';

/** A game of the catalogue. */
export const game = v.object({
  id: count,
  slug: v.string(),
  title: v.string(),
  type: v.string(),
  brand: v.string(),
  platform: v.string(),
  /** Hundredths of a per cent: 9612 is 96.12 %. */
  rtpBp: count,
  /** Where the player's choices differ: what the best of them returns; `rtpBp` is then the least. */
  rtpMostBp: v.optional(count),
  minBet: hundredths,
  maxBet: hundredths,
  isNew: v.boolean(),
  isHot: v.boolean(),
  hasJackpot: v.boolean(),
  sort: count,
  /** Address of the tile picture. */
  tile: v.string(),
  /** There where the picture does not carry the title's name. */
  plain: v.optional(v.literal(true)),
  /** The page of a game that the fair itself runs; others open in the games hall. */
  page: v.optional(v.string()),
  /** There on titles that startGame opens. */
  plays: v.optional(v.literal(true)),
});
/** A game of the catalogue. */
export type Game = v.InferOutput<typeof game>;

const named = v.object({ id: v.string(), name: v.string(), sort: count });
const range = v.tuple([count, count]);

/** The desks of customer service, in the order in which they are offered; `url` is a path of the lobby or an http(s) address. */
export const customerServiceQueue = v.array(v.object({ id: count, name: v.string(), url: v.string() }));

/** Registers a device before log-in. */
export const preLogin2 = call('anonymous/preLogin2', {
  about: 'Registers the device once at start; returns the id to send from then on.',
  token: 'none',
  request: v.object({
    gameListVersion: v.pipe(v.string(), v.maxLength(64)),
    os: v.pipe(v.string(), v.maxLength(64)),
    ...device,
    deviceId: v.optional(v.pipe(v.string(), v.maxLength(100))),
    urlParams: v.pipe(v.string(), v.maxLength(2000)),
    countryCodeISO: v.pipe(v.string(), v.maxLength(8)),
    currency: v.pipe(v.string(), v.maxLength(8)),
    language: v.pipe(v.string(), v.maxLength(16)),
  }),
  response: v.object({ deviceId: v.string() }),
});

/** The keys of the app's configuration. */
export const configKeys = v.object({
  gameTypes: v.optional(v.array(named)),
  brands: v.optional(v.array(named)),
  platforms: v.optional(v.array(named)),
  rechargeTypes: v.optional(
    v.array(
      v.object({
        id: count,
        name: v.string(),
        sort: count,
        isDefault: v.boolean(),
        minAmount: hundredths,
        minAmount2: hundredths,
        maxAmount: hundredths,
      }),
    ),
  ),
  rechargeItems: v.optional(v.array(v.object({ id: count, price: hundredths }))),
  bankMap: v.optional(
    v.record(v.string(), v.object({ id: count, name: v.string(), kind: v.picklist(['wallet', 'bank']) })),
  ),
  vipMap: v.optional(
    v.record(
      v.string(),
      v.object({
        showType: v.picklist([0, 1, 2]),
        theme: count,
        experience: hundredths,
        betLimit: hundredths,
        /** JSON list of {id, count}, as the specification has it. */
        dailyAward: v.string(),
      }),
    ),
  ),
  avatars: v.optional(v.array(v.string())),
  propConfigMap: v.optional(
    v.record(v.string(), v.object({ id: count, name: v.string(), icon: v.string() })),
  ),
  /** The pools and winners that guests see too. */
  jackpotAwardConfig: v.optional(v.object({ pools, winners: v.array(winner) })),
  /** Topics in the order of the page; a question's id is the end of an address that leads right to it. */
  faq: v.optional(faqTopics),
  /** An icon is its set and its name, `fluent-emoji-flat:bell`: the icon route has the data of both. */
  notices: v.optional(
    v.array(v.object({ id: count, icon: v.optional(v.string()), title: v.string(), text: v.string() })),
  ),
  /** Who runs the house by whose leave; left out where nobody has been granted one. */
  licence: v.optional(v.object({ licensee: v.string(), number: v.string() })),
  socialMedia: v.optional(v.array(v.object({ name: v.string(), url: v.string() }))),
  lengths: v.optional(
    v.object({
      withdrawAccount: range,
      username: range,
      nickname: range,
      password: range,
      smsCode: range,
      safebox: range,
    }),
  ),
  h5ClientMode: v.optional(count),
  /** A page on the house studio's origin that shows nothing and fetches what every frame of the hall begins with; left out without a studio. */
  studioAheadUrl: v.optional(v.string()),
  /** Paths of the lobby that lead elsewhere: to another path of it, or to an http(s) address (docs/product-rules.md, Guards). */
  redirects: v.optional(v.array(v.object({ path: v.string(), to: v.string() }))),
  download: v.optional(v.object({ android: v.string(), showAfterMs: count })),
});

/** The keys of the app's configuration, as many as were asked for. */
export type ConfigKeys = v.InferOutput<typeof configKeys>;

/** The app's configuration: only what was asked for, and of games only what the player's device does not hold. */
export const appConfig = call('anonymous/appConfig', {
  about:
    'The configuration keys asked for (all when none is named); games only when their version differs, and of an older version only what has changed.',
  token: 'none',
  request: v.object({
    gameListVersion: v.optional(v.pipe(v.string(), v.maxLength(64)), ''),
    configKeyList: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(64))), v.maxLength(40)), []),
  }),
  response: v.object({
    /** 0, or 401 when a token was sent and is dead. */
    code: v.picklist([0, ErrorCode.unauthorized]),
    /** With code 401: until when the token's player is on a break, in ms since 1970. */
    breakUntil: v.optional(count),
    maintenance: v.boolean(),
    appCustomerServiceQueue: customerServiceQueue,
    gameListVersion: v.string(),
    /** The whole list, for who holds none that is known. */
    games: v.optional(v.array(game)),
    /** What has changed since the version that was sent: games as they are now, new ones too, and ids of those that are gone. */
    gamesDelta: v.optional(v.object({ changed: v.array(game), removed: v.array(count) })),
    ...configKeys.entries,
  }),
});

const theme = v.object({
  appTheme: v.object({
    /** JSON: {"pack": name of the art pack, "colors": {token: value}}. */
    themeJsonData: v.string(),
    themeDomian: v.string(),
  }),
});

/** The theme of the day. */
export const appTheme = call('anonymous/appTheme', {
  about: 'The theme that everybody sees now: art pack and colours.',
  token: 'none',
  request: nothing,
  response: theme,
});

/** A theme before it is shown to everybody. */
export const appThemePreview = call('anonymous/appThemePreview', {
  about:
    'A theme by its id, to look at before it is shown to everybody; an unknown id gives the theme of the day.',
  token: 'none',
  request: v.object({ themeViewId: v.pipe(v.string(), v.maxLength(64)) }),
  response: theme,
});
