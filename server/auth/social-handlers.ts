import { randomInt } from 'node:crypto';
import type { ResponseOf } from '../../contract/call.ts';
import type { RequestOf } from '../../contract/calls.ts';
import { CallError, ErrorCode } from '../../contract/errors.ts';
import { type googleLogin, SocialType } from '../../contract/social.ts';
import type { Context, Handlers } from '../calls/handler.ts';
import type { IsLobbyOrigin } from '../gateways/lobby-origins.ts';
import type { RestrictedPersons } from '../gateways/restricted-persons.ts';
import type { SocialParties } from '../gateways/social/social-party.ts';
import { assertProved } from './identity-proof.ts';
import { type LogIns, logInsOf } from './log-ins.ts';
import { bindSocialAccount, findBySocialAccount, unbindSocialAccount } from './queries.ts';
import { assertAdult } from './registration.ts';
import { beginAttempt, finishAttempt } from './social-attempts.ts';
import { takeWayIn } from './ways-in.ts';

/** External services and lists that log-ins with third parties use. */
export interface SocialGateways {
  readonly parties: SocialParties;
  readonly isLobbyOrigin: IsLobbyOrigin;
  readonly restricted: RestrictedPersons;
}

type SocialHandlers = Pick<
  Handlers,
  | 'anonymous/loginWays'
  | 'anonymous/socialBegin'
  | 'googleLogin'
  | 'lineLogin'
  | 'facebookLogin'
  | 'bindSocialAccount'
  | 'unbindSocialAccount'
>;

/** Creates the handlers of third-party log-ins. */
export function socialHandlers({ parties, isLobbyOrigin, restricted }: SocialGateways): SocialHandlers {
  const logIns = logInsOf(restricted);
  return {
    async 'anonymous/loginWays'({ origin }) {
      const isOurs = isLobbyOrigin(origin);
      return { social: isOurs ? [...parties(origin).keys()] : [], hasPasskeys: isOurs };
    },

    async 'anonymous/socialBegin'({ type, origin }, { db, clock, log }) {
      const party = isLobbyOrigin(origin) ? parties(origin).get(type) : undefined;
      if (party === undefined) throw new CallError(ErrorCode.socialLoginFailed);
      try {
        return await beginAttempt(db, { party, origin, now: clock.now() });
      } catch (error) {
        log.warn({ err: error, type }, 'a third party cannot be reached');
        throw new CallError(ErrorCode.socialLoginFailed);
      }
    },

    async googleLogin(request, context) {
      return logInWith(logIns, parties, SocialType.google, request, context);
    },
    async lineLogin(request, context) {
      return logInWith(logIns, parties, SocialType.line, request, context);
    },
    async facebookLogin(request, context) {
      return logInWith(logIns, parties, SocialType.facebook, request, context);
    },

    async bindSocialAccount(request, { db, clock, log, session }) {
      const { userId } = session;
      const now = clock.now();
      // Checked first: the attempt is not used up, and works once the player has proved it.
      await assertProved(db, session, { now });
      const person = await finishAttempt(db, parties, log, { ...request, now });
      await db.transaction(async (client) => {
        await person.use(client);
        await bindSocialAccount(client, { userId, account: person, now });
      });
      return {};
    },

    async unbindSocialAccount({ type }, { db, session: { userId } }) {
      await db.transaction((client) =>
        takeWayIn(client, userId, () => unbindSocialAccount(client, userId, type)),
      );
      return {};
    },
  };
}

/** Logs in the player whom a third party has identified, or registers a new one. */
async function logInWith(
  { register, signIn }: LogIns,
  parties: SocialParties,
  type: SocialType,
  request: RequestOf<'googleLogin'>,
  context: Context,
): Promise<ResponseOf<typeof googleLogin>> {
  const { db, ip, agent, log } = context;
  const now = context.clock.now();
  const person = await finishAttempt(db, parties, log, { ...request, type, now });
  const found = await findBySocialAccount(db, person);
  if (found !== undefined)
    return db.transaction(async (client) => {
      await person.use(client);
      return { ...(await signIn(client, found, { ip, agent, now })), isNew: false };
    });
  const { declarations, inviteCode, nickname } = request;
  // The attempt is not used up: the client repeats the request with the declarations.
  if (declarations === undefined) throw new CallError(ErrorCode.declarationsNeeded);
  assertAdult(declarations.birthDate, now);
  const { birthDate } = declarations;
  const signedIn = await register(
    context,
    {
      account: newAccountName(),
      accountType: type,
      inviteCode,
      birthDate,
      ...(nickname !== undefined && { nickname }),
    },
    undefined,
    {
      async use(client, userId) {
        await person.use(client);
        await bindSocialAccount(client, { userId, account: person, now });
      },
    },
  );
  return { ...signedIn, isNew: true };
}

const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';

/** Returns a random account name, one of 32⁹. Other players see it masked; with a password it can be used to log in. */
const newAccountName = (): string =>
  `player_${Array.from({ length: 9 }, () => LETTERS[randomInt(LETTERS.length)]).join('')}`;
