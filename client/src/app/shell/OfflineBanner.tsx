import { useOnline } from '#api/useOnline.ts';
import { useText } from '#text/useText.tsx';
import { Icon } from '#ui/values/Icon.tsx';
import { offlineIcon } from '#ui/values/icons.ts';
import styles from './OfflineBanner.module.css';

/** Warns that the page may be out of date while there is no connection. */
export function OfflineBanner() {
  const t = useText('site');
  if (useOnline()) return null;
  return (
    <div className={styles.banner} role="status">
      <Icon of={offlineIcon} />
      <span>{t('offline.text')}</span>
    </div>
  );
}
