/** How Refine reaches the house: its data, who is logged in, and what they may do. ADR 505 */
import type { AccessControlProvider, AuthProvider, BaseRecord, DataProvider } from '@refinedev/core';
import { closeSession, mySession, openSession } from '@foyer/contract/desk/session.ts';
import { beginPasskeyLogIn, openByPasskey } from '@foyer/contract/desk/passkeys.ts';
import type { ReplyOf } from '@foyer/contract/desk/deskCall.ts';
import type { Permission } from '@foyer/contract/desk/permissions.ts';
import { HouseError } from './houseError.ts';
import { answerWithPasskey } from './passkey.ts';
import { newKey, send } from './send.ts';
import { endSession, may, session, setSession } from './session.ts';
import type { Me } from './session.ts';

interface ListReply {
  readonly list: BaseRecord[];
  readonly next: string;
}

/** The desk has no resources with create, update and delete: what it changes, it changes by acts with their own names. */
const absent = (): Promise<never> =>
  Promise.reject(new HouseError({ code: 'notFound', statusCode: 404, isUnknown: false }));

/** Refine's types leave the type of what is read to its callers, here to hooks.ts: hence `never`. */
export const dataProvider: DataProvider = {
  getApiUrl: () => '',
  /** `resource` is the path of a call that replies with a page; its filters are the call's fields. */
  async getList({ resource, filters = [], pagination, meta }) {
    const fields = filters.flatMap((one) => ('field' in one ? [[one.field, one.value as unknown] as const] : []));
    const page: unknown = pagination?.currentPage;
    const cursor = typeof page === 'string' ? page : '';
    const { list, next } = await send<ListReply>({
      path: resource,
      method: 'GET',
      given: { ...Object.fromEntries(fields), cursor },
      signal: meta?.queryContext?.signal,
    });
    return { data: list as never[], total: list.length, cursor: next === '' ? {} : { next } };
  },
  /** `meta.key` is an act's Idempotency-Key. */
  async custom({ url, method, query, payload, meta }) {
    const isRead = method === 'get';
    const key: unknown = meta?.key;
    const data = await send<BaseRecord>({
      path: url,
      method: isRead ? 'GET' : 'POST',
      given: (isRead ? query : payload) ?? {},
      signal: meta?.queryContext?.signal,
      ...(typeof key === 'string' && { key }),
    });
    return { data: data as never };
  },
  getOne: absent,
  create: absent,
  update: absent,
  deleteOne: absent,
};

export interface PasswordGiven {
  readonly name: string;
  readonly password: string;
  readonly code: string;
}

/** `passkey`: the browser asks the person which one. */
export type LogInGiven = PasswordGiven | 'passkey';

const post = <Reply>(path: string, given: Readonly<Record<string, unknown>>): Promise<Reply> =>
  send<Reply>({ path, method: 'POST', given, key: newKey() });

/** Undefined if the person has cancelled. */
async function logInByPasskey(): Promise<Me | undefined> {
  const { challengeId, options } = await post<ReplyOf<typeof beginPasskeyLogIn>>(beginPasskeyLogIn.path, {});
  const response = await answerWithPasskey(options);
  return response === undefined ? undefined : post<Me>(openByPasskey.path, { challengeId, response });
}

/** The session that the house has for this browser. */
export async function readSession(): Promise<void> {
  try {
    const me = await send<Me>({ path: mySession.path, method: 'GET', given: {} });
    setSession({ state: 'in', me, isEnded: false });
  } catch (error) {
    const isOut = error instanceof HouseError && error.statusCode === 401;
    setSession({ state: isOut ? 'out' : 'unreachable' });
  }
}

export const authProvider: AuthProvider = {
  async login(given: LogInGiven) {
    try {
      const me = given === 'passkey' ? await logInByPasskey() : await post<Me>(openSession.path, { ...given });
      if (me === undefined) return { success: false };
      const held = session();
      // A passkey may be another person's, for whom the page below was not opened.
      if (held.state === 'in' && held.me.staffId !== me.staffId) location.reload();
      setSession({ state: 'in', me, isEnded: false });
      return { success: true };
    } catch (error) {
      return { success: false, error: error as HouseError };
    }
  },
  async logout() {
    // Out on this device also if the house cannot be reached: its session ends after a quarter of an hour.
    await send({ path: closeSession.path, method: 'POST', given: {}, key: newKey() }).catch(() => undefined);
    setSession({ state: 'out' });
    return { success: true };
  },
  async check() {
    if (session().state !== 'in') await readSession();
    return { authenticated: session().state === 'in' };
  },
  async onError(error: unknown) {
    if (error instanceof HouseError && error.statusCode === 401) endSession();
    return {};
  },
  async getIdentity() {
    const held = session();
    return held.state === 'in' ? held.me : null;
  },
  async getPermissions() {
    const held = session();
    return held.state === 'in' ? held.me.permissions : [];
  },
};

/** `action` is a permission of the contract. */
export const accessControlProvider: AccessControlProvider = {
  can: async ({ action }) => ({ can: may(action as Permission) }),
};
