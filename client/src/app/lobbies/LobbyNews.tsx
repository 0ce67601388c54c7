import { AnnouncementList } from '#features/home/AnnouncementList.tsx';
import { PlayerWagering } from '#app/account/PlayerWagering.tsx';
import { Reveal } from '#ui/layout/Reveal.tsx';
import styles from './LobbyNews.module.css';

/** The player's remaining turnover and the rotating announcements, at the end of a lobby. SI-10, POPUP-008 */
export function LobbyNews() {
  return (
    <>
      <PlayerWagering />
      <Reveal>
        <div className={styles.news}>
          <AnnouncementList />
        </div>
      </Reveal>
    </>
  );
}
