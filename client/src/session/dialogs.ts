/** The open dialog; at most one at a time. POPUP-007, STATE-013, STATE-018 */
import { createStore, useStore } from '#session/store.ts';

/** Why a guest must log in. ROLE-005 to ROLE-008 */
export type LoginReason = 'play' | 'offer' | 'bonus' | 'favourite';

export interface LaunchTarget {
  readonly gameId: string;
  readonly name: string;
  readonly platformCode: string;
  readonly platformKey: string;
  readonly platformName: string;
  readonly gameType: number;
  readonly isTrialOffered: boolean;
  /** The page within the game window: the part of its address after `#/`. */
  readonly place?: string;
}

export type OpenDialog =
  | { readonly kind: 'login'; readonly panel?: 'forget' }
  | { readonly kind: 'reminder'; readonly reason: LoginReason }
  | { readonly kind: 'ticket' }
  | { readonly kind: 'secondFactor'; readonly ticket: string }
  | { readonly kind: 'proof'; readonly hasFactor: boolean; readonly onAnswer: (isProved: boolean) => void }
  | { readonly kind: 'announcements' }
  | { readonly kind: 'search' }
  | { readonly kind: 'menu' }
  | { readonly kind: 'prizeWheel' }
  | { readonly kind: 'maintenance'; readonly remarks: string }
  | { readonly kind: 'noTrial' }
  | { readonly kind: 'trial'; readonly target: LaunchTarget }
  | { readonly kind: 'choice'; readonly target: LaunchTarget }
  | { readonly kind: 'funds'; readonly target: LaunchTarget }
  | { readonly kind: 'wallet'; readonly platformKey?: string };

const dialog = createStore<OpenDialog | undefined>(undefined);

export const useOpenDialog = (): OpenDialog | undefined => useStore(dialog, undefined);
export const openDialog = (next: OpenDialog): void => dialog.set(next);
export const closeDialog = (): void => dialog.set(undefined);
