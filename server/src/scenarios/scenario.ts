/**
 * Scenarios of the sandbox: faults and states that one browser asks for, to show them or to test with them. The choice
 * is the value of a cookie, so it affects no other visitor and every process of the house knows it. docs/scenarios.md
 */
import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';

export const scenarioPath = '/sandbox/scenarios';
export const scenarioCookie = 'scenario';

/** After this time a scenario ends by itself. */
export const scenarioLifeMs = 600_000;

/** A number in JSON, or the text of a form's field. */
const between = (least: number, most: number) =>
  v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.regex(/^-?\d{1,6}$/), v.transform(Number))]),
    v.integer(),
    v.minValue(least),
    v.maxValue(most),
  );

export const scenarioCodes = [99_999, 808, 701] as const;
export const offlineReaches = ['calls', 'everything'] as const;

/** The fields of each kind. The page's form has a field for each of them, with these limits. */
export const limits = {
  ms: { least: 100, most: 10_000, usual: 2_000 },
  perSecond: { least: 1, most: 50, usual: 10 },
  seconds: { least: -86_400, most: 86_400, usual: 3_600 },
} as const;

const scenarioSchema = v.variant('kind', [
  v.object({ kind: v.literal('slow'), ms: between(limits.ms.least, limits.ms.most) }),
  v.object({ kind: v.literal('offline'), reach: v.picklist(offlineReaches) }),
  v.object({
    kind: v.literal('code'),
    code: v.pipe(between(1, 99_999), v.picklist(scenarioCodes)),
    /** Names or paths of calls, with `*` for any text. */
    calls: v.pipe(v.string(), v.regex(/^[\w/*.-]{1,80}$/)),
  }),
  v.object({ kind: v.literal('news'), perSecond: between(limits.perSecond.least, limits.perSecond.most) }),
  v.object({ kind: v.literal('clock'), seconds: between(limits.seconds.least, limits.seconds.most) }),
]);

export type Scenario = v.InferOutput<typeof scenarioSchema>;
export type ScenarioKind = Scenario['kind'];

export interface RunningScenario {
  readonly scenario: Scenario;
  readonly endsMs: number;
}

export function readScenario(given: unknown): Scenario | undefined {
  const read = v.safeParse(scenarioSchema, given);
  return read.success ? read.output : undefined;
}

export const cookieValueOf = (running: RunningScenario): string =>
  Buffer.from(JSON.stringify(running)).toString('base64url');

const cookieSchema = v.object({ scenario: scenarioSchema, endsMs: v.pipe(v.number(), v.integer()) });

function readCookie(value: string): RunningScenario | undefined {
  try {
    const read = v.safeParse(cookieSchema, JSON.parse(Buffer.from(value, 'base64url').toString()));
    return read.success ? read.output : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a request may be in a scenario. For requests that are answered before the application sees them. */
export const hasScenarioCookie = (cookie: string | undefined): boolean =>
  cookie !== undefined && cookie.includes(`${scenarioCookie}=`);

/** Returns the request's scenario if it has not ended. A visitor may write the cookie, but not a longer life. */
export function scenarioOf(request: FastifyRequest, nowMs: number): RunningScenario | undefined {
  if (!hasScenarioCookie(request.headers.cookie)) return undefined;
  const running = readCookie((request.cookies[scenarioCookie] ?? '').slice(0, 400));
  if (running === undefined || running.endsMs <= nowMs || running.endsMs > nowMs + scenarioLifeMs) return undefined;
  return running;
}

/** Whether a call's name or path fits the pattern. */
export const isCallNamed = (pattern: string, name: string, path: string): boolean =>
  fits(pattern.toLowerCase().split('*'), name.toLowerCase()) ||
  fits(pattern.toLowerCase().split('*'), path.toLowerCase());

/** Finds the parts in their order. No regular expression, whose time a pattern of many asterisks could make endless. */
function fits([first = '', ...parts]: readonly string[], text: string): boolean {
  const last = parts.pop();
  if (last === undefined) return text === first;
  if (!text.startsWith(first)) return false;
  let at = first.length;
  for (const part of parts) {
    const found = text.indexOf(part, at);
    if (found === -1) return false;
    at = found + part.length;
  }
  return text.length - last.length >= at && text.endsWith(last);
}
