/*
 * Every address of the product. A path that has no page yet is known all the same, so that links, guards and the check
 * against the specification's list have one source; its visitors see the 404 page with the path they asked for.
 */

/** open: everybody. auth: players only. activity-auth: players, or guests where the activity is public. */
export type Guard = 'open' | 'auth' | 'activity-auth';

/** Pages that exist. */
export type PageName =
  | 'home' | 'jackpot' | 'login' | 'register' | 'forgot' | 'setPassword' | 'records' | 'member' | 'maintenance'
  | 'missing' | 'terms' | 'privacy' | 'about' | 'faq';

/** One address. */
export interface PathEntry {
  readonly path: string;
  readonly guard: Guard;
  /** The specification hides the navigation bar there. */
  readonly bare?: boolean;
  /** Undefined until its page is built. */
  readonly page?: PageName;
}

const open = (path: string, page?: PageName, bare = false): PathEntry => ({ path, guard: 'open', bare, ...(page && { page }) });
const auth = (path: string, page?: PageName): PathEntry => ({ path, guard: 'auth', ...(page && { page }) });
const activity = (path: string): PathEntry => ({ path, guard: 'activity-auth' });

/** All addresses of the specification, section 2. */
export const paths: readonly PathEntry[] = [
  open('/', 'home'),
  open('/v2', 'home'),

  open('/about-us', 'about'),
  open('/faq', 'faq'),
  open('/terms-of-use', 'terms'),
  open('/privacy-policy', 'privacy'),
  open('/download'),
  open('/maintenance', 'maintenance', true),
  open('/error/404', 'missing'),

  auth('/activity/bank'),
  { path: '/activity/coin-pusher', guard: 'auth', bare: true },
  open('/activity/first-deposit'),
  open('/activity/follow'),
  open('/activity/halloween'),
  // The specification leaves it open; its calls need a token, so it asks for one (decisions 11).
  auth('/activity/jackpot', 'jackpot'),
  open('/activity/live'),
  activity('/activity/lottery'),
  activity('/activity/lottery/history'),
  activity('/activity/lottery/order'),
  activity('/activity/lottery/product'),
  activity('/activity/lottery/record'),
  activity('/activity/lottery/rule'),
  open('/activity/monthly-bonus'),
  auth('/activity/redpkblue'),
  auth('/activity/redpkblue/rule'),
  open('/activity/sign-in'),
  open('/activity/sign-in/rule'),
  open('/activity/slotshack'),
  open('/activity/spin'),
  open('/activity/recharge-sign'),

  open('/agent'),
  open('/agent/rule'),
  open('/agent/v2'),
  open('/share'),

  open('/auth/accountLogin', 'login', true),
  open('/auth/bind'),
  open('/auth/forget', 'forgot', true),
  open('/auth/info'),
  open('/auth/login', 'login', true),
  open('/auth/login/v2', 'login', true),
  open('/auth/register', 'register', true),
  auth('/auth/set-password', 'setPassword'),

  open('/bonus'),
  open('/bonus/event'),
  open('/bonus/event/v2'),
  open('/bonus/index'),
  open('/bonus/rebate'),
  open('/bonus/record'),
  open('/bonus/reward'),
  open('/bonus/tasks'),
  open('/bonus/vip'),
  open('/v2/bonus'),
  open('/v2/bonus/event'),
  open('/v2/bonus/rebate'),
  open('/v2/bonus/record'),
  open('/v2/bonus/reward'),
  open('/v2/bonus/tasks'),

  auth('/email'),
  auth('/email/detail'),
  auth('/v2/email'),
  auth('/v2/email/detail'),
  open('/feedback'),
  open('/feedback/record'),
  open('/feedback/record/:id'),

  open('/game/search'),
  open('/game/start'),
  open('/v2/game/search'),
  open('/v2/member/games'),

  auth('/member', 'member'),
  open('/member/games'),
  open('/member/profile'),
  open('/member/profile/info'),
  open('/member/profile/kyc'),
  open('/member/profile/v2'),
  open('/member/report'),
  open('/member/retrieve-balance'),
  open('/member/self-limited'),
  auth('/member/v2', 'member'),

  open('/points'),
  open('/points/v2'),
  activity('/rank'),
  activity('/rank/v2'),
  open('/reward/record'),
  open('/rules/kyc'),
  open('/service'),
  open('/service/vip'),
  open('/v2/vip/level'),
  auth('/v2/wallets/record', 'records'),
  open('/vip'),
  open('/vip/index'),
  open('/vip/level'),
  open('/vip/rebate'),
  open('/vip/rebate/record'),

  auth('/wallets'),
  auth('/wallets/v2'),
  auth('/wallets/record', 'records'),
  auth('/wallets/card/edit'),
  auth('/wallets/card/list'),
  auth('/wallets/card/list/v2'),
  auth('/withdrawal/:name'),
];
