import type { SocialType } from '../../../contract/social.ts';

/** Parameters of a log-in with a third party, the same at its begin and end. */
export interface SocialCheck {
  /** Redirect address: the lobby's own. */
  readonly redirectUri: string;
  readonly state: string;
  readonly nonce: string;
  /** Code verifier (PKCE). */
  readonly verifier: string;
}

/** Person confirmed by the provider. */
export interface SocialPerson {
  /** The provider's id of the person. */
  readonly subject: string;
  /** The person's name there; may be empty. */
  readonly name: string;
}

/** A third party that identifies people. */
export interface SocialParty {
  readonly type: SocialType;
  /** Returns the address at which a browser logs in there. */
  begin(check: SocialCheck): Promise<string>;
  /**
   * Returns the person for a returned query (`?code=…`); throws when the provider does not confirm one, or confirms
   * another log-in.
   */
  finish(returned: string, check: SocialCheck): Promise<SocialPerson>;
}

/** Returns the log-in providers; the lobby's origin is needed because the sandbox lives there. */
export type SocialParties = (origin: string) => ReadonlyMap<SocialType, SocialParty>;
