import { openDialog } from '#session/dialogs.ts';
import { useText } from '#text/useText.tsx';
import { Button } from '#ui/actions/Button.tsx';
import { Card } from '#ui/layout/Card.tsx';
import styles from './Levels.module.css';

/** A guest is asked to log in before claiming a bonus. SI-26, ERR-039, ROLE-007 */
export function Claim() {
  const t = useText('vip');
  return (
    <Card title={t('claimTitle')}>
      <p className="muted">{t('claimGuest')}</p>
      <Button className={styles.logIn} onClick={() => openDialog({ kind: 'login' })}>
        {t('logIn')}
      </Button>
    </Card>
  );
}
