import { useText } from '#text/useText.tsx';
import { Button } from '#ui/Button.tsx';
import { classes } from '#ui/classes.ts';
import styles from './BlockFailed.module.css';

/** One block that could not be read; the others stand. */
export function BlockFailed({ className, onRetry }: { readonly className?: string; readonly onRetry: () => void }) {
  const t = useText('home');
  return (
    <div className={classes(styles.failed, className)} role="alert">
      <p>{t('blockFailed')}</p>
      <Button onClick={onRetry}>{t('blockRetry')}</Button>
    </div>
  );
}
