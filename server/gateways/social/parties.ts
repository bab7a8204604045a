import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { SocialType } from '../../../contract/social.ts';
import type { Mode } from '../../mode.ts';
import { SettingsError } from '../../settings.ts';
import { facebookParty } from './facebook.ts';
import { openIdParty } from './openid.ts';
import type { SocialParties, SocialParty } from './social-party.ts';

const GOOGLE = 'https://accounts.google.com';
/** Value of `prompt` that lets people who share a device choose their account. */
const CHOOSE = 'select_account';
const LINE = 'https://access.line.me';

const text = v.pipe(v.string(), v.nonEmpty());
const client = v.object({ clientId: text, clientSecret: text });
const file = v.strictObject({
  google: v.optional(client),
  line: v.optional(client),
  facebook: v.optional(v.object({ appId: text, appSecret: text })),
});

/**
 * Path of the sandbox's providers below the lobby's origin, and the client id and client secret that the lobby uses
 * there.
 */
export const SANDBOX = {
  path: '/dev/identity',
  clientId: 'perya',
  /** Not a secret: the sandbox accepts any typed name. HS256 requires at least 32 bytes. */
  clientSecret: 'the-sandbox-has-no-secrets-at-all',
} as const;

/** Maximum number of origins whose sandbox is kept: any port of this machine is one. */
const MOST_ORIGINS = 50;

/**
 * Returns the third parties for logging in, from a JSON file `{"google": {"clientId", "clientSecret"}, "line": …,
 * "facebook": {"appId", "appSecret"}}`. Without a file: none in production, the sandbox elsewhere. Throws a
 * SettingsError that names the file if it cannot be read.
 */
export function socialPartiesFor(mode: Mode, path: string | undefined): SocialParties {
  if (path !== undefined && path !== '') {
    const parties = mapOf(readParties(path));
    return () => parties;
  }
  if (mode === 'production') {
    const nobody = mapOf([]);
    return () => nobody;
  }
  const known = new Map<string, ReadonlyMap<SocialType, SocialParty>>();
  return (origin) => {
    const parties = known.get(origin) ?? mapOf(sandboxAt(origin));
    known.set(origin, parties);
    for (const oldest of known.keys()) if (known.size > MOST_ORIGINS) known.delete(oldest);
    return parties;
  };
}

const mapOf = (parties: readonly SocialParty[]): ReadonlyMap<SocialType, SocialParty> =>
  new Map(parties.map((party) => [party.type, party]));

function readParties(path: string): SocialParty[] {
  try {
    const { google, line, facebook } = v.parse(file, JSON.parse(readFileSync(path, 'utf8')));
    return [
      ...(google === undefined
        ? []
        : [
            openIdParty({
              type: SocialType.google,
              issuer: GOOGLE,
              algorithm: 'RS256',
              prompt: CHOOSE,
              ...google,
            }),
          ]),
      ...(facebook === undefined ? [] : [facebookParty(facebook)]),
      ...(line === undefined
        ? []
        : [openIdParty({ type: SocialType.line, issuer: LINE, algorithm: 'HS256', ...line })]),
    ];
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new SettingsError(`The file of third-party log-ins, ${path}, cannot be used: ${reason}`);
  }
}

function sandboxAt(origin: string): SocialParty[] {
  const { clientId, clientSecret } = SANDBOX;
  const at = `${origin}${SANDBOX.path}`;
  const ours = { clientId, clientSecret, isInsecure: true };
  return [
    openIdParty({ type: SocialType.google, issuer: `${at}/google`, algorithm: 'RS256', ...ours }),
    facebookParty({
      appId: clientId,
      appSecret: clientSecret,
      dialog: `${at}/facebook/authorize`,
      graph: `${at}/facebook/graph`,
    }),
    openIdParty({ type: SocialType.line, issuer: `${at}/line`, algorithm: 'HS256', ...ours }),
  ];
}
