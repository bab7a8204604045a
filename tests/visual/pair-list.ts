/** A mock (drawn design) in `docs/mocks`, and how to show the same screen in the product. */
export interface Pair {
  /** File name of the mock without its extension. It ends with the window's size in CSS px: `home-390x844`. */
  readonly mock: string;
  readonly path: string;
  readonly who: 'guest' | 'player';
  readonly locale?: 'en' | 'fil';
  /** Simulated fault: `held` for answers that never come, `offline` for no network. */
  readonly answers?: 'held' | 'offline';
}

/** All mocks whose screen exists in the product. */
export const pairs: readonly Pair[] = [
  { mock: 'home-390x844', path: '/', who: 'player' },
  { mock: 'home-320x640', path: '/', who: 'player' },
  { mock: 'home-1440x900', path: '/', who: 'player' },
  { mock: 'skeleton-390x844', path: '/', who: 'player', answers: 'held' },
  { mock: 'offline-390x844', path: '/', who: 'guest', answers: 'offline' },
  { mock: 'search-390x844', path: '/game/search?q=go', who: 'player' },
  { mock: 'search-empty-390x844', path: '/game/search?q=bingo%20mania', who: 'player' },
  { mock: 'jackpot-390x844', path: '/activity/jackpot', who: 'player' },
  { mock: 'member-390x844', path: '/member', who: 'player' },
  { mock: 'records-390x844', path: '/wallets/record', who: 'player' },
  { mock: 'login-390x844', path: '/auth/login', who: 'guest' },
  { mock: 'login-fil-390x844', path: '/auth/login', who: 'guest', locale: 'fil' },
  { mock: 'register-390x844', path: '/auth/register', who: 'guest' },
  { mock: '404-390x844', path: '/activity/ferris', who: 'guest' },
  { mock: 'maintenance-390x844', path: '/maintenance', who: 'guest' },
];

/** Returns the window size in a mock's name, CSS px. Throws for a name without a size. */
export function sizeOf({ mock }: Pick<Pair, 'mock'>): { readonly width: number; readonly height: number } {
  const [, width, height] = /-(\d+)x(\d+)$/.exec(mock) ?? [];
  if (width === undefined || height === undefined) throw new Error(`${mock} says no size`);
  return { width: Number(width), height: Number(height) };
}
