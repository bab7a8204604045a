/*
 * Every page of the lobby, one line each: name, address, who may see the page, and where its code is. The router, links
 * (href.ts) and the tool that photographs pages read this table. For addresses of the specification that are not built
 * yet and have no line here, visitors see the page "missing" with the requested path.
 */

/**
 * Who may see a page. open: everybody. guests: only guests; players are redirected. auth: players only. activity-auth:
 * players while the activity is open, and guests if the activity is public.
 */
export type Guard = 'open' | 'guests' | 'auth' | 'activity-auth';

/** Address, guard, layout and code of a page of the lobby. */
export interface PageEntry<Path extends string = string, Guarded extends Guard = Guard> {
  /** Address that links use; `:name` stands for a parameter. */
  readonly path: Path;
  /** Further addresses of the same page in the specification. */
  readonly also: readonly string[];
  readonly guard: Guarded;
  /** Whether the page is shown without top bar and navigation. */
  readonly bare: boolean;
  /** Whether a scene fills the page on a desktop, without top bar and rail. */
  readonly isGame: boolean;
  /**
   * Loads the page's code, whose default export is the page's component. The return type does not name the component,
   * because components link to pages of this table, whose type would then depend on itself.
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

/*
 * The specification does not say whether jackpot, Halloween, Slotshack and daily spin need a log-in. The pages require
 * one, because their calls need a token (docs/product-rules.md, Guards). The specification has no address for the
 * proofs and the red packet rain.
 */

/** All pages of the lobby, by name. */
export const pages = {
  home: open('/', () => import('../features/home/home-page.tsx'), ['/v2']),
  search: open('/game/search', () => import('../features/home/search-page.tsx'), ['/v2/game/search']),
  about: open('/about-us', () => import('../features/info/about-page.tsx')),
  faq: open('/faq', () => import('../features/info/faq-page.tsx')),
  terms: open('/terms-of-use', () => import('../features/info/terms-page.tsx')),
  privacy: open('/privacy-policy', () => import('../features/info/privacy-page.tsx')),
  maintenance: openBare('/maintenance', () => import('../features/info/maintenance-page.tsx')),
  missing: open('/error/404', () => import('../features/info/missing-page.tsx')),
  // Open to guests, who may try games for fun; the page itself requires a log-in for playing with coins.
  game: openGame('/game/start', () => import('../features/game/game-page.tsx')),
  jackpot: game('/activity/jackpot', () => import('../features/jackpot/jackpot-page.tsx')),
  coinPusher: bareGame('/activity/coin-pusher', () => import('../features/coin-pusher/coin-pusher-page.tsx')),
  rank: activity('/rank', () => import('../features/jackpot/rank-page.tsx'), ['/rank/v2']),
  halloween: game('/activity/halloween', () => import('../features/slots/halloween-page.tsx')),
  slotshack: game('/activity/slotshack', () => import('../features/slots/slotshack-page.tsx')),
  signIn: auth('/activity/sign-in', () => import('../features/sign-in/sign-in-page.tsx')),
  signInRule: open('/activity/sign-in/rule', () => import('../features/sign-in/sign-in-rule-page.tsx')),
  dailySpin: game('/activity/spin', () => import('../features/daily-spin/daily-spin-page.tsx')),
  scratchCards: activityGame(
    '/activity/lottery',
    () => import('../features/scratch-cards/scratch-cards-page.tsx'),
  ),
  diamondHistory: activity(
    '/activity/lottery/history',
    () => import('../features/diamonds/history-page.tsx'),
  ),
  goodsOrders: activity('/activity/lottery/order', () => import('../features/diamonds/order-page.tsx')),
  mall: activity('/activity/lottery/product', () => import('../features/diamonds/mall-page.tsx')),
  cardRecords: activity(
    '/activity/lottery/record',
    () => import('../features/scratch-cards/record-page.tsx'),
  ),
  cardRules: activity('/activity/lottery/rule', () => import('../features/scratch-cards/rule-page.tsx')),
  login: guests('/auth/login', () => import('../features/auth/login-page.tsx'), [
    '/auth/accountLogin',
    '/auth/login/v2',
  ]),
  register: guests('/auth/register', () => import('../features/auth/register-page.tsx')),
  forgot: guests('/auth/forget', () => import('../features/auth/forgot-page.tsx')),
  socialReturn: openBare('/auth/social', () => import('../features/auth/social-return-page.tsx')),
  setPassword: auth('/auth/set-password', () => import('../features/auth/set-password-page.tsx')),
  fair: auth('/fair', () => import('../features/fair/fair-page.tsx')),
  redPacketRain: game('/activity/red-packet-rain', () => import('../features/red-packet/rain-page.tsx')),
  member: auth('/member', () => import('../features/member/member-page.tsx'), ['/member/v2']),
  memberGames: auth('/member/games', () => import('../features/home/member-games-page.tsx'), [
    '/v2/member/games',
  ]),
  retrieveBalance: auth('/member/retrieve-balance', () => import('../features/wallet/retrieve-page.tsx')),
  vip: auth('/vip', () => import('../features/vip/vip-page.tsx'), [
    '/vip/index',
    '/bonus/vip',
    '/activity/monthly-bonus',
  ]),
  vipLevels: open('/vip/level', () => import('../features/vip/levels-page.tsx'), ['/v2/vip/level']),
  rebate: auth('/vip/rebate', () => import('../features/vip/rebate-page.tsx'), [
    '/bonus/rebate',
    '/v2/bonus/rebate',
  ]),
  rebateRecords: auth('/vip/rebate/record', () => import('../features/vip/rebate-records-page.tsx')),
  profile: auth('/member/profile', () => import('../features/member/profile-page.tsx'), [
    '/member/profile/v2',
  ]),
  profileInfo: auth('/member/profile/info', () => import('../features/member/profile-info-page.tsx')),
  kyc: auth('/member/profile/kyc', () => import('../features/kyc/kyc-page.tsx')),
  kycRules: open('/rules/kyc', () => import('../features/kyc/kyc-rule-page.tsx')),
  inbox: auth('/email', () => import('../features/inbox/inbox-page.tsx'), ['/v2/email']),
  mail: auth('/email/detail', () => import('../features/inbox/mail-page.tsx'), ['/v2/email/detail']),
  feedback: auth('/feedback', () => import('../features/feedback/feedback-page.tsx')),
  feedbackRecords: auth('/feedback/record', () => import('../features/feedback/feedback-records-page.tsx')),
  feedbackRecord: auth('/feedback/record/:id', () => import('../features/feedback/feedback-record-page.tsx')),
  service: open('/service', () => import('../features/feedback/service-page.tsx')),
  serviceVip: open('/service/vip', () => import('../features/feedback/service-page.tsx')),
  report: auth('/member/report', () => import('../features/member/report-page.tsx')),
  selfLimited: auth('/member/self-limited', () => import('../features/member/self-limited-page.tsx')),
  bonus: open('/bonus', () => import('../features/bonus/bonus-page.tsx'), [
    '/bonus/index',
    '/bonus/event',
    '/bonus/event/v2',
    '/v2/bonus',
    '/v2/bonus/event',
  ]),
  bonusTasks: auth('/bonus/tasks', () => import('../features/bonus/tasks-page.tsx'), ['/v2/bonus/tasks']),
  bonusRewards: auth('/bonus/reward', () => import('../features/bonus/rewards-page.tsx'), [
    '/v2/bonus/reward',
  ]),
  bonusRecords: auth('/bonus/record', () => import('../features/bonus/records-page.tsx'), [
    '/v2/bonus/record',
    '/reward/record',
  ]),
  share: auth('/share', () => import('../features/invite/share-page.tsx')),
  agent: auth('/agent', () => import('../features/invite/agent-page.tsx'), ['/agent/v2']),
  agentRule: open('/agent/rule', () => import('../features/invite/agent-rule-page.tsx')),
  bank: auth('/activity/bank', () => import('../features/offers/offer-page.tsx')),
  firstDeposit: open('/activity/first-deposit', () => import('../features/offers/offer-page.tsx')),
  follow: open('/activity/follow', () => import('../features/offers/offer-page.tsx')),
  live: open('/activity/live', () => import('../features/offers/offer-page.tsx')),
  rechargeSign: open(
    '/activity/recharge-sign',
    () => import('../features/recharge-sign/recharge-sign-page.tsx'),
  ),
  redVsBlue: auth('/activity/redpkblue', () => import('../features/red-vs-blue/red-vs-blue-page.tsx')),
  redVsBlueRule: auth(
    '/activity/redpkblue/rule',
    () => import('../features/red-vs-blue/red-vs-blue-rule-page.tsx'),
  ),
  points: open('/points', () => import('../features/offers/offer-page.tsx'), ['/points/v2']),
  download: open('/download', () => import('../features/info/download-page.tsx')),
  bind: auth('/auth/bind', () => import('../features/auth/bind-page.tsx')),
  loginWays: auth('/auth/info', () => import('../features/auth/login-ways-page.tsx')),
  wallets: auth('/wallets', () => import('../features/wallet/wallets-page.tsx'), ['/wallets/v2']),
  payoutAccounts: auth('/wallets/card/list', () => import('../features/wallet/payout-accounts-page.tsx'), [
    '/wallets/card/list/v2',
    '/wallets/card/edit',
  ]),
  withdrawal: auth('/withdrawal/:name', () => import('../features/wallet/withdrawal-page.tsx')),
  records: auth('/wallets/record', () => import('../features/wallet/records-page.tsx'), [
    '/v2/wallets/record',
  ]),
} as const;

/** Name of a page of the lobby. */
export type PageName = keyof typeof pages;

/** Name of a page that belongs to an activity. */
export type ActivityPage = {
  [Name in PageName]: (typeof pages)[Name]['guard'] extends 'activity-auth' ? Name : never;
}[PageName];

/** All pages with their names, in the order of the table above. */
export const pageList = Object.entries(pages) as unknown as readonly (readonly [PageName, PageEntry])[];

/** An address of a page; a page may have several. */
export interface PageAddress {
  readonly path: string;
  readonly name: PageName;
  readonly guard: Guard;
}

/** All addresses of all pages. */
export const addresses: readonly PageAddress[] = pageList.flatMap(([name, { path, also, guard }]) =>
  [path, ...also].map((one) => ({ path: one, name, guard })),
);
