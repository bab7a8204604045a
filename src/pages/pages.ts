/*
 * Every page of the lobby, a line each: its name, its address, who may see it and where its code is. The router, the
 * links (href.ts) and QA's camera read this table. Addresses of the specification without a line here are still to be
 * built: their visitors see the page "missing" with the requested path.
 */

import type { morePages } from './more-pages.ts';

type MorePages = typeof morePages;

/**
 * open: everybody. guests: only guests; players are redirected. auth: players only. activity-auth: players while the
 * activity is open, or guests where it is public.
 */
export type Guard = 'open' | 'guests' | 'auth' | 'activity-auth';

/** A page of the lobby. */
export interface PageEntry<Path extends string = string, Guarded extends Guard = Guard> {
  /** Canonical address, used by links; `:name` is a parameter. */
  readonly path: Path;
  /** Other addresses of the same page in the specification. */
  readonly also: readonly string[];
  readonly guard: Guarded;
  /** Whether the page has no top bar and navigation. */
  readonly bare: boolean;
  /** Whether a scene fills the desktop's height and width, without top bar and rail. */
  readonly isGame: boolean;
  /**
   * Fetches its code, whose default export is the component. Typed so that this table does not depend on the types of
   * the components, which themselves link to pages of this table.
   */
  readonly load: () => Promise<{ readonly default: () => void }>;
}

const page =
  <const Guarded extends Guard>(guard: Guarded, { bare = false, isGame = false } = {}) =>
  <const Path extends string>(
    path: Path,
    load: PageEntry['load'],
    also: readonly string[] = [],
  ): PageEntry<Path, Guarded> => ({ path, also, guard, bare, isGame, load });

const open = page('open');
const openBare = page('open', { bare: true });
const openGame = page('open', { bare: true, isGame: true });
const guests = page('guests', { bare: true });
const auth = page('auth');
const game = page('auth', { isGame: true });
const bareGame = page('auth', { bare: true, isGame: true });
const activity = page('activity-auth');
const activityGame = page('activity-auth', { isGame: true });

/** Fetches the code of a page that is not part of the lobby's code; see more-pages.ts. */
const more =
  (name: keyof MorePages): PageEntry['load'] =>
  async () =>
    (await import('./more-pages.ts')).morePages[name]();

/*
 * The specification does not say whether jackpot, Halloween, Slotshack and daily spin need a log-in; their calls need
 * a token, so the pages require one (docs/product-rules.md, Guards). It has no address for the proofs and the red
 * packet rain.
 */

