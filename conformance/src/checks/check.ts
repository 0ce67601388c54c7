/** What a check gets, and how it reports. */
import type { Call } from '@foyer/contract/call.ts';
import type { Backend, Cookies, Exchange, Fields, SendOptions } from '../backend.ts';
import type { CheckName, Finding } from '../finding.ts';
import { inspect } from '../inspect.ts';

export interface Subject {
  readonly backend: Backend;
  /** The player's session; undefined if the kit was given none. */
  readonly cookies: Cookies | undefined;
  /** The session of another player; undefined if the kit was given none. */
  readonly second: Cookies | undefined;
  /** Registers a player at the first call, and returns the same one from then on. */
  readonly newcomer: () => Promise<Newcomer>;
  /** First digits of bank cards that the backend recognises. */
  readonly cardPrefix: string | undefined;
  /** Logs in once more. Undefined if the kit was given a session instead of a password. */
  readonly logIn: ((password?: string) => Promise<LoggedIn>) | undefined;
}

/** A player of the kit's own. */
export interface Newcomer {
  readonly account: string;
  /** Changed by the check of passwords. */
  password: string;
  readonly cookies: Cookies;
  /** The reply to the registration. */
  readonly exchange: Exchange;
  /** True if `--verify` has verified the phone. */
  readonly isVerified: boolean;
}

export interface LoggedIn {
  readonly exchange: Exchange;
  readonly cookies: Cookies;
}

export interface Tester extends Subject {
  readonly call: Call;
  /** Sends the call and inspects the reply. `tried` says what was tried. */
  readonly ask: (tried: string, fields: Fields, options?: SendOptions) => Promise<Exchange>;
  /** As `ask`, for another call that the check needs. */
  readonly askOther: (call: Call, tried: string, fields: Fields, options?: SendOptions) => Promise<Exchange>;
  readonly report: (check: CheckName, tried: string, problem: string, exchange: Exchange) => void;
  /** Something could not be checked, and why. */
  readonly skip: (reason: string) => void;
}

export interface Check {
  readonly appliesTo: (call: Call) => boolean;
  readonly run: (tester: Tester) => Promise<void>;
}

export function createTester(
  subject: Subject,
  call: Call,
  found: (finding: Finding) => void,
  skip: (reason: string) => void,
): Tester {
  const report: Tester['report'] = (check, tried, problem, exchange) =>
    found({ call: call.name, path: call.path, check, tried, problem, exchange });
  const askOther: Tester['askOther'] = async (other, tried, fields, options = {}) => {
    const exchange = await subject.backend.send(other, fields, { cookies: subject.cookies, ...options });
    for (const { check, problem } of inspect(other, exchange, subject.backend.timeoutMs))
      report(check, other === call ? tried : `${tried} (${other.name})`, problem, exchange);
    return exchange;
  };
  const ask: Tester['ask'] = (tried, fields, options) => askOther(call, tried, fields, options);
  return { ...subject, call, ask, askOther, report, skip };
}
