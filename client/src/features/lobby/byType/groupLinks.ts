/** Links to the groups of platforms that have their own screen on this site; the others open inside the hub. */
import type { PlatformGroup } from '@foyer/contract/lobby/lists.ts';
import { linkOptions } from '@tanstack/react-router';
import { isPathOffered } from '#session/offered.ts';

const screens = {
  live: linkOptions({ to: '/game/liveCasino' }),
  sports: linkOptions({ to: '/game/sports' }),
  lottery: linkOptions({ to: '/game/lottery' }),
  fish: linkOptions({ to: '/game/catchFish' }),
  chess: linkOptions({ to: '/game/chess' }),
  texas: linkOptions({ to: '/texas' }),
} as const;

const hasScreen = (group: PlatformGroup): group is keyof typeof screens => Object.hasOwn(screens, group);

export const groupLink = (group: PlatformGroup) =>
  hasScreen(group) && isPathOffered(screens[group].to)
    ? screens[group]
    : linkOptions({ to: '/games', search: { tab: group } });
