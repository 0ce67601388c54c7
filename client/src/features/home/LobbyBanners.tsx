import type { Banner } from '@foyer/contract/home/home.ts';
import { bannerByCode, bannerByNavId } from '@foyer/contract/home/pictures.ts';
import { firstNavList } from '@foyer/contract/site/navigation.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { q, transportOf } from '#api/query.ts';
import { BannerSlides } from './Banners.tsx';

export const lobbyBanners = (code: string) => q(bannerByCode, { code });

/** Shown below the games, because the games come first in a lobby. */
const LobbySlides = ({ list }: { readonly list: readonly Banner[] }) =>
  list.length > 0 && (
    <div className="section">
      <BannerSlides list={list} isStrip />
    </div>
  );

/** The banners of a lobby. Renders nothing if there are none or the read fails. AMB-121 */
export function LobbyBanners({ code }: { readonly code: string }) {
  const { data } = useQuery(lobbyBanners(code));
  return data && <LobbySlides list={data.list} />;
}

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

export function NavBanners({ path }: { readonly path: string }) {
  const { data } = useQuery(navBanners(path));
  return data && <LobbySlides list={data.list} />;
}
