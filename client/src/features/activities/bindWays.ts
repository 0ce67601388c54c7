/** The page on which each item is verified, and whether the site runs from a home screen. SCREEN-051, ENUM-020 */
import type { BindType } from '@foyer/contract/promotions/bindType.ts';

export const bindWays = {
  name: { to: '/mine/safety' },
  email: { to: '/mine/safety' },
  bankCard: { to: '/mine/capital/bankList', search: { add: true } },
  phone: { to: '/mine/safety' },
  app: { to: '/download' },
} as const satisfies Record<BindType, { readonly to: string; readonly search?: object }>;

export const isOnHomeScreen = (): boolean => matchMedia('(display-mode: standalone)').matches;
