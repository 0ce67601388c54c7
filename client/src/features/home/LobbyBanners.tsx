import type { Banner } from '@foyer/contract/home/home.ts';
import { useQuery } from '@tanstack/react-query';
import { lobbyBanners, navBanners } from './bannerReads.ts';
import { BannerSlides } from './Banners.tsx';

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

/** The banners of a page of the navigation, by its address. AMB-121 */
export function NavBanners({ path }: { readonly path: string }) {
  const { data } = useQuery(navBanners(path));
  return data && <LobbySlides list={data.list} />;
}
