import { AnnouncementList } from '#features/home/AnnouncementList.tsx';
import { Reveal } from '#ui/Reveal.tsx';
import styles from './LobbyNews.module.css';

/** The rotating announcements at the end of a lobby. SI-10, POPUP-008 */
export function LobbyNews() {
  return (
    <Reveal>
      <div className={styles.news}>
        <AnnouncementList />
      </div>
    </Reveal>
  );
}
