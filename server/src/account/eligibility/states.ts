import { identityStates } from '@foyer/contract/account/eligibility.ts';
import type { IdentityState } from '@foyer/contract/account/eligibility.ts';

export const isIdentityState = (word: string): word is IdentityState =>
  (identityStates as readonly string[]).includes(word);
