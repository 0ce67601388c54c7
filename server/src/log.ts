/** Logs: JSON lines, or short readable ones on a terminal. Secrets are never given to it; what slips in is masked. S22 */
import { pino } from 'pino';
import type { DestinationStream, Logger } from 'pino';

const secrets = ['password', 'withdrawPassword', 'token', 'cookie', 'captcha', 'code', 'UUID'];

/** Phone, card and id numbers that an error's words may quote: the first 3 and the last 2 digits stay. */
export const maskNumbers = (words: string): string =>
  words.replaceAll(/(?<!\d)(\d{3})\d{6,16}(\d{2})(?!\d)/g, '$1****$2');

/** An error without the rows and parameters that database errors carry. */
function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: maskNumbers(String(error)) };
  const { code } = error as { code?: unknown };
  return { type: error.name, message: maskNumbers(error.message), code, stack: maskNumbers(error.stack ?? '') };
}

export function createLog(level: string, destination: DestinationStream): Logger {
  const redact = { paths: secrets.flatMap((name) => [name, `*.${name}`]), censor: '[secret]' };
  return pino({ level, base: undefined, redact, serializers: { err: describeError } }, destination);
}

/** Standard output: JSON for a pipe, one short line for a person. */
export function logDestination(output: NodeJS.WriteStream): DestinationStream {
  if (!output.isTTY) return output;
  return { write: (line) => output.write(readable(line)) };
}

const levelNames: Record<number, string> = { 20: 'debug', 30: 'info', 40: 'warn', 50: 'error', 60: 'fatal' };

function readable(line: string): string {
  const { time, level, msg, err, ...rest } = JSON.parse(line) as Record<string, unknown>;
  const details = Object.entries(rest).map(([name, value]) => `${name}=${String(value)}`);
  const { stack } = (err ?? {}) as { stack?: string };
  const clock = new Date(Number(time)).toTimeString().slice(0, 8);
  const words = [clock, levelNames[Number(level)] ?? '', typeof msg === 'string' ? msg : '', ...details].join(' ');
  return stack === undefined ? `${words}\n` : `${words}\n${stack}\n`;
}
