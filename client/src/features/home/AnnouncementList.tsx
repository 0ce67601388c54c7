import { useQuery } from '@tanstack/react-query';
import { openDialog } from '#session/dialogs.ts';
import { useText } from '#text/useText.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { IconButton } from '#ui/actions/IconButton.tsx';
import { pauseIcon, playIcon } from '#ui/values/icons.ts';
import { noticesQuery } from './AnnounceBar.tsx';
import styles from './AnnouncementList.module.css';
import { useTurn } from './useTurn.ts';

/** Shows one announcement at a time in 84 px, the next every 4 s. SI-10, POPUP-008 to POPUP-010, AMB-030, AMB-031 */
export function AnnouncementList() {
  const t = useText('home');
  const notices = useQuery(noticesQuery()).data?.list ?? [];
  const { at, isPaused, toggle, hold } = useTurn(notices.length);
  const notice = notices[at % Math.max(1, notices.length)];
  if (!notice) return null;
  const pause = notices.length > 1 && (
    <IconButton
      label={t(isPaused ? 'announce.play' : 'announce.pause')}
      icon={isPaused ? playIcon : pauseIcon}
      onClick={toggle}
    />
  );
  return (
    <Card title={t('announce.label')} aside={pause}>
      <button
        key={notice.id}
        type="button"
        className={styles.notice}
        onClick={() => openDialog({ kind: 'announcements' })}
        onPointerEnter={hold(true)}
        onPointerLeave={hold(false)}
        onFocus={hold(true)}
        onBlur={hold(false)}
      >
        <b>{notice.name}</b>
        <span>{notice.content}</span>
      </button>
    </Card>
  );
}
