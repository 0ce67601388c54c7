import { useText } from '#text/useText.tsx';
import { Button } from '#ui/actions/Button.tsx';
import { classes } from '#ui/classes.ts';
import styles from './BlockFailed.module.css';

/** Replaces a block that could not be read. The other blocks stay. */
export function BlockFailed({
  className,
  onRetry,
}: {
  readonly className?: string | undefined;
  readonly onRetry: () => void;
}) {
  const t = useText('home');
  return (
    <div className={classes(styles.failed, className)} role="alert">
      <p>{t('blockFailed')}</p>
      <Button onClick={onRetry}>{t('blockRetry')}</Button>
    </div>
  );
}
