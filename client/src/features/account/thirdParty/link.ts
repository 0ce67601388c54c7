/**
 * A confirmed third-party identity to be linked to an account. Only kept in memory, because it expires within minutes.
 * AMB-155
 */
import { createStore, useStore } from '#session/store.ts';

export interface Link {
  readonly ticket: string;
  /** The visitor's name at the third party. */
  readonly passport: string;
}

const link = createStore<Link | undefined>(undefined);

export const useLink = (): Link | undefined => useStore(link, undefined);
export const keepLink = (next: Link): void => link.set(next);
export const dropLink = (): void => link.set(undefined);
