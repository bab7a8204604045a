import type { SocialType } from '../../../contract/social.ts';

/** Parameters of one log-in with a third party; the same at its beginning and at its end. */
export interface SocialCheck {
  /** Address of the lobby to which the third party sends the browser back. */
  readonly redirectUri: string;
  readonly state: string;
  readonly nonce: string;
  /** Secret code verifier of the log-in (PKCE). */
  readonly verifier: string;
}

/** A person, as confirmed by a third party. */
export interface SocialPerson {
  /** Id of the person at the third party. */
  readonly subject: string;
  /** Name of the person at the third party; may be empty. */
  readonly name: string;
}

/** A third party through which people can log in. */
export interface SocialParty {
  readonly type: SocialType;
  /** Returns the address at which the browser logs in to the third party. */
  begin(check: SocialCheck): Promise<string>;
  /**
   * Returns the person for the query with which the browser came back (`?code=…`). Throws if the third party does not
   * confirm a person, or confirms another log-in.
   */
  finish(returned: string, check: SocialCheck): Promise<SocialPerson>;
}

/**
 * Returns the third parties for logging in, by type, for an origin of the lobby; the sandbox has its pages at that
 * origin.
 */
export type SocialParties = (origin: string) => ReadonlyMap<SocialType, SocialParty>;
