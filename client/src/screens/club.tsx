import { getVipReward } from '@foyer/contract/vip/rewards.ts';
import { useQueryClient } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { lazyPart } from '#api/lazyPart.ts';
import { Claim } from '#features/vip/Claim.tsx';
import { LevelCards } from '#features/vip/LevelCards.tsx';
import { Levels, vipQuery } from '#features/vip/Levels.tsx';
import { Privileges, privilegesQuery } from '#features/vip/Privileges.tsx';
import { useHydrated } from '#session/hydrated.ts';
import { useVisitor } from '#session/signedIn.ts';
import { useText } from '#text/useText.tsx';
import { Button } from '#ui/actions/Button.tsx';
import { buttonClass } from '#ui/actions/buttonClass.ts';
import { Card } from '#ui/layout/Card.tsx';
import { PageHead } from '#ui/layout/PageHead.tsx';
import styles from './club.module.css';

/** Only players see these, so guests do not load them. */
const ClubProgress = lazyPart(() => import('#features/vip/ClubProgress.tsx'), 'ClubProgress');
const Rewards = lazyPart(() => import('#features/vip/Rewards.tsx'), 'Rewards');
const SafetyDialog = lazyPart(() => import('#features/account/safety/SafetyDialog.tsx'), 'SafetyDialog');

/** SI-26: the levels and their privileges for everyone; own progress and rewards for players. */
export const Route = createFileRoute('/club')({
  staticData: { title: 'title.club', description: 'club' },
  loader: async ({ context: { queryClient } }) => {
    const reads = Promise.all([queryClient.prefetchQuery(vipQuery()), queryClient.prefetchQuery(privilegesQuery())]);
    if (import.meta.env.SSR) await reads;
  },
  component: ClubScreen,
});

function ClubScreen() {
  const t = useText('vip');
  const isPlayer = useVisitor() === 'player';
  // The player's own figures are only read by the browser.
  const isHydrated = useHydrated();
  return (
    <main id="main" className="wrap">
      <PageHead title={t('title')} lead={t('lead')} />
      {!isPlayer && <LevelCards />}
      <div className={styles.club}>
        <div className={styles.main}>
          {isPlayer && (isHydrated ? <Own /> : <Card className={styles.waiting} />)}
          {isPlayer && <LevelCards />}
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
          {!isPlayer && <Claim />}
        </div>
      </div>
    </main>
  );
}

/** The player's progress and rewards. A birthday can be entered once. CALL-095, CALL-156, CALL-163 */
function Own() {
  const t = useText('vip');
  const [isAsking, setIsAsking] = useState(false);
  const client = useQueryClient();
  const close = () => {
    setIsAsking(false);
    void client.invalidateQueries({ queryKey: [getVipReward.name] });
  };
  return (
    <Suspense fallback={<Card aria-busy="true" className={styles.waiting} />}>
      <ClubProgress
        aside={
          <Link to="/mine/getBonus" className="link">
            {t('toWelfare')}
          </Link>
        }
      />
      <Rewards birthday={<Button onClick={() => setIsAsking(true)}>{t('birthdaySet')}</Button>} />
      {isAsking && <SafetyDialog step="birthday" onClose={close} />}
    </Suspense>
  );
}
