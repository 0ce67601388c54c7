/** How a planted deviation is written: what it changes in the answers of one call. */
import type { Calls } from '@foyer/contract/calls.ts';
import type { CheckName } from '../finding.ts';
import type { Answer, Asked, Reply } from './brokenBackend.ts';

export interface Deviation {
  readonly name: string;
  /** The call that the kit is run over. */
  readonly only: keyof Calls;
  /** The call whose answers deviate, if it is another. */
  readonly at?: keyof Calls;
  /** The kind of check that has to find it. */
  readonly foundBy: CheckName;
  /** Makes the answers of one run, since some remember what was asked before. */
  readonly answer: () => Answer;
}

type Loose = Record<string, any>;
const parsed = ({ body }: Reply): Loose | undefined => {
  try {
    return JSON.parse(body) as Loose;
  } catch {
    return undefined;
  }
};

export const codeIn = (reply: Reply): number => Number(parsed(reply)?.code);
export const isSuccess = (reply: Reply): boolean => codeIn(reply) === 200;

/** The reply with an edited envelope; an edit that returns a value replaces it. */
export function edited(reply: Reply, edit: (envelope: Loose) => unknown): Reply {
  const envelope = parsed(reply);
  if (envelope === undefined) return reply;
  const next = edit(envelope);
  return { ...reply, body: JSON.stringify(typeof next === 'object' && next !== null ? next : envelope) };
}

type Where = (reply: Reply) => boolean;
const everywhere: Where = () => true;

/** Edits the envelope of every reply, or of those that `where` names. */
export const envelope =
  (edit: (envelope: Loose) => unknown, where: Where = everywhere): (() => Answer) =>
  () =>
  async (_asked, forward) => {
    const reply = await forward();
    return where(reply) ? edited(reply, edit) : reply;
  };

/** Edits the data of every success. */
export const data = (edit: (data: any) => void): (() => Answer) =>
  envelope(({ data: own }) => {
    edit(own);
  }, isSuccess);

/** Replaces parts of the reply. */
export const reply =
  (change: (reply: Reply) => Partial<Reply>, where: Where = everywhere): (() => Answer) =>
  () =>
  async (_asked, forward) => {
    const own = await forward();
    return where(own) ? { ...own, ...change(own) } : own;
  };

/** Sends another request on. */
export const request =
  (change: (asked: Asked) => Partial<Asked>): (() => Answer) =>
  () =>
  (asked, forward) =>
    forward(change(asked));

export const withFields = ({ fields }: Asked, changes: Readonly<Record<string, string>>): Pick<Asked, 'fields'> => {
  const next = new URLSearchParams(fields);
  for (const [name, value] of Object.entries(changes)) next.set(name, value);
  return { fields: next };
};

export const success = (given: unknown = null): Loose => ({
  code: 200,
  data: given,
  msg: '',
  message: '',
  success: true,
});
export const refusal = (code: number, given: unknown = null): Loose => ({
  code,
  data: given,
  msg: 'No',
  message: 'No',
  success: false,
});
export const isRefusal =
  (...codes: number[]): Where =>
  (own) =>
    codes.includes(codeIn(own));
