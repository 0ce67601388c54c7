/** What the backend of this site offers: the page shows nothing else. Decision 463 */
import type { Feature } from '@foyer/contract/features.ts';

let absent: readonly string[] = [];

/** Features that are not offered, and their addresses. Set before the first rendering. */
export const setAbsent = (parts: readonly string[] = []): void => void (absent = parts);

export const isOffered = (feature: Feature): boolean => !absent.includes(feature);

/** Leaves out the links to pages that are not offered. */
export const offeredOf = <L extends { readonly to: string }>(links: readonly L[]): L[] =>
  links.filter(({ to }) => isPathOffered(to));

/** Whether this site has the page at an address. */
export const isPathOffered = (address: string): boolean => !absent.includes(address.split('?')[0] ?? '');
