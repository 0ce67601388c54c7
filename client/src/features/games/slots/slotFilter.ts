/** What the slot lobby shows; the address holds it, so that a filtered lobby can be linked and reloaded. SI-18 */
import { pageSizes } from '@foyer/contract/constants.ts';
import { gameTypeCodes } from '@foyer/contract/games/gameType.ts';
import { gamePlatform, getSlotGameByPlatform, queryAllGameList } from '@foyer/contract/games/lists.ts';
import { selectGameSlotType, slotBanner, slotOffer, slotRank, totalSlot } from '@foyer/contract/games/slotLobby.ts';
import { getFrontConfig } from '@foyer/contract/site/config.ts';
import { queryOptions } from '@tanstack/react-query';
import { q, transportOf } from '#api/query.ts';

export const slotScopes = ['hot', 'new', 'trial', 'mine'] as const;
export type SlotScope = (typeof slotScopes)[number];

export interface SlotFilter {
  /** 'mine' is the player's favourites; undefined is every slot. */
  readonly show?: SlotScope;
  /** A platform's code. */
  readonly platform?: string;
  /** What the search field holds. */
  readonly keyword?: string;
}

/** Reads a filter from an address; what makes no sense is left out. */
export function readSlotFilter(search: Record<string, unknown>): SlotFilter {
  const show = slotScopes.find((scope) => scope === search.show);
  const platform =
    typeof search.platform === 'string' && /^\w{1,32}$/.test(search.platform) ? search.platform : undefined;
  const keyword = wordsOf(search.keyword);
  return { ...(show && { show }), ...(platform && { platform }), ...(keyword !== '' && { keyword }) };
}

/** The router reads '777' in an address as a number. */
const wordsOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, 48) : '';

const slots = gameTypeCodes.slots;

/** One page of 36; a trial is a feature, which only the list of all games knows. CONST-001 */
export function slotPageQuery({ show, platform = '' }: SlotFilter, page: number) {
  const asked = { pageNo: page, pageSize: pageSizes.homeGames, gameType: slots, platformCode: platform };
  const sort = show === 'hot' || show === 'new' ? show : '';
  const feature = show === 'trial' ? 'trial' : '';
  return queryOptions({
    queryKey: ['slotPage', platform, sort, feature, page] as const,
    queryFn: ({ client, signal }) => {
      const send = transportOf(client);
      if (feature === '') return send(getSlotGameByPlatform, { ...asked, sort }, { signal });
      return send(queryAllGameList, { ...asked, keyword: '', sort: '', feature, section: '' }, { signal });
    },
  });
}

export const slotPlatformsQuery = () => q(gamePlatform, { pageNo: 1, pageSize: 20, gameType: slots });
export const slotTypesQuery = () => q(selectGameSlotType, {});
export const slotTotalQuery = () => q(totalSlot, { gameType: slots });
export const slotBannersQuery = () => q(slotBanner, {});
export const slotOffersQuery = () => q(slotOffer, {});
export const slotRankQuery = () => q(slotRank, {});
export const jackpotModeQuery = () => q(getFrontConfig, { configKey: 'jackpot' });
