/**
 * Logs: JSON lines, or short readable ones on a terminal. Secrets are never passed in; any that slip in are masked. S22
 */
import { pino } from 'pino';
import type { DestinationStream, Logger } from 'pino';
import { sourcePlaces } from './sourcePlaces.ts';

const secrets = ['password', 'withdrawPassword', 'token', 'cookie', 'captcha', 'code', 'UUID'];

/** Masks phone, card and id numbers that an error's message may quote. Keeps the first 3 and the last 2 digits. */
export const maskNumbers = (words: string): string =>
  words.replaceAll(/(?<!\d)(\d{3})\d{6,16}(\d{2})(?!\d)/g, '$1****$2');

/**
 * Matches error codes of the system or database, such as ECONNREFUSED or 23505, but no code that was sent to a player.
 */
const errorCode = /^(?:[A-Z][A-Z\d_]{2,40}|[\dA-Z]{5})$/;

class ErrorCode {
  readonly code: string;
  constructor(code: string) {
    this.code = code;
  }
}

const masked = (words: unknown): string => (typeof words === 'string' ? maskNumbers(sourcePlaces(words)) : '');

/**
 * Describes an error without the rows and parameters that database errors carry. Also accepts plain copies of errors,
 * as the job queue passes them. For an aggregate error it includes each of its errors.
 */
function describeError(error: unknown): object {
  if (typeof error !== 'object' || error === null) return { message: maskNumbers(String(error)) };
  const { name, message, code, stack, cause, errors } = error as Partial<AggregateError & { code: unknown }>;
  const text = masked(message);
  return {
    type: name ?? 'Error',
    message: text === '' && !(error instanceof Error) ? maskNumbers(JSON.stringify(error) ?? '').slice(0, 500) : text,
    ...(typeof code === 'string' && errorCode.test(code) && { code: new ErrorCode(code) }),
    stack: masked(stack),
    ...(cause !== undefined && { cause: shortly(cause) }),
    ...(Array.isArray(errors) && { errors: errors.slice(0, 5).map(shortly) }),
  };
}

/** Describes the cause of an error in a few words. */
function shortly(error: unknown): string {
  const { message, code } = (error ?? {}) as { message?: unknown; code?: unknown };
  const words =
    typeof message === 'string' && message !== '' ? message : typeof code === 'string' ? code : String(error);
  return maskNumbers(words);
}

export function createLog(level: string, destination: DestinationStream): Logger {
  const redact = {
    paths: secrets.flatMap((name) => [name, `*.${name}`]),
    // An error's own code is kept because it says what failed. describeError ensures that no other code is stored
    // there.
    censor: (value: unknown): unknown => (value instanceof ErrorCode ? value.code : '[secret]'),
  };
  return pino({ level, base: null, redact, serializers: { err: describeError } }, destination);
}

/** Standard output: JSON for a pipe, one short line for a person. */
export function logDestination(output: NodeJS.WriteStream): DestinationStream {
  if (!output.isTTY) return gathered(output);
  return { write: (line) => output.write(readable(line)) };
}

/** How long lines may wait for others, and how many characters may wait. */
const gatherMs = 20;
const mostGathered = 16_384;
const warning = 40;

/**
 * Writes the lines of many requests at once, because each write to a pipe waits for the system. A warning or an error is
 * written at once, with what waits, and so is everything when the process ends, also by a crash.
 */
function gathered(output: NodeJS.WriteStream): DestinationStream {
  let lines = '';
  let timer: NodeJS.Timeout | undefined;
  const flush = (): void => {
    clearTimeout(timer);
    timer = undefined;
    if (lines !== '') output.write(lines);
    lines = '';
  };
  process.on('exit', flush);
  return {
    // pino tells the level of a line to a stream that asks for it.
    [Symbol.for('pino.metadata')]: true,
    lastLevel: 0,
    write(line: string) {
      lines += line;
      if (this.lastLevel >= warning || lines.length >= mostGathered) flush();
      else timer ??= setTimeout(flush, gatherMs).unref();
    },
  } as DestinationStream & { lastLevel: number };
}

const levelNames: Record<number, string> = { 20: 'debug', 30: 'info', 40: 'warn', 50: 'error', 60: 'fatal' };

function readable(line: string): string {
  const { time, level, msg, err, ...rest } = JSON.parse(line) as Record<string, unknown>;
  const details = Object.entries(rest).map(
    // A value with a line break would look like a line of its own.
    ([name, value]) => `${name}=${typeof value === 'string' && !/\p{C}/u.test(value) ? value : JSON.stringify(value)}`,
  );
  const { stack } = (err ?? {}) as { stack?: string };
  const clock = new Date(Number(time)).toTimeString().slice(0, 8);
  const words = [clock, levelNames[Number(level)] ?? '', typeof msg === 'string' ? msg : '', ...details].join(' ');
  return stack === undefined ? `${words}\n` : `${words}\n${stack}\n`;
}
