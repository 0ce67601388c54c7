import { queryRegisterItem } from '@foyer/contract/account/register.ts';
import { getFrontConfigList, init } from '@foyer/contract/site/config.ts';
import { q } from '#api/query.ts';

/** Reads that decide which form is shown; the screen prefetches them. */
export const registerReads = {
  site: () => q(init, {}),
  variant: () => q(getFrontConfigList, { configKeys: 'registerVariant' }),
  items: () => q(queryRegisterItem, {}),
} as const;
