import type { SocialType } from '../../../contract/social.ts';

/** What a log-in with a third party is begun and ended with. */
export interface SocialCheck {
  /** Where the provider sends people back to: the lobby's own address. */
  readonly redirectUri: string;
  readonly state: string;
  readonly nonce: string;
  /** The secret half of the proof key (PKCE). */
  readonly verifier: string;
}

/** Who has come back, by the provider's word. */
export interface SocialPerson {
  /** The provider's own id of the person. */
  readonly subject: string;
  /** What the person is called there; may be empty. */
  readonly name: string;
}

/** A third party that says who somebody is. */
export interface SocialParty {
  readonly type: SocialType;
  /** Returns the address to which a browser goes to log in there. */
  begin(check: SocialCheck): Promise<string>;
  /** Returns who has come back with a query (`?code=…`); throws when the provider does not say, or says it of another log-in. */
  finish(returned: string, check: SocialCheck): Promise<SocialPerson>;
}

/** Whom players can log in with; told the lobby's origin, since a sandbox lives there. */
export type SocialParties = (origin: string) => ReadonlyMap<SocialType, SocialParty>;
