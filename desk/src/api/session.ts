/** Who is logged in at the desk. It is kept here and in the cookie that only the house reads. */
import { useSyncExternalStore } from 'react';
import type { ReplyOf } from '@foyer/contract/desk/deskCall.ts';
import type { Permission } from '@foyer/contract/desk/permissions.ts';
import type { mySession } from '@foyer/contract/desk/session.ts';

export type Me = ReplyOf<typeof mySession>;

export type Session =
  | { readonly state: 'reading' }
  | { readonly state: 'unreachable' }
  | { readonly state: 'out' }
  /** `isEnded`: the house has ended it. The page stays as it is, below a log-in for the same person. */
  | { readonly state: 'in'; readonly me: Me; readonly isEnded: boolean };

let current: Session = { state: 'reading' };
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const session = (): Session => current;

export function setSession(next: Session): void {
  current = next;
  for (const listener of listeners) listener();
}

/** Called for every reply of 401. A page that nobody had logged in shows the log-in. */
export function endSession(): void {
  setSession(current.state === 'in' ? { ...current, isEnded: true } : { state: 'out' });
}

export const useSession = (): Session => useSyncExternalStore(subscribe, session);

export const may = (permission: Permission): boolean =>
  current.state === 'in' && current.me.permissions.includes(permission);

/** Returns whether the person who is logged in has this permission. What it is missing for is not shown. */
export function useMay(): (permission: Permission) => boolean {
  const held = useSession();
  return (permission) => held.state === 'in' && held.me.permissions.includes(permission);
}
