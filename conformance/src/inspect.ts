/** Checks that every reply must pass, whatever was asked. ENV-008, AMB-166, AMB-172 */
import type { Call } from '@foyer/contract/call.ts';
import { alwaysPossible, refusals } from '@foyer/contract/refusals.ts';
import { faultsOf } from '@foyer/reference/faultsOf.ts';
import { scalarComponents, schemaOf } from '@foyer/reference/schemaOf.ts';
import * as v from 'valibot';
import type { Exchange } from './backend.ts';
import type { Problem } from './finding.ts';

export interface Envelope {
  readonly code: number;
  readonly data: unknown;
  readonly message: string;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The body as JSON; undefined if it is none. */
function bodyOf({ body }: Exchange): unknown {
  try {
    return JSON.parse(body) as unknown;
  } catch {
    return undefined;
  }
}

/** The envelope of a reply, as far as it has one. */
export function envelopeOf(exchange: Exchange): Envelope | undefined {
  const body = bodyOf(exchange);
  if (!isObject(body)) return undefined;
  const code = Number(body.code);
  return Number.isInteger(code)
    ? { code, data: body.data, message: typeof body.msg === 'string' ? body.msg : '' }
    : undefined;
}

export const codeOf = (exchange: Exchange): number => envelopeOf(exchange)?.code ?? 0;
export const isLimited = (exchange: Exchange): boolean => codeOf(exchange) === refusals.TOO_MANY_REQUESTS;

/** Codes that the call may answer with, besides 200. */
const declaredCodes = ({ refuses, accepts }: Call): Set<number> =>
  new Set([...[...refuses, ...alwaysPossible].map((name) => refusals[name]), ...accepts]);

/** What only the inside of a backend knows. */
const leak =
  /\bat .{0,99}\.(?:[jt]s|java|php|py|go|cs):\d+|node_modules|syntax error at|violates .{0,20}constraint|SQLSTATE|Traceback \(most|Exception in thread/i;

const problem = (text: string): Problem => ({ check: 'reply', problem: text });

/** All problems of one reply. */
export function inspect(call: Call, exchange: Exchange, timeoutMs: number): Problem[] {
  if (exchange.failure === 'timeout') return [{ check: 'timeout', problem: `no reply within ${timeoutMs} ms` }];
  if (exchange.failure === 'network') return [{ check: 'timeout', problem: 'the connection was refused or broken' }];
  const leaks = leak.test(exchange.body) ? [problem('shows the inside of the backend')] : [];
  if (call.reply === 'redirect' && exchange.status >= 300 && exchange.status < 400)
    return exchange.headers.location === undefined ? [problem('redirects nowhere'), ...leaks] : leaks;
  return [...ofTransport(exchange), ...ofEnvelope(exchange), ...ofContent(call, exchange), ...leaks];
}

/** A refusal is HTTP 200; other statuses are for what happened before or outside of the call. */
function ofTransport({ status, headers, body }: Exchange): Problem[] {
  const problems: Problem[] = [];
  if (status !== 200 && status !== 429) problems.push(problem(`HTTP ${status} in place of 200`));
  if (status === 429 && !/^\d+$/.test(headers['retry-after'] ?? ''))
    problems.push(problem('HTTP 429 without retry-after'));
  if (!(headers['content-type'] ?? '').includes('application/json'))
    problems.push(problem('is not sent as application/json'));
  if (body === '') problems.push(problem('has no body'));
  return problems;
}

function ofEnvelope(exchange: Exchange): Problem[] {
  const body = bodyOf(exchange);
  if (body === undefined) return [problem('is no JSON')];
  if (!isObject(body)) return [problem('has no envelope')];
  const missing = ['code', 'data', 'msg', 'message', 'success'].filter((name) => !Object.hasOwn(body, name));
  if (missing.length > 0) return [problem(`the envelope lacks ${missing.join(', ')}`)];
  const problems: Problem[] = [];
  if (!Number.isInteger(body.code)) problems.push(problem(`the code is ${JSON.stringify(body.code)}, no whole number`));
  if (typeof body.msg !== 'string' || typeof body.message !== 'string')
    problems.push(problem('the message is no text'));
  else if (body.msg !== body.message) problems.push(problem('msg and message differ'));
  if (body.success !== (Number(body.code) === 200))
    problems.push(problem(`success is ${JSON.stringify(body.success)}`));
  return problems;
}

function ofContent(call: Call, exchange: Exchange): Problem[] {
  const envelope = envelopeOf(exchange);
  if (envelope === undefined) return [];
  const { code, data, message } = envelope;
  if (code === 200) return ofData(call, data);
  if (call.accepts.includes(code)) return [];
  const problems: Problem[] = [];
  if (code === refusals.SERVICE_ERROR) problems.push(problem('answers with an error of its own (500)'));
  if (!declaredCodes(call).has(code)) problems.push(problem(`code ${code} is not declared for this call`));
  if (message.trim() === '') problems.push(problem(`code ${code} comes without words for the player`));
  if ((code === refusals.TOO_MANY_REQUESTS) !== (exchange.status === 429))
    problems.push(problem(`code ${code} with HTTP ${exchange.status}`));
  return problems;
}

/** The documented form first, since it names the field; the contract's codec also knows rules between fields. */
function ofData(call: Call, data: unknown): Problem[] {
  const faults = faultsOf(schemaOf(call.response, 'reply'), data ?? null, scalarComponents);
  if (faults.length > 0)
    return faults.slice(0, 5).map(({ path, problem: what }) => problem(`data${path === '' ? '' : `.${path}`} ${what}`));
  const read = v.safeParse(call.response.schema, data);
  return read.success ? [] : [problem(`data cannot be read: ${read.issues[0].message}`)];
}
