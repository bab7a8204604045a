import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Call, Envelope } from '../../contract/call.ts';
import { API_PREFIX, calls, type CallName } from '../../contract/calls.ts';
import { CallError, commonErrors, ErrorCode } from '../../contract/errors.ts';
import { sqlState } from '../db/pool.ts';
import type { Authentication } from '../sessions/authenticate.ts';
import { authenticateRequest, type AuthenticationDeps } from '../sessions/authenticate-request.ts';
import { localeOf, errorEnvelope } from './envelope.ts';
import { addFormData } from './form-data.ts';
import type { Context, Handlers } from '../calls/handler.ts';
import type { Mode } from '../mode.ts';
import { validateRequest, responseProblems } from './validation.ts';

/** Dependencies of the call routes. */
export interface CallRouteDeps extends AuthenticationDeps {
  readonly handlers: Handlers;
  readonly mode: Mode;
}

/** A handler without the types of its call; requests are validated before it is called. */
type AnyHandler = (request: unknown, context: Context) => Promise<object>;

/**
 * Adds one POST route for every call of the contract. A known call is always answered with status 200 and an errcode:
 * browsers log every other status to the console as an error, but a wrong password is no error of the product.
 */
export async function addCallRoutes(app: FastifyInstance, deps: CallRouteDeps): Promise<void> {
  const addRoute = (to: FastifyInstance, name: CallName): void => {
    // The type Handlers guarantees one handler per call, but TypeScript cannot see that in a loop over the names.
    const handler = deps.handlers[name] as unknown as AnyHandler;
    to.post(
      `${API_PREFIX}${name}`,
      { onRequest: (request, reply) => admit(deps, calls[name], request, reply) },
      (request) => handleCall(deps, calls[name], handler, request),
    );
  };
  const names = Object.keys(calls) as CallName[];
  for (const name of names.filter((one) => !isUpload(one))) addRoute(app, name);
  // Only the upload routes parse form data; they also accept longer bodies than all other routes.
  await app.register(async (uploads) => {
    addFormData(uploads);
    for (const name of names.filter(isUpload)) addRoute(uploads, name);
  });
}

const isUpload = (name: CallName): boolean => calls[name].isUpload;

/** PostgreSQL's error codes for text that it cannot store: a zero character, or half of a surrogate pair. */
const UNSTORABLE = new Set(['22021', '22P05']);

/** A call in progress: the time at which its headers arrived, from performance.now(), and its sender. */
interface Admission extends Authentication {
  readonly started: number;
}

/** Set by `admit` before the body is read. */
const admissions = new WeakMap<FastifyRequest, Admission>();

/**
 * Authenticates and counts a call before its body is read, so that a refused body costs nothing. Responds if the call
 * is refused.
 */
async function admit(deps: CallRouteDeps, call: Call, request: FastifyRequest, reply: FastifyReply) {
  const started = performance.now();
  let user: number | undefined;
  reply.header('cache-control', 'no-store');
  try {
    const sender = { token: request.headers.authorization, ip: request.ip, rate: call.rate };
    const authentication = await authenticateRequest(deps, sender);
    const { session, deadToken, isWithinLimit, keptOutBy } = authentication;
    user = session?.userId;
    if (!isWithinLimit) throw new CallError(ErrorCode.rateLimited);
    if (call.token === 'required' ? session === undefined : call.token === 'optional' && deadToken)
      throw new CallError(
        ErrorCode.unauthorized,
        keptOutBy && { because: keptOutBy.code, ...keptOutBy.detail },
      );
    admissions.set(request, { ...authentication, started });
    return undefined;
  } catch (error) {
    const refusal = refusalOf(deps, call, request, error);
    logCall(call, request, { errcode: refusal.errcode, user, started });
    return reply.send(refusal);
  }
}

/** Validates the body of an admitted call and runs its handler. */
async function handleCall(deps: CallRouteDeps, call: Call, handler: AnyHandler, request: FastifyRequest) {
  const admission = admissions.get(request);
  if (admission === undefined) throw new Error(`${call.name} was not admitted`);
  const { session, deadToken, keptOutBy, started } = admission;
  let errcode: number = 0;
  try {
    const checked = validateRequest(call.request, request.body);
    if ('fields' in checked) throw new CallError(ErrorCode.validationFailed, {}, checked.fields);
    const response = await handler(checked.value, {
      db: deps.db,
      clock: deps.clock,
      live: deps.live,
      log: request.log,
      locale: localeOf(request),
      ip: request.ip,
      limits: deps.limits,
      agent: request.headers['user-agent'] ?? '',
      session,
      deadToken,
      keptOutBy,
    });
    if (deps.mode !== 'production') assertContract(call, response);
    return { errcode: 0, serverTime: deps.clock.now(), ...response };
  } catch (error) {
    const refusal = refusalOf(deps, call, request, error);
    errcode = refusal.errcode;
    return refusal;
  } finally {
    logCall(call, request, { errcode, user: session?.userId, started });
  }
}

/** Returns the envelope for an error of a call, and logs the error if it is a defect of the server. */
function refusalOf(deps: CallRouteDeps, call: Call, request: FastifyRequest, error: unknown): Envelope {
  const known =
    error instanceof CallError
      ? error
      : UNSTORABLE.has(sqlState(error) ?? '')
        ? new CallError(ErrorCode.validationFailed)
        : undefined;
  const errcode = known?.code ?? ErrorCode.internalError;
  if (known === undefined) request.log.error({ err: error, call: call.name }, 'a call failed');
  else if (!isDeclared(call, known.code))
    request.log.warn({ call: call.name, errcode }, 'a code that the contract does not list');
  return errorEnvelope(errcode, deps.clock.now(), localeOf(request), {
    detail: known?.detail ?? {},
    fields: known?.fields,
  });
}

function logCall(
  call: Call,
  request: FastifyRequest,
  { errcode, user, started }: { errcode: number; user: number | undefined; started: number },
): void {
  const ms = Math.round((performance.now() - started) * 10) / 10;
  request.log.info({ call: call.name, errcode, user, ip: request.ip, ms }, 'call');
}

const isDeclared = (call: Call, code: ErrorCode): boolean =>
  call.errors.includes(code) || commonErrors.some((common) => common === code);

/** Throws for a response that breaks the contract, so that the error is found before clients rely on it. */
function assertContract(call: Call, response: unknown): void {
  const problems = responseProblems(call.response, response);
  if (problems !== undefined)
    throw new Error(`${call.name} responds against its contract: ${JSON.stringify(problems)}`);
}
