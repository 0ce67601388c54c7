import { createFileRoute, Link } from '@tanstack/react-router';
import { Claim } from '#features/vip/Claim.tsx';
import { Levels, vipQuery } from '#features/vip/Levels.tsx';
import { Privileges, privilegesQuery } from '#features/vip/Privileges.tsx';
import { useText } from '#text/useText.tsx';
import { buttonClass } from '#ui/buttonClass.ts';
import { Card } from '#ui/Card.tsx';
import { PageHead } from '#ui/PageHead.tsx';
import styles from './club.module.css';

/** SI-26, for anybody: what the levels are and what they ask for. */
export const Route = createFileRoute('/club')({
  staticData: { title: 'title.club', description: 'club', navIndex: 7 },
  loader: async ({ context: { queryClient } }) => {
    const reads = Promise.all([queryClient.prefetchQuery(vipQuery()), queryClient.prefetchQuery(privilegesQuery())]);
    if (import.meta.env.SSR) await reads;
  },
  component: ClubScreen,
});

function ClubScreen() {
  const t = useText('vip');
  return (
    <main id="main" className="wrap">
      <PageHead title={t('title')} lead={t('lead')} />
      <div className={styles.club}>
        <div className={styles.main}>
          <Levels />
          <Privileges />
        </div>
        <div className={styles.side}>
          <Card mark="lintel" title={t('howTitle')}>
            <ul className={styles.rules}>
              <li>{t('howRise')}</li>
              <li>{t('howKeep')}</li>
              <li>{t('howCount')}</li>
              <li>{t('howNever')}</li>
            </ul>
            <Link to="/helpCenter/startUse" className={buttonClass({ look: 'second' })}>
              {t('toHelp')}
            </Link>
          </Card>
          <Claim />
        </div>
      </div>
    </main>
  );
}
