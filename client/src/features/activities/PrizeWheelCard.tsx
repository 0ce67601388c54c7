import { openDialog } from '#session/dialogs.ts';
import { requireLogin } from '#session/requireLogin.ts';
import { useText } from '#text/useText.tsx';
import { Button } from '#ui/actions/Button.tsx';
import { Icon } from '#ui/values/Icon.tsx';
import { giftIcon } from '#ui/values/icons.ts';
import styles from './PrizeWheelCard.module.css';

/** Link to the prize wheel. A guest is asked to log in first. SI-31, ROLE-007 */
export function PrizeWheelCard() {
  const t = useText('activities/wheel');
  return (
    <section className={styles.card} aria-label={t('wheel.open')}>
      <Icon of={giftIcon} size={24} />
      <div className={styles.words}>
        <h2>{t('wheel.open')}</h2>
        <p className="muted small">{t('wheel.openWords')}</p>
      </div>
      <Button onClick={() => requireLogin('bonus') && openDialog({ kind: 'prizeWheel' })}>{t('wheel.show')}</Button>
    </section>
  );
}
