import { useSyncExternalStore } from 'react';
import { useText } from '#text/useText.tsx';
import { Icon } from '#ui/Icon.tsx';
import { offlineIcon } from '#ui/icons.ts';
import styles from './OfflineBanner.module.css';

function watch(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** Says that what is seen may be old, while there is no connection. */
export function OfflineBanner() {
  const t = useText('site');
  const isOnline = useSyncExternalStore(
    watch,
    () => navigator.onLine,
    () => true,
  );
  if (isOnline) return null;
  return (
    <div className={styles.banner} role="status">
      <Icon of={offlineIcon} />
      <span>{t('offline.text')}</span>
    </div>
  );
}
