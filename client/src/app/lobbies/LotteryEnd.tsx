import { LobbyBanners } from '#features/home/LobbyBanners.tsx';
import { LobbyNews } from './LobbyNews.tsx';

/** What follows the lottery and its platforms: banners and news. */
export function LotteryEnd() {
  return (
    <>
      <LobbyBanners code="lottery" />
      <LobbyNews />
    </>
  );
}
