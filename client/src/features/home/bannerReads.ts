/** The reads of a page's banners. */
import { bannerByCode, bannerByNavId } from '@foyer/contract/home/pictures.ts';
import { firstNavList } from '@foyer/contract/site/navigation.ts';
import { queryOptions } from '@tanstack/react-query';
import { q, transportOf } from '#api/query.ts';

export const lobbyBanners = (code: string) => q(bannerByCode, { code });

/** The banners of a page of the navigation. The item is found by its address. AMB-121 */
export const navBanners = (path: string) =>
  queryOptions({
    queryKey: ['navBanners', path] as const,
    queryFn: async ({ client, signal }) => {
      const { list } = await client.ensureQueryData(q(firstNavList, {}));
      const item = list.find(({ type, url }) => type === '1' && url === path);
      return item ? transportOf(client)(bannerByNavId, { navId: item.id }, { signal }) : { list: [] };
    },
  });
