import type { LotteryCode } from '@foyer/contract/lottery/games.ts';
import { Suspense, useRef, useState } from 'react';
import { lazyPart } from '#api/lazyPart.ts';
import { requestIdOf } from '#api/requestId.ts';
import { useHydrated } from '#session/hydrated.ts';
import { useText } from '#text/useText.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { ErrorState } from '#ui/layout/EmptyState.tsx';
import { SkeletonRows } from '#ui/layout/Skeleton.tsx';
import { Tabs } from '#ui/actions/Tabs.tsx';
import { BetPanel } from './bet/BetPanel.tsx';
import { browserDevice, createHouseClock, HouseClockProvider } from './clock/houseClock.ts';
import { overIssue } from './clock/phase.ts';
import type { GameState } from './clock/phase.ts';
import { GameSwitch } from './GameSwitch.tsx';
import { IssueCard } from './IssueCard.tsx';
import styles from './LotteryDesk.module.css';
import type { LotterySearch, LotteryView } from './lotterySearch.ts';
import { useGames } from './useGames.ts';

// Not needed before hydration.
const Cart = lazyPart(() => import('./slip/Cart.tsx'), 'Cart');

// Not needed for betting, so they are loaded when opened.
const TrendPanel = lazyPart(() => import('./trend/TrendPanel.tsx'), 'TrendPanel');
const DrawRecords = lazyPart(() => import('./draws/DrawRecords.tsx'), 'DrawRecords');
const VerifyDraw = lazyPart(() => import('./draws/VerifyDraw.tsx'), 'VerifyDraw');
const MyBets = lazyPart(() => import('./mine/MyBets.tsx'), 'MyBets');
const Chases = lazyPart(() => import('./mine/Chases.tsx'), 'Chases');

interface LotteryDeskProps {
  readonly search: LotterySearch;
  readonly onSearch: (search: LotterySearch) => void;
}

/** The house's own lottery: three games by the house's clock. SI-21, SCREEN-018, SCREEN-019 */
export function LotteryDesk(props: LotteryDeskProps) {
  const [clock] = useState(() => createHouseClock(browserDevice));
  return (
    <HouseClockProvider value={clock}>
      <Games {...props} />
    </HouseClockProvider>
  );
}

function Games({ search, onSearch }: LotteryDeskProps) {
  const text = useText('lottery');
  const code: LotteryCode = search.lottery ?? 'minute';
  const games = useGames(code);
  const game = games.data?.games.find(({ lotteryCode }) => lotteryCode === code);
  if (!games.data || !game) {
    return games.isError ? (
      <ErrorState title={text('gamesFailed')} onRetry={() => void games.refetch()} requestId={requestIdOf(games.error)}>
        {text('gamesFailedWords')}
      </ErrorState>
    ) : (
      <SkeletonRows rows={6} />
    );
  }
  return (
    <div className={styles.desk}>
      <GameSwitch
        games={games.data.games}
        selected={code}
        onGame={(next) =>
          onSearch({ ...(next !== 'minute' && { lottery: next }), ...(search.view && { view: search.view }) })
        }
      />
      <Desk game={game} search={search} onSearch={onSearch} />
    </div>
  );
}

const views = ['bet', 'trend', 'records', 'mine', 'chases'] as const satisfies readonly LotteryView[];

function Desk({ game, search, onSearch }: LotteryDeskProps & { readonly game: GameState }) {
  const { lotteryCode: code } = game;
  const over = overIssue(game);
  const [isSheetOpen, setIsSheetOpen] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  const isHydrated = useHydrated();
  const { view: _view, draw: _draw, ...chosen } = search;
  const view = search.view ?? 'bet';
  const show = (next: LotteryView) => onSearch({ ...chosen, ...(next !== 'bet' && { view: next }) });
  const verify = (issue: string) => onSearch({ ...search, draw: issue });
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        <IssueCard game={game} onVerify={verify} />
        <div ref={panel} className={styles.panel}>
          <DeskViews
            view={view}
            code={code}
            latestIssue={over}
            onView={show}
            onCart={() => setIsSheetOpen(true)}
            onVerify={verify}
          />
        </div>
      </div>
      <Suspense fallback={<WaitingSlip />}>
        {isHydrated ? (
          <Cart
            game={game}
            className={styles.side}
            isSheetOpen={isSheetOpen}
            onCloseSheet={() => setIsSheetOpen(false)}
            onEdit={() => {
              if (view !== 'bet') show('bet');
              panel.current?.scrollIntoView({ block: 'start' });
            }}
            onMine={show}
          />
        ) : (
          <WaitingSlip />
        )}
      </Suspense>
      {isHydrated && search.draw !== undefined && (
        <Suspense>
          <VerifyDraw
            code={code}
            issue={search.draw}
            onClose={() => onSearch({ ...chosen, ...(search.view && { view: search.view }) })}
          />
        </Suspense>
      )}
    </div>
  );
}

interface DeskViewsProps {
  readonly view: LotteryView;
  readonly code: LotteryCode;
  readonly latestIssue: string;
  readonly onView: (view: LotteryView) => void;
  readonly onCart: () => void;
  readonly onVerify: (issue: string) => void;
}

function DeskViews({ view, code, latestIssue, onView, onCart, onVerify }: DeskViewsProps) {
  const text = useText('lottery');
  // Only the betting view is server-rendered; the others load after hydration.
  const shown = useHydrated() || view === 'bet' ? view : undefined;
  return (
    <Tabs
      label={text('views')}
      tabs={views.map((id) => ({ id, label: text(`view.${id}`) }))}
      selected={view}
      onSelect={onView}
    >
      <Suspense fallback={<SkeletonRows rows={6} />}>
        {shown === undefined && <SkeletonRows rows={6} />}
        {shown === 'bet' && <BetPanel key={code} code={code} latestIssue={latestIssue} onCart={onCart} />}
        {shown === 'trend' && <TrendPanel code={code} latestIssue={latestIssue} />}
        {shown === 'records' && <DrawRecords key={code} code={code} latestIssue={latestIssue} onVerify={onVerify} />}
        {shown === 'mine' && <MyBets code={code} latestIssue={latestIssue} onVerify={onVerify} />}
        {shown === 'chases' && <Chases code={code} latestIssue={latestIssue} />}
      </Suspense>
    </Tabs>
  );
}

/** Placeholder with the cart's size. */
function WaitingSlip() {
  const text = useText('lottery');
  return (
    <aside className={styles.side} aria-label={text('slip')}>
      <Card title={text('slip')}>
        <SkeletonRows rows={3} />
      </Card>
    </aside>
  );
}
