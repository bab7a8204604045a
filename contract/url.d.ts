/**
 * The members of `URL` that this folder uses. Browsers and Node both have them; the folder depends on neither's types.
 */
declare class URL {
  constructor(url: string, base?: string);
  readonly origin: string;
  readonly protocol: string;
  readonly username: string;
  readonly password: string;
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  readonly href: string;
  readonly searchParams: { has(name: string): boolean };
}
