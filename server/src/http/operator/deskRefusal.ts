/** Errors of /operator: one shape for all, `{error, status, message, fields?}`. */
import type { DeskError, DeskErrorCode, DeskFieldError, FieldRule } from '@foyer/contract/desk/deskCall.ts';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { saidOf } from './olderErrors.ts';
import { Refusal } from '../../refusal.ts';
import { retryAfterOf, statusOf } from '../reply.ts';

const statuses: Readonly<Record<DeskErrorCode, number>> = {
  badRequest: 400,
  badFields: 400,
  keyMissing: 400,
  loggedOut: 401,
  wrongLogIn: 401,
  wrongPasskey: 401,
  foreignPage: 403,
  noPermission: 403,
  notFound: 404,
  unknownPlayer: 404,
  unknownOrder: 404,
  wrongLink: 404,
  claimedByOther: 409,
  decidedOtherwise: 409,
  closed: 409,
  otherAmount: 409,
  noPayout: 409,
  nothingToDecide: 409,
  nothingToVoid: 409,
  reviewerIsSame: 409,
  nameTaken: 409,
  lastAdmin: 409,
  lastWayIn: 409,
  isSelf: 409,
  changedMeanwhile: 409,
  requestInFlight: 409,
  keyReused: 409,
  tooManyTries: 429,
  busy: 503,
  failed: 500,
};

const messages: Readonly<Partial<Record<DeskErrorCode, string>>> = {
  badFields: 'some fields cannot be taken',
  keyMissing: 'the header Idempotency-Key is missing: 8 to 100 letters, digits, dashes or underscores',
  loggedOut: 'there is no session',
  wrongLogIn: 'name, password or code is wrong',
  wrongPasskey: 'the passkey is unknown, or its answer is wrong or too late',
  wrongLink: 'the link was used, has ended or is unknown',
  foreignPage: 'the request does not come from a page of the desk',
  noPermission: 'the role or key lacks the permission',
  claimedByOther: 'someone else looks at it',
  decidedOtherwise: 'it was decided otherwise',
  otherAmount: 'another amount arrived',
  noPayout: 'no provider pays this method',
  reviewerIsSame: 'another person has to agree',
  lastAdmin: 'the last admin stays one',
  lastWayIn: 'there is no other way to log in',
  changedMeanwhile: 'it has changed since it was read',
  requestInFlight: 'the same request is under way',
  keyReused: 'the Idempotency-Key was used for another request',
  failed: 'the outcome is unknown',
};

/** Ends a request of the desk with an error. Nothing was changed. */
export class DeskRefusal extends Error {
  readonly code: DeskErrorCode;
  readonly fields: readonly DeskFieldError[];
  readonly retrySeconds: number | undefined;

  constructor(code: DeskErrorCode, given: { fields?: readonly DeskFieldError[]; retrySeconds?: number } = {}) {
    super(messages[code] ?? code);
    this.code = code;
    this.fields = given.fields ?? [];
    this.retrySeconds = given.retrySeconds;
  }
}

export const refuseField = (name: string, message: string, rule: FieldRule, bound?: number | string): never => {
  throw new DeskRefusal('badFields', { fields: [{ name, message, rule, ...(bound !== undefined && { bound }) }] });
};

const bodyOf = (error: string, status: number, message: string, fields: readonly DeskFieldError[] = []): DeskError => ({
  error,
  status,
  message,
  ...(fields.length > 0 && { fields }),
});

function sendRefusal(reply: FastifyReply, refusal: DeskRefusal): FastifyReply {
  const status = statuses[refusal.code];
  if (refusal.retrySeconds !== undefined) reply.header('retry-after', String(refusal.retrySeconds));
  return reply.code(status).send(bodyOf(refusal.code, status, refusal.message, refusal.fields));
}

function sendError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof DeskRefusal) return sendRefusal(reply, error);
  if (error instanceof Refusal) return reply.code(409).send(bodyOf(error.name, 409, error.message));
  const status = error.statusCode ?? 500;
  if (status >= 400 && status < 500) return reply.code(status).send(bodyOf('badRequest', status, error.message));
  request.log.error({ err: error }, 'failed');
  const seconds = retryAfterOf(error);
  if (seconds !== undefined) reply.header('retry-after', String(seconds));
  const known = statusOf(error);
  return reply.code(known).send(bodyOf('failed', known, messages.failed ?? ''));
}

const isBareError = (payload: unknown): payload is { readonly error: string } =>
  typeof payload === 'object' && payload !== null && 'error' in payload && !('status' in payload);

/** Gives every error of this scope the one shape. Older routes reply with `error` alone, and get the rest here. */
export function addDeskErrors(app: FastifyInstance): void {
  app.setErrorHandler(sendError);
  app.addHook('preSerialization', (_request, reply, payload, done) => {
    if (!isBareError(payload)) return done(null, payload);
    if (reply.statusCode < 400) reply.code(409);
    const known = messages[payload.error as DeskErrorCode];
    const { message, fields } = known === undefined ? saidOf(payload.error) : { message: known, fields: [] };
    done(null, { ...bodyOf(payload.error, reply.statusCode, message, fields), ...payload });
  });
}
