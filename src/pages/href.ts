import { matchPath } from 'react-router-dom';
import { isOfSecondEdition, isSecondEdition } from '../platform/edition.ts';
import { addresses, type PageEntry, type PageName, pages } from './pages.ts';

type PathOf<Name extends PageName> = (typeof pages)[Name]['path'];

/** Names of a path's parameters: `id` of `/feedback/record/:id`. */
type Parameter<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | Parameter<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** Arguments of a page's address besides its name: none, or a text for each parameter. */
type Filling<Path extends string> = [Parameter<Path>] extends [never]
  ? readonly []
  : readonly [parts: Readonly<Record<Parameter<Path>, string>>];

/** Returns the path with its parameters filled in, each escaped. */
export const fillPath = (path: string, parts: Readonly<Record<string, string>> = {}): string =>
  path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(parts[name] ?? ''));

/** Returns the page's address in the current edition, so that a visitor of the second one stays there. */
const pathOf = ({ path, also }: PageEntry): string =>
  (isSecondEdition() ? also.find(isOfSecondEdition) : undefined) ?? path;

/** Returns the address of a page, for links: `href('jackpot')`. */
export const href = <Name extends PageName>(name: Name, ...[parts]: Filling<PathOf<Name>>): string =>
  fillPath(pathOf(pages[name]), parts);

/** True when a path is one of a page's addresses. */
export const isPage = (name: PageName, pathname: string): boolean =>
  addresses.some((address) => address.name === name && matchPath(address.path, pathname) !== null);

/** Returns the address of the log-in, with the way back to a path of this site. */
export const loginHref = (back: string): string => `${href('login')}?redirect=${encodeURIComponent(back)}`;

/** Pages of games, deposits and activities, by their addresses: closed to players on a break. */
const FOR_PLAY = /^\/(?:activity\/|game\/start|rank|wallets(?:\/v2)?\/?$)/i;

/** True for pages for playing or depositing; the wallet still allows withdrawals. */
export const isForPlay = (pathname: string, query: URLSearchParams): boolean =>
  FOR_PLAY.test(pathname) && query.get('name') !== 'withdraw';

/** Returns the address of the game search for a text. */
export const searchHref = (text: string): string =>
  text === '' ? href('search') : `${href('search')}?q=${encodeURIComponent(text)}`;
