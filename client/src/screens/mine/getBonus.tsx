import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { BindBonuses } from '#features/activities/BindBonuses.tsx';
import { CheckIn } from '#features/activities/CheckIn.tsx';
import { Points } from '#features/activities/Points.tsx';
import { PrizeWheelCard } from '#features/activities/PrizeWheelCard.tsx';
import { WaitingBonuses } from '#features/activities/WaitingBonuses.tsx';
import { RealTime } from '#features/promotions/RealTime.tsx';
import { openDialog } from '#session/dialogs.ts';
import { isOffered } from '#session/offered.ts';
import { useText } from '#text/useText.tsx';
import { PageHead } from '#ui/layout/PageHead.tsx';
import { Tabs } from '#ui/actions/Tabs.tsx';
import styles from './getBonus.module.css';

const tabIds = ['checkIn', 'points', 'bind', 'waiting'] as const;
type WelfareTab = (typeof tabIds)[number];
interface WelfareSearch {
  readonly tab?: WelfareTab;
  /** Opens the prize wheel at once. Floating pictures and letters link to it. AMB-013 */
  readonly show?: 'wheel';
}

const tabWords = { checkIn: 'tabCheckIn', points: 'tabPoints', bind: 'tabBind', waiting: 'tabWaiting' } as const;
const tabFeatures = { checkIn: 'checkIn', points: 'points', bind: 'bindBonuses', waiting: 'rewards' } as const;
const offeredTabs = (): readonly WelfareTab[] => tabIds.filter((id) => isOffered(tabFeatures[id]));

const tabIn = (given: unknown): WelfareTab => offeredTabs().find((id) => id === given) ?? offeredTabs()[0] ?? 'waiting';

const panels = { checkIn: <CheckIn />, points: <Points />, bind: <BindBonuses />, waiting: <Waiting /> };

export const Route = createFileRoute('/mine/getBonus')({
  // Validated by the screen.
  validateSearch: (search) => search as WelfareSearch,
  component: GetBonus,
});

/** Welfare. SI-43, ROUTE-034, AMB-013, AMB-143 */
function GetBonus() {
  const text = useText('activities/rewards');
  const { tab: given, show } = Route.useSearch();
  const tab = tabIn(given);
  const navigate = useNavigate({ from: Route.fullPath });
  useEffect(() => {
    if (show !== 'wheel') return;
    openDialog({ kind: 'prizeWheel' });
    // Remove it from the address, so that a reload does not open the dialog again.
    void navigate({ search: given === undefined ? {} : { tab: given }, replace: true, resetScroll: false });
  }, [show, given, navigate]);
  return (
    <>
      <PageHead title={text('title')} lead={text('lead')} />
      <Tabs
        label={text('tabs')}
        selected={tab}
        onSelect={(id) => void navigate({ search: id === 'checkIn' ? {} : { tab: id }, resetScroll: false })}
        tabs={offeredTabs().map((id) => ({ id, label: text(tabWords[id]) }))}
      >
        {panels[tab]}
      </Tabs>
      {isOffered('prizeWheel') && (
        <div className={styles.wheel}>
          <PrizeWheelCard />
        </div>
      )}
    </>
  );
}

/** Bonuses that wait for the player's decision, and what would be paid now. SCREEN-052, SCREEN-054 */
function Waiting() {
  return (
    <div className={styles.waiting}>
      <WaitingBonuses />
      {isOffered('realTimeBonuses') && <RealTime />}
    </div>
  );
}
