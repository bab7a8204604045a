/*
 * The addresses that have a page. Those of the specification that are still to be built stand in planned-paths.ts, which
 * is not shipped; their visitors see the 404 page with the path they asked for.
 */

/** open: everybody. auth: players only. activity-auth: players, or guests where the activity is public. */
export type Guard = 'open' | 'auth' | 'activity-auth';

/** Pages that exist. */
export type PageName =
  | 'home'
  | 'halloween'
  | 'jackpot'
  | 'coinPusher'
  | 'scratchCards'
  | 'diamondHistory'
  | 'goodsOrders'
  | 'mall'
  | 'cardRecords'
  | 'cardRules'
  | 'login'
  | 'register'
  | 'forgot'
  | 'setPassword'
  | 'records'
  | 'slotshack'
  | 'member'
  | 'maintenance'
  | 'missing'
  | 'terms'
  | 'privacy'
  | 'about'
  | 'faq'
  | 'fair'
  | 'rain'
  | 'dailySpin';

/** One address. */
export interface PathEntry {
  readonly path: string;
  readonly guard: Guard;
  /** The specification hides the navigation bar there. */
  readonly bare?: boolean;
  readonly page: PageName;
}

const open = (path: string, page: PageName, bare = false): PathEntry => ({ path, guard: 'open', page, bare });
const auth = (path: string, page: PageName): PathEntry => ({ path, guard: 'auth', page });
const activity = (path: string, page: PageName): PathEntry => ({ path, guard: 'activity-auth', page });

/** Every address with a page. */
export const paths: readonly PathEntry[] = [
  open('/', 'home'),
  open('/v2', 'home'),
  open('/about-us', 'about'),
  open('/faq', 'faq'),
  open('/terms-of-use', 'terms'),
  open('/privacy-policy', 'privacy'),
  open('/maintenance', 'maintenance', true),
  open('/error/404', 'missing'),
  // The specification leaves it open; its calls need a token, so it asks for one (docs/product-rules.md, Guards).
  auth('/activity/jackpot', 'jackpot'),
  { path: '/activity/coin-pusher', guard: 'auth', page: 'coinPusher', bare: true },
  // As the jackpot.
  auth('/activity/halloween', 'halloween'),
  auth('/activity/slotshack', 'slotshack'),
  auth('/activity/spin', 'dailySpin'),
  activity('/activity/lottery', 'scratchCards'),
  activity('/activity/lottery/history', 'diamondHistory'),
  activity('/activity/lottery/order', 'goodsOrders'),
  activity('/activity/lottery/product', 'mall'),
  activity('/activity/lottery/record', 'cardRecords'),
  activity('/activity/lottery/rule', 'cardRules'),
  open('/auth/accountLogin', 'login', true),
  open('/auth/forget', 'forgot', true),
  open('/auth/login', 'login', true),
  open('/auth/login/v2', 'login', true),
  open('/auth/register', 'register', true),
  auth('/auth/set-password', 'setPassword'),
  // Not in the specification's list: the page of proofs.
  auth('/fair', 'fair'),
  // Nor is this: the specification names the rain's calls and no page.
  auth('/activity/red-packet-rain', 'rain'),
  auth('/member', 'member'),
  auth('/member/v2', 'member'),
  auth('/v2/wallets/record', 'records'),
  auth('/wallets/record', 'records'),
];