/** Every page by its name. */
export const pages = {
  home: open('/', () => import('../features/home/home-page.tsx'), ['/v2']),
  search: open('/game/search', () => import('../features/home/search-page.tsx'), ['/v2/game/search']),
  about: open('/about-us', more('about')),
  faq: open('/faq', more('faq')),
  terms: open('/terms-of-use', more('terms')),
  privacy: open('/privacy-policy', more('privacy')),
  maintenance: openBare('/maintenance', () => import('../features/info/maintenance-page.tsx')),
  missing: open('/error/404', () => import('../features/info/missing-page.tsx')),
  // Guests may try games for fun: the page itself requires a log-in where coins are played for.
  game: openGame('/game/start', () => import('../features/game/game-page.tsx')),
  jackpot: game('/activity/jackpot', () => import('../features/jackpot/jackpot-page.tsx')),
  coinPusher: bareGame('/activity/coin-pusher', () => import('../features/coin-pusher/coin-pusher-page.tsx')),
  rank: activity('/rank', more('rank'), ['/rank/v2']),
  halloween: game('/activity/halloween', () => import('../features/slots/halloween-page.tsx')),
  slotshack: game('/activity/slotshack', () => import('../features/slots/slotshack-page.tsx')),
  signIn: auth('/activity/sign-in', () => import('../features/sign-in/sign-in-page.tsx')),
  signInRule: open('/activity/sign-in/rule', more('signInRule')),
  dailySpin: game('/activity/spin', () => import('../features/daily-spin/daily-spin-page.tsx')),
  scratchCards: activityGame(
    '/activity/lottery',
    () => import('../features/scratch-cards/scratch-cards-page.tsx'),
  ),
  diamondHistory: activity('/activity/lottery/history', more('diamondHistory')),
  goodsOrders: activity('/activity/lottery/order', more('goodsOrders')),
  mall: activity('/activity/lottery/product', more('mall')),
  cardRecords: activity('/activity/lottery/record', more('cardRecords')),
  cardRules: activity('/activity/lottery/rule', more('cardRules')),
  login: guests('/auth/login', () => import('../features/auth/login-page.tsx'), [
    '/auth/accountLogin',
    '/auth/login/v2',
  ]),
  register: guests('/auth/register', () => import('../features/auth/register-page.tsx')),
  forgot: guests('/auth/forget', more('forgot')),
  socialReturn: openBare('/auth/social', more('socialReturn')),
  setPassword: auth('/auth/set-password', more('setPassword')),
  fair: auth('/fair', more('fair')),
  redPacketRain: game('/activity/red-packet-rain', () => import('../features/red-packet/rain-page.tsx')),
  member: auth('/member', () => import('../features/member/member-page.tsx'), ['/member/v2']),
  memberGames: auth('/member/games', more('memberGames'), ['/v2/member/games']),
  retrieveBalance: auth('/member/retrieve-balance', more('retrieveBalance')),
  vip: auth('/vip', more('vip'), ['/vip/index', '/bonus/vip', '/activity/monthly-bonus']),
  vipLevels: open('/vip/level', more('vipLevels'), ['/v2/vip/level']),
  rebate: auth('/vip/rebate', more('rebate'), ['/bonus/rebate', '/v2/bonus/rebate']),
  rebateRecords: auth('/vip/rebate/record', more('rebateRecords')),
  profile: auth('/member/profile', more('profile'), ['/member/profile/v2']),
  profileInfo: auth('/member/profile/info', more('profileInfo')),
  kyc: auth('/member/profile/kyc', more('kyc')),
  kycRules: open('/rules/kyc', more('kycRules')),
  inbox: auth('/email', more('inbox'), ['/v2/email']),
  mail: auth('/email/detail', more('mail'), ['/v2/email/detail']),
  feedback: auth('/feedback', more('feedback')),
  feedbackRecords: auth('/feedback/record', more('feedbackRecords')),
  feedbackRecord: auth('/feedback/record/:id', more('feedbackRecord')),
  service: open('/service', more('service')),
  serviceVip: open('/service/vip', more('serviceVip')),
  report: auth('/member/report', more('report')),
  selfLimited: auth('/member/self-limited', more('selfLimited')),
  bonus: open('/bonus', more('bonus'), [
    '/bonus/index',
    '/bonus/event',
    '/bonus/event/v2',
    '/v2/bonus',
    '/v2/bonus/event',
  ]),
  bonusTasks: auth('/bonus/tasks', more('bonusTasks'), ['/v2/bonus/tasks']),
  bonusRewards: auth('/bonus/reward', more('bonusRewards'), ['/v2/bonus/reward']),
  bonusRecords: auth('/bonus/record', more('bonusRecords'), ['/v2/bonus/record', '/reward/record']),
  share: auth('/share', more('share')),
  agent: auth('/agent', more('agent'), ['/agent/v2']),
  agentRule: open('/agent/rule', more('agentRule')),
  bank: auth('/activity/bank', more('bank')),
  firstDeposit: open('/activity/first-deposit', more('firstDeposit')),
  follow: open('/activity/follow', more('follow')),
  live: open('/activity/live', more('live')),
  rechargeSign: open('/activity/recharge-sign', more('rechargeSign')),
  redVsBlue: auth('/activity/redpkblue', more('redVsBlue')),
  redVsBlueRule: auth('/activity/redpkblue/rule', more('redVsBlueRule')),
  points: open('/points', more('points'), ['/points/v2']),
  download: open('/download', more('download')),
  bind: auth('/auth/bind', more('bind')),
  loginWays: auth('/auth/info', more('loginWays')),
  wallets: auth('/wallets', more('wallets'), ['/wallets/v2']),
  payoutAccounts: auth('/wallets/card/list', more('payoutAccounts'), [
    '/wallets/card/list/v2',
    '/wallets/card/edit',
  ]),
  withdrawal: auth('/withdrawal/:name', more('withdrawal')),
  records: auth('/wallets/record', more('records'), ['/v2/wallets/record']),
} as const;

/** The name of a page. */
export type PageName = keyof typeof pages;

/** The name of a page of an activity. */
export type ActivityPage = {
  [Name in PageName]: (typeof pages)[Name]['guard'] extends 'activity-auth' ? Name : never;
}[PageName];

/** All pages with their names, in the table's order. */
export const pageList = Object.entries(pages) as unknown as readonly (readonly [PageName, PageEntry])[];

/** One address of a page. */
export interface PageAddress {
  readonly path: string;
  readonly name: PageName;
  readonly guard: Guard;
}

/** All addresses that have a page. */
export const addresses: readonly PageAddress[] = pageList.flatMap(([name, { path, also, guard }]) =>
  [path, ...also].map((one) => ({ path: one, name, guard })),
);
