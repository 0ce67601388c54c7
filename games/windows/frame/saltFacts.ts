/** Where the salt of a hash chain came from, and whether it was fixed in time: for windows of shared events. F01 */
import type { ChainSalt } from '@foyer/contract/chainSalt.ts';
import { deviceTime } from '@foyer/text/time.ts';
import { verifySalt } from '../../fair/salt.ts';
import { el } from './dom.ts';
import type { PlayWords } from './words.ts';

/** A term of a `dl.facts` with its value. */
export const fact = (label: string, value: string): HTMLElement[] => [
  el('dt', {}, label),
  el('dd', {}, el('code', {}, value)),
];

/** Terms of a `dl.facts`. The source says so if nothing kept the house from choosing the chain. */
export const saltFacts = (words: PlayWords, salt: ChainSalt): HTMLElement[] => [
  ...(salt.salt === '' ? [] : fact(words('saltTerm'), salt.salt)),
  el('dt', {}, words('saltFrom')),
  el('dd', {}, words(`saltKind.${salt.kind}`, { count: salt.seedCount })),
  ...(salt.pulseAddress === '' ? [] : fact('URL', salt.pulseAddress)),
  ...(salt.fixedMs === 0 ? [] : fact(words('saltFixed'), deviceTime(salt.fixedMs))),
  ...(salt.entryNo === 0 ? [] : fact(words('saltEntry'), String(salt.entryNo))),
];

/** Whether a salt came in time for an event: undefined without a salt. Checked in this browser. */
export const isSaltSound = (salt: ChainSalt, publishedMs: number, startMs: number): boolean | undefined =>
  salt.salt === '' ? undefined : verifySalt(salt, { publishedMs, startMs }) === 'holds';

export const saltVerdict = (words: PlayWords, isSound: boolean | undefined): string =>
  isSound === undefined ? '' : words(isSound ? 'saltHolds' : 'saltFails');
