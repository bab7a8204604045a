import { matchPath } from 'react-router-dom';
import { isOfSecondEdition, isSecondEdition } from '../platform/edition.ts';
import { addresses, type PageEntry, type PageName, pages } from './pages.ts';

type PathOf<Name extends PageName> = (typeof pages)[Name]['path'];

/** Names of a path's parameters: `id` for `/feedback/record/:id`. */
type Parameter<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | Parameter<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** Arguments of `href` after a page's name: none, or an object with a text for each parameter of the path. */
type Filling<Path extends string> = [Parameter<Path>] extends [never]
  ? readonly []
  : readonly [parts: Readonly<Record<Parameter<Path>, string>>];

/** Returns the path with its parameters filled in, each of them URL-encoded. */
export const fillPath = (path: string, parts: Readonly<Record<string, string>> = {}): string =>
  path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(parts[name] ?? ''));

/**
 * Returns a page's path in the edition of the current address, so that a visitor of the second edition (paths with /v2)
 * stays in that edition.
 */
const pathOf = ({ path, also }: PageEntry): string =>
  (isSecondEdition() ? also.find(isOfSecondEdition) : undefined) ?? path;

/** Returns the address for a link to a page: `href('jackpot')` is `/activity/jackpot`. */
export const href = <Name extends PageName>(name: Name, ...[parts]: Filling<PathOf<Name>>): string =>
  fillPath(pathOf(pages[name]), parts);

/** Returns whether a path is one of a page's addresses. */
export const isPage = (name: PageName, pathname: string): boolean =>
  addresses.some((address) => address.name === name && matchPath(address.path, pathname) !== null);

/** Returns the lobby's address with one category of its games, or with `all` of them. */
export const gamesHref = (type: string): string => `${href('home')}?type=${type}`;

/** Returns the log-in's address, with a path of this site to return to afterwards. */
export const loginHref = (back: string): string => `${href('login')}?redirect=${encodeURIComponent(back)}`;

/** Paths for games, deposits and activities, which are closed to players on a break. */
const FOR_PLAY = /^\/(?:activity\/|game\/start|rank|wallets(?:\/v2)?\/?$)/i;

/** Returns whether an address is for playing or depositing; withdrawals in the wallet are not. */
export const isForPlay = (pathname: string, query: URLSearchParams): boolean =>
  FOR_PLAY.test(pathname) && query.get('name') !== 'withdraw';

/** Returns the address of the game search, with the text as its query. */
export const searchHref = (text: string): string =>
  text === '' ? href('search') : `${href('search')}?q=${encodeURIComponent(text)}`;
