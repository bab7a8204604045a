import { createHash, randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as jose from 'jose';
import { SANDBOX } from '../gateways/social/parties.ts';

/** Names of the third parties that the sandbox imitates, by the path segment of each. */
const PARTIES = { google: 'Google', line: 'LINE', facebook: 'Facebook' } as const;
type Party = keyof typeof PARTIES;

/** A log-in that a developer has confirmed on the sandbox's page. */
export interface Granted {
  readonly party: Party;
  readonly name: string;
  readonly redirectUri: string;
  readonly nonce: string;
  readonly challenge: string;
}

/** Maximum number of unused codes and tokens; the oldest are dropped, because a developer's server may run for days. */
export const MOST_KEPT = 200;
const LIVES_S = 300;

/**
 * Adds /dev/identity, which imitates Google, LINE and Facebook on a developer's machine. A typed name identifies the
 * person: the same name is the same person again. Tokens are signed and checked as in production.
 */
export function addIdentitySandbox(app: FastifyInstance): void {
  const { keep, take } = createGrants();

  void app.register(
    async (pages) => {
      pages.addContentTypeParser(
        'application/x-www-form-urlencoded',
        { parseAs: 'string' },
        (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
      );
      pages.addHook('onRequest', (_request, reply, done) => {
        void reply.header('cache-control', 'no-store');
        done();
      });
      addDialog(pages, keep);
      addOpenId(pages, take);
      addGraph(pages, take);
    },
    { prefix: SANDBOX.path, logLevel: 'warn' },
  );
}

/** Log-ins by their unguessable codes or tokens; at most MOST_KEPT. */
export interface Grants {
  /** Keeps a log-in; returns its new code. */
  keep(grant: Granted): string;
  /** Returns the log-in of a code, which works again; undefined for an unknown one. */
  find(code: string): Granted | undefined;
  /** Returns the log-in of a code, which works no more; undefined for an unknown one. */
  take(code: string): Granted | undefined;
}

/** Creates an empty store of log-ins. */
export function createGrants(): Grants {
  const kept = new Map<string, Granted>();
  return {
    keep(grant) {
      const code = randomBytes(24).toString('base64url');
      kept.set(code, grant);
      for (const oldest of kept.keys()) if (kept.size > MOST_KEPT) kept.delete(oldest);
      return code;
    },
    find: (code) => kept.get(code),
    take(code) {
      const grant = kept.get(code);
      kept.delete(code);
      return grant;
    },
  };
}

type Query = Readonly<Record<string, string | undefined>>;
const isParty = (name: string): name is Party => Object.hasOwn(PARTIES, name);
const subjectOf = (party: Party, name: string): string =>
  createHash('sha256').update(`${party}:${name.toLowerCase()}`).digest('hex').slice(0, 21);

/** Adds the log-in page and its form. */
function addDialog(app: FastifyInstance, keep: (grant: Granted) => string): void {
  app.get<{ Params: { party: string }; Querystring: Query }>('/:party/authorize', async (request, reply) => {
    const { party } = request.params;
    if (!isParty(party)) return reply.code(404).send();
    return reply.type('text/html; charset=utf-8').send(page(party, request.query));
  });

  app.get<{ Params: { party: string }; Querystring: Query }>('/:party/continue', async (request, reply) => {
    const { party } = request.params;
    const {
      redirect_uri: redirectUri = '',
      state = '',
      nonce = '',
      code_challenge: challenge = '',
    } = request.query;
    if (!isParty(party) || !URL.canParse(redirectUri)) return reply.code(404).send();
    const back = new URL(redirectUri);
    back.searchParams.set('state', state);
    const name = request.query['name']?.trim() ?? '';
    if (request.query['answer'] !== 'yes' || name === '') back.searchParams.set('error', 'access_denied');
    else back.searchParams.set('code', keep({ party, name, redirectUri, nonce, challenge }));
    return reply.redirect(back.href);
  });
}

const originOf = (request: FastifyRequest): string => `${request.protocol}://${request.host}`;

/**
 * Returns whether a code is redeemed by the client that began the log-in: verifier, redirect address and client id
 * match.
 */
const isOwn = (grant: Granted | undefined, query: Query): grant is Granted =>
  grant !== undefined &&
  query['redirect_uri'] === grant.redirectUri &&
  query['client_id'] === SANDBOX.clientId &&
  query['client_secret'] === SANDBOX.clientSecret &&
  createHash('sha256')
    .update(query['code_verifier'] ?? '')
    .digest('base64url') === grant.challenge;

const KID = 'sandbox';
let signer: Promise<jose.GenerateKeyPairResult> | undefined;

/**
 * Returns the key pair of this process. It is created at the first log-in, because it takes a tenth of a second, which
 * would slow down every start.
 */
const readSigner = (): Promise<jose.GenerateKeyPairResult> =>
  (signer ??= jose.generateKeyPair('RS256', { extractable: true }));

function addOpenId(app: FastifyInstance, take: (code: string) => Granted | undefined): void {
  for (const party of ['google', 'line'] as const) {
    const issuerOf = (request: FastifyRequest): string => `${originOf(request)}${SANDBOX.path}/${party}`;
    const algorithm = party === 'line' ? 'HS256' : 'RS256';

    app.get(`/${party}/.well-known/openid-configuration`, async (request) => ({
      issuer: issuerOf(request),
      authorization_endpoint: `${issuerOf(request)}/authorize`,
      token_endpoint: `${issuerOf(request)}/token`,
      jwks_uri: `${issuerOf(request)}/keys`,
      response_types_supported: ['code'],
      subject_types_supported: ['pairwise'],
      id_token_signing_alg_values_supported: [algorithm],
      code_challenge_methods_supported: ['S256'],
    }));
    app.get(`/${party}/keys`, async () => {
      const { publicKey } = await readSigner();
      return { keys: [{ ...(await jose.exportJWK(publicKey)), kid: KID, alg: 'RS256', use: 'sig' }] };
    });
    app.post<{ Body: Query }>(`/${party}/token`, async (request, reply) => {
      const grant = take(request.body['code'] ?? '');
      if (!isOwn(grant, request.body) || grant.party !== party)
        return reply.code(400).send({ error: 'invalid_grant' });
      const token = new jose.SignJWT({ name: grant.name, nonce: grant.nonce })
        .setProtectedHeader({ alg: algorithm, ...(algorithm === 'RS256' && { kid: KID }) })
        .setIssuer(issuerOf(request))
        .setAudience(SANDBOX.clientId)
        .setSubject(subjectOf(party, grant.name))
        .setIssuedAt()
        .setExpirationTime(`${LIVES_S} s`);
      const signedBy =
        algorithm === 'RS256'
          ? (await readSigner()).privateKey
          : new TextEncoder().encode(SANDBOX.clientSecret);
      return {
        access_token: randomBytes(16).toString('base64url'),
        token_type: 'Bearer',
        expires_in: LIVES_S,
        id_token: await token.sign(signedBy),
      };
    });
  }
}

/** Adds the requests of Facebook's Graph API that a log-in uses. */
function addGraph(app: FastifyInstance, take: (code: string) => Granted | undefined): void {
  const tokens = createGrants();
  app.get<{ Querystring: Query }>('/facebook/graph/oauth/access_token', async (request, reply) => {
    const grant = take(request.query['code'] ?? '');
    if (!isOwn(grant, request.query) || grant.party !== 'facebook')
      return reply.code(400).send({ error: { type: 'OAuthException' } });
    const token = tokens.keep(grant);
    return { access_token: token, token_type: 'bearer', expires_in: LIVES_S };
  });
  app.get<{ Querystring: Query }>('/facebook/graph/debug_token', (request, reply) => {
    const grant = tokens.find(request.query['input_token'] ?? '');
    const isOurs = request.query['access_token'] === `${SANDBOX.clientId}|${SANDBOX.clientSecret}`;
    const data =
      grant === undefined || !isOurs
        ? { is_valid: false }
        : {
            app_id: SANDBOX.clientId,
            type: 'USER',
            is_valid: true,
            user_id: subjectOf('facebook', grant.name),
          };
    return reply.send({ data });
  });
  app.get<{ Querystring: Query }>('/facebook/graph/me', async (request, reply) => {
    const grant = tokens.take(request.query['access_token'] ?? '');
    if (grant === undefined) return reply.code(400).send({ error: { type: 'OAuthException' } });
    return { id: subjectOf('facebook', grant.name), name: grant.name };
  });
}

const escaped = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (sign) => `&#${String(sign.codePointAt(0))};`);

const page = (party: Party, query: Query): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${PARTIES[party]} (sandbox)</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/docs/api.css">
</head>
<body>
<header class="top"><p class="mark">Perya</p><h1>${PARTIES[party]}</h1>
<p>This is not ${PARTIES[party]}: it stands in for it on a developer's machine. Any name lets you in; the same name is the same person.</p></header>
<div class="frame single"><main class="card">
<form action="${SANDBOX.path}/${party}/continue">
${Object.entries(query)
  .map(([name, value = '']) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`)
  .join('\n')}
<p><label>Name <input name="name" value="Maria Santos" maxlength="60" autocomplete="off"></label></p>
<p><button name="answer" value="yes">Continue</button> <button name="answer" value="no">Cancel</button></p>
</form>
</main></div>
</body>
</html>
`;
