/** Runs the checks over the calls of the contract. docs/conformance.md */
import type { Call } from '@foyer/contract/call.ts';
import { calls } from '@foyer/contract/calls.ts';
import { createBackend } from './backend.ts';
import { answers } from './checks/answers.ts';
import { badInput } from './checks/badInput.ts';
import { createTester } from './checks/check.ts';
import type { Check, LoggedIn, Newcomer, Subject } from './checks/check.ts';
import { guessing } from './checks/limits.ts';
import { requestIds, transfers } from './checks/money.ts';
import { paging } from './checks/paging.ts';
import { privacy } from './checks/privacy.ts';
import { logIns, logOuts, sessionNeeded } from './checks/sessions.ts';
import { effects } from './checks/effects.ts';
import { foreignWrites, languages, otherMethods } from './checks/transport.ts';
import type { Finding } from './finding.ts';
import { codeOf, inspect } from './inspect.ts';
import { logInTo } from './logIn.ts';
import type { Player } from './logIn.ts';
import { registerNewcomer } from './newcomer.ts';

export interface Settings {
  /** Origin of the backend, without a path. */
  readonly url: string;
  readonly player?: Player | undefined;
  /** The value of an open session's cookie, if the kit cannot log in: another captcha. */
  readonly session?: string | undefined;
  /** Another player, who must not reach what belongs to the first. */
  readonly second?: Player | undefined;
  /** Marks the phone of the kit's own player as verified, which only the backend can. */
  readonly verify?: ((account: string) => Promise<void>) | undefined;
  /** First digits of bank cards that the backend recognises. */
  readonly cardPrefix?: string | undefined;
  /** Names of calls; every call if undefined. */
  readonly only?: readonly string[] | undefined;
  /** A call that takes longer is a finding. The client waits 5 seconds. */
  readonly timeoutMs?: number;
  readonly onCall?: (name: string) => void;
}

export interface Skipped {
  readonly call: string;
  readonly reason: string;
}
/** What was found about one call. */
export interface CallResult {
  readonly call: string;
  readonly path: string;
  readonly findings: readonly Finding[];
  readonly skipped: readonly Skipped[];
  readonly tookMs: number;
}
export interface KitResult {
  readonly url: string;
  readonly calls: readonly CallResult[];
  readonly findings: readonly Finding[];
}

/** In this order: reads before what may be counted or limited. */
const checks: readonly Check[] = [
  answers,
  otherMethods,
  paging,
  languages,
  sessionNeeded,
  foreignWrites,
  requestIds,
  transfers,
  logIns,
  logOuts,
  // Before bad input, which ends in rate limits.
  effects,
  privacy,
  badInput,
  guessing,
];

/** Calls that end the session or the account, or change its password, if a backend accepts what it should refuse. */
const last: ReadonlySet<string> = new Set(['logout', 'login', 'verifyUsername']);

function wantedCalls(only: readonly string[] | undefined): Call[] {
  const all = Object.values<Call>(calls);
  const unknown = only?.filter((name) => !all.some((call) => call.name === name)) ?? [];
  if (unknown.length > 0) throw new Error(`no such call: ${unknown.join(', ')}`);
  const wanted = all.filter(({ name }) => only === undefined || only.includes(name));
  return [...wanted.filter(({ name }) => !last.has(name)), ...wanted.filter(({ name }) => last.has(name))];
}

/** One finding for each thing that is wrong, however often it was seen. */
function distinct(findings: readonly Finding[]): Finding[] {
  const seen = new Set<string>();
  return findings.filter(({ check, problem }) => {
    const key = `${check} ${problem}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

async function testCall(subject: Subject, call: Call): Promise<CallResult> {
  const findings: Finding[] = [];
  const skipped: Skipped[] = [];
  const started = performance.now();
  const tester = createTester(
    subject,
    call,
    (finding) => findings.push(finding),
    (reason) => skipped.push({ call: call.name, reason }),
  );
  for (const check of checks.filter(({ appliesTo }) => appliesTo(call))) {
    await check.run(tester);
    // A backend that hangs is not asked for every other thing too.
    if (findings.some((finding) => finding.check === 'timeout')) break;
  }
  const tookMs = Math.round(performance.now() - started);
  return { call: call.name, path: call.path, findings: distinct(findings), skipped, tookMs };
}

/** Throws if the player cannot log in, since most calls could not be tested then. */
export async function runKit(settings: Settings): Promise<KitResult> {
  const { player, session, only, timeoutMs = 5_000, onCall, cardPrefix } = settings;
  const url = new URL(settings.url).origin;
  const backend = createBackend(url, timeoutMs);
  const logIn = player && ((password = player.password) => logInTo(backend, { ...player, password }));
  const cookies = session === undefined ? await logIn?.().then(opened) : cookiesOf(url, session);
  const second = settings.second && opened(await logInTo(backend, settings.second));
  let registering: Promise<Newcomer> | undefined;
  const newcomer = () => (registering ??= registerNewcomer(backend, settings.verify));
  const results: CallResult[] = [];
  for (const call of wantedCalls(only)) {
    onCall?.(call.name);
    results.push(await testCall({ backend, cookies, second, newcomer, logIn, cardPrefix }, call));
  }
  return { url, calls: results, findings: results.flatMap(({ findings }) => findings) };
}

function opened({ exchange, cookies }: LoggedIn): Map<string, string> {
  if (codeOf(exchange) !== 200) {
    const why = inspect(calls.login, exchange, 0).map(({ problem }) => problem);
    throw new Error(`the player cannot log in: HTTP ${exchange.status}, code ${codeOf(exchange)} ${why.join(', ')}`);
  }
  return cookies;
}

const cookiesOf = (url: string, session: string): Map<string, string> =>
  new Map([
    [url.startsWith('https:') ? '__Host-UUID' : 'UUID', session],
    ['signedIn', '1'],
  ]);
