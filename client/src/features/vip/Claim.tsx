import { openDialog } from '#session/dialogs.ts';
import { useVisitor } from '#session/signedIn.ts';
import { useText } from '#text/useText.tsx';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import styles from './Levels.module.css';

/** How a bonus is claimed: a guest has to log in first. SI-26, ERR-039 */
export function Claim() {
  const t = useText('vip');
  const isGuest = useVisitor() === 'guest';
  return (
    <Card title={t('claimTitle')}>
      <p className="muted">{t(isGuest ? 'claimGuest' : 'claimPlayer')}</p>
      {isGuest && (
        <Button className={styles.logIn} onClick={() => openDialog({ kind: 'login' })}>
          {t('logIn')}
        </Button>
      )}
    </Card>
  );
}
