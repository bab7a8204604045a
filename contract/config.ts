import { ErrorCode } from './errors.ts';
import * as v from 'valibot';
import { call, count, hundredths, nothing, forServer, serverCall } from './call.ts';
import { faqTopics } from './faq.ts';
import { pools, winner } from './pools.ts';
import { device } from './profile.ts';
import { deviceText } from './typed-text.ts';

/** A game of the catalogue. */
export const game = v.object({
  id: count,
  slug: v.string(),
  title: v.string(),
  type: v.string(),
  brand: v.string(),
  platform: v.string(),
  /** RTP in hundredths of a per cent: 9612 is 96.12 %. */
  rtpBp: count,
  /** RTP of the best strategy if the player's choices change the RTP; `rtpBp` is then the RTP of the worst. */
  rtpMostBp: v.optional(count),
  minBet: hundredths,
  maxBet: hundredths,
  isNew: v.boolean(),
  isHot: v.boolean(),
  hasJackpot: v.boolean(),
  sort: count,
  /** Address of the tile picture. */
  tile: v.string(),
  /** Present if the tile's picture does not contain the title's name. */
  plain: v.optional(v.literal(true)),
  /** Path of the game's own page in the lobby; absent for games that open in the games hall. */
  page: v.optional(v.string()),
  /** Present on titles that startGame can open. */
  plays: v.optional(v.literal(true)),
});
/** A game of the catalogue. */
export type Game = v.InferOutput<typeof game>;

const named = v.object({ id: v.string(), name: v.string(), sort: count });
const range = v.tuple([count, count]);

/** The desks of customer service, in display order; `url` is a path of the lobby or an http(s) address. */
export const customerServiceQueue = v.array(v.object({ id: count, name: v.string(), url: v.string() }));

/** Registers a device before log-in, and returns its id. */
export const preLogin2 = call('anonymous/preLogin2', { response: v.object({ deviceId: v.string() }) });

/** Response fields of the app's configuration; each is sent if the client requested it. */
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
        /** The daily award as a JSON list of {id, count}, as in the specification. */
        dailyAward: v.string(),
      }),
    ),
  ),
  avatars: v.optional(v.array(v.string())),
  propConfigMap: v.optional(
    v.record(v.string(), v.object({ id: count, name: v.string(), icon: v.string() })),
  ),
  /** The jackpot pools and the latest winners, which guests see too. */
  jackpotAwardConfig: v.optional(v.object({ pools, winners: v.array(winner) })),
  /** Topics with questions and answers, in display order; a question's id is the fragment of its address. */
  faq: v.optional(faqTopics),
  /**
   * Announcements of the house. An icon is given by set and name, such as `fluent-emoji-flat:bell`, for the icon route.
   */
  notices: v.optional(
    v.array(v.object({ id: count, icon: v.optional(v.string()), title: v.string(), text: v.string() })),
  ),
  /** Licensee and licence number of the house; absent without a licence. */
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
  /**
   * Address of a blank page on the game server's origin that prefetches what every frame of the hall loads first;
   * absent without a game server. The name stays, because lobbies of earlier builds use it.
   */
  studioAheadUrl: v.optional(v.string()),
  /**
   * Redirects of the lobby's paths, each to another path of the lobby or to an http(s) address (docs/product-rules.md,
   * Guards).
   */
  redirects: v.optional(v.array(v.object({ path: v.string(), to: v.string() }))),
  download: v.optional(v.object({ android: v.string(), showAfterMs: count })),
});

/** The requested keys of the app's configuration. */
export type ConfigKeys = v.InferOutput<typeof configKeys>;

/** The app's configuration: only the requested keys, and only the games that the player's device does not have yet. */
export const appConfig = call('anonymous/appConfig', {
  response: v.object({
    /** 0, or 401 if an expired token was sent. */
    code: v.picklist([0, ErrorCode.unauthorized]),
    /** With code 401: when the break of the token's player ends, in ms since 1970. */
    breakUntil: v.optional(count),
    maintenance: v.boolean(),
    appCustomerServiceQueue: customerServiceQueue,
    gameListVersion: v.string(),
    /** All games, for clients that sent no known version of the list. */
    games: v.optional(v.array(game)),
    /** Changes since the version that the client sent: changed and new games, and the ids of removed games. */
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

/** The theme that everybody sees now. */
export const appTheme = call('anonymous/appTheme', { response: theme });

/** A theme by its id, for a look at it before its release. */
export const appThemePreview = call('anonymous/appThemePreview', { response: theme });

/**
 * Adds what the server and the reference page need to the calls of this file: required token, rate limit, request
 * schema and error codes.
 */
export const configCalls = forServer(() => ({
  'anonymous/preLogin2': serverCall(preLogin2, {
    about: 'Registers the device once at start; returns the id to send from then on.',
    token: 'none',
    request: v.object({
      gameListVersion: v.pipe(v.string(), v.maxLength(64)),
      os: v.pipe(v.string(), v.maxLength(64)),
      ...device,
      deviceId: v.optional(v.pipe(v.string(), v.maxLength(100))),
      urlParams: deviceText(2000),
      countryCodeISO: v.pipe(v.string(), v.maxLength(8)),
      currency: v.pipe(v.string(), v.maxLength(8)),
      language: v.pipe(v.string(), v.maxLength(16)),
    }),
  }),
  'anonymous/appConfig': serverCall(appConfig, {
    about:
      'The configuration keys asked for (all when none is named); games only when their version differs, and of an older version only what has changed.',
    token: 'none',
    request: v.object({
      gameListVersion: v.optional(v.pipe(v.string(), v.maxLength(64)), ''),
      configKeyList: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(64))), v.maxLength(40)), []),
    }),
  }),
  'anonymous/appTheme': serverCall(appTheme, {
    about: 'The theme that everybody sees now: art pack and colours.',
    token: 'none',
    request: nothing,
  }),
  'anonymous/appThemePreview': serverCall(appThemePreview, {
    about:
      'A theme by its id, to look at before it is shown to everybody; an unknown id gives the theme of the day.',
    token: 'none',
    request: v.object({ themeViewId: v.pipe(v.string(), v.maxLength(64)) }),
  }),
}));
