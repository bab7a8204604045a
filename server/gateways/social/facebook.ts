import { createHash, createHmac } from 'node:crypto';
import * as v from 'valibot';
import { SocialType } from '../../../contract/social.ts';
import type { SocialParty } from './social-party.ts';

/** The casino's app at Facebook, and Facebook's addresses. */
export interface FacebookOptions {
  readonly appId: string;
  readonly appSecret: string;
  /** Origin of the log-in dialog; default Facebook's. */
  readonly dialog?: string;
  /** Origin for requests from server to server; default Facebook's. */
  readonly graph?: string;
}

const VERSION = 'v24.0';
const TIMEOUT_MS = 10_000;

const accessToken = v.object({ access_token: v.string() });
const debugged = v.object({
  data: v.object({
    app_id: v.string(),
    type: v.literal('USER'),
    is_valid: v.literal(true),
    user_id: v.string(),
  }),
});
const me = v.object({ id: v.string(), name: v.optional(v.string(), '') });

/**
 * Creates the log-in by Facebook's "manual flow". The server exchanges the code for a token. The token counts only
 * if Facebook's debug call confirms that it is valid, belongs to this app and names its person.
 */
export function facebookParty({ appId, appSecret, ...places }: FacebookOptions): SocialParty {
  const dialog = places.dialog ?? `https://www.facebook.com/${VERSION}/dialog/oauth`;
  const graph = places.graph ?? `https://graph.facebook.com/${VERSION}`;

  const ask = async (path: string, query: Readonly<Record<string, string>>): Promise<unknown> => {
    const response = await fetch(`${graph}${path}?${new URLSearchParams(query).toString()}`, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
      redirect: 'error',
    });
    if (!response.ok) throw new Error(`Facebook answered ${path} with ${response.status}`);
    return response.json();
  };

  return {
    type: SocialType.facebook,
    begin({ redirectUri, state, verifier }) {
      const query = new URLSearchParams({
        client_id: appId,
        redirect_uri: redirectUri,
        state,
        response_type: 'code',
        scope: 'public_profile',
        code_challenge: createHash('sha256').update(verifier).digest('base64url'),
        code_challenge_method: 'S256',
      });
      return Promise.resolve(`${dialog}?${query.toString()}`);
    },

    async finish(returned, { redirectUri, state, verifier }) {
      const query = new URLSearchParams(returned);
      const code = query.get('code');
      if (code === null || query.get('state') !== state)
        throw new Error('Facebook sent back no code of this log-in');
      const { access_token: token } = v.parse(
        accessToken,
        await ask('/oauth/access_token', {
          client_id: appId,
          client_secret: appSecret,
          redirect_uri: redirectUri,
          code,
          code_verifier: verifier,
        }),
      );
      const { data } = v.parse(
        debugged,
        await ask('/debug_token', { input_token: token, access_token: `${appId}|${appSecret}` }),
      );
      if (data.app_id !== appId) throw new Error('the token is of another app');
      const person = v.parse(
        me,
        await ask('/me', {
          fields: 'id,name',
          access_token: token,
          appsecret_proof: createHmac('sha256', appSecret).update(token).digest('hex'),
        }),
      );
      if (person.id !== data.user_id) throw new Error('the token is of another person');
      return { subject: person.id, name: person.name };
    },
  };
}
