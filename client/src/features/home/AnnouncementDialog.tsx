import { useQuery } from '@tanstack/react-query';
import { useText } from '#text/useText.tsx';
import { CloseButton } from '#ui/feedback/CloseButton.tsx';
import { Dialog } from '#ui/feedback/Dialog.tsx';
import { SkeletonRows } from '#ui/layout/Skeleton.tsx';
import { Time } from '#ui/values/Time.tsx';
import styles from './AnnouncementDialog.module.css';
import { noticesQuery } from './AnnounceBar.tsx';

/** Every announcement with its time. A failed read is an empty list. SI-09, POPUP-004 to POPUP-006, ERR-034 */
export function AnnouncementDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useText('home');
  const { data, isPending } = useQuery(noticesQuery());
  const notices = data?.list ?? [];
  return (
    <Dialog
      title={t('announce.title')}
      shape="wide"
      onClose={onClose}
      actions={<CloseButton look="primary">{t('announce.confirm')}</CloseButton>}
    >
      {isPending && <SkeletonRows rows={3} />}
      {!isPending && notices.length === 0 && <p>{t('announce.empty')}</p>}
      {notices.map((notice) => (
        <article key={notice.id} className={styles.notice}>
          <h3>{notice.name}</h3>
          <Time value={notice.createTime} />
          <p>{notice.content}</p>
        </article>
      ))}
    </Dialog>
  );
}
