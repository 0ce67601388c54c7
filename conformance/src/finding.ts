/** What the kit reports. */
import type { Exchange } from './backend.ts';

/** The kinds of checks, in the order of the report. */
export const checkNames = {
  reply: 'Replies: HTTP status, envelope, codes, types',
  timeout: 'Replies in time',
  input: 'Bad input is refused and changes nothing',
  session: 'Sessions',
  privacy: 'Records of another player',
  effect: 'Good input of writes does what it says',
  origin: 'Writes of other sites are refused',
  money: 'Money moves once',
  paging: 'Paging',
  limits: 'Limits',
  language: 'Languages',
} as const;
export type CheckName = keyof typeof checkNames;

export interface Problem {
  readonly check: CheckName;
  readonly problem: string;
}

export interface Finding extends Problem {
  /** Name of the call in the contract. */
  readonly call: string;
  readonly path: string;
  /** What was tried, such as "amount too long". */
  readonly tried: string;
  readonly exchange: Exchange;
}
