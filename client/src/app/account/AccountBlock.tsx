import { logout } from '@foyer/contract/account/session.ts';
import { maskAccount } from '@foyer/contract/masks.ts';
import { unreadBadge } from '@foyer/contract/constants.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useId } from 'react';
import { isFailure } from '#api/failure.ts';
import { useCall } from '#api/useCall.ts';
import { whenOnline } from '#api/whenOnline.ts';
import { openDialog } from '#session/dialogs.ts';
import { becomeGuest, setLogOutPending } from '#session/signedIn.ts';
import { postToTabs } from '#session/tabs.ts';
import { useUserInfo } from '#session/userInfo.ts';
import { useUnread } from '#session/unread.ts';
import { InnerLink } from '#app/shell/InnerLink.tsx';
import { BalanceAge } from '#app/live/BalanceAge.tsx';
import { BalanceCause } from '#app/live/BalanceCause.tsx';
import { isOffered } from '#session/offered.ts';
import { useText } from '#text/useText.tsx';
import { buttonClass } from '#ui/actions/buttonClass.ts';
import { Icon } from '#ui/values/Icon.tsx';
import { downIcon, userIcon } from '#ui/values/icons.ts';
import { Masked } from '#ui/values/Masked.tsx';
import { showMessage } from '#ui/messages/messages.ts';
import { Money } from '#ui/values/Money.tsx';
import styles from './AccountBlock.module.css';

/** If its script cannot be loaded, the balance is shown without it. */
const HeaderWagering = lazy(() =>
  whenOnline(() => import('#bonus/HeaderWagering.tsx')).then(
    ({ HeaderWagering: Part }) => ({ default: Part }),
    () => ({ default: () => null }),
  ),
);

const links = [
  { word: 'player.center', to: '/mine/center' },
  { word: 'player.funds', to: '/mine/capital/account' },
  { word: 'player.deposit', to: '/mine/capital/deposit' },
  { word: 'player.withdrawal', to: '/mine/capital/withdrawal' },
  { word: 'player.statement', to: '/mine/billDetail' },
  { word: 'player.welfare', to: '/mine/getBonus' },
  { word: 'player.messages', to: '/mine/inEmail' },
] as const;

/** Balance, deposit and the account's menu. SI-01, ROLE-017, ENTITY-043 */
export function AccountBlock() {
  const t = useText('site');
  const { data } = useUserInfo();
  useLive();
  return (
    <div className={styles.block}>
      <button
        type="button"
        className={styles.balance}
        disabled={!isOffered('wallet')}
        onClick={() => openDialog({ kind: 'wallet' })}
      >
        <span className={styles.label}>
          <span className={styles.name}>{t('player.balance')}</span>
          <Suspense fallback={null}>{isOffered('wagering') && <HeaderWagering />}</Suspense>
        </span>
        {data ? <Money amount={data.assets.mainSatang} className={styles.amount} /> : <span className={styles.wait} />}
        <BalanceAge />
      </button>
      <InnerLink href="/mine/capital/deposit" className={buttonClass({ look: 'primary', className: styles.deposit })}>
        {t('player.deposit')}
      </InnerLink>
      <BalanceCause />
      <AccountMenu />
    </div>
  );
}

/** Starts the live stream while a player's header is mounted. Its code is loaded then. */
function useLive(): void {
  const queryClient = useQueryClient();
  const router = useRouter();
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isOver = false;
    const start = async (): Promise<void> => {
      const { startLive } = await import('#app/live/live.ts');
      if (!isOver) stop = startLive(queryClient, (href) => void router.navigate({ href }));
    };
    // Without it the page still works; it only reads on demand.
    start().catch(() => undefined);
    return () => {
      isOver = true;
      stop?.();
    };
  }, [queryClient, router]);
}

function AccountMenu() {
  const t = useText('site');
  const id = useId();
  const { data } = useUserInfo();
  const leave = useLogOut();
  const unread = useUnread();
  const name = [t('player.menu'), ...(unread > 0 ? [t('player.unread', { count: unread })] : [])].join(' · ');
  return (
    <>
      <button type="button" className={styles.opener} popoverTarget={id} aria-label={name}>
        <Icon of={userIcon} />
        <Icon of={downIcon} size={16} />
        {unread > 0 && <span className={styles.badge}>{unreadBadge(unread)}</span>}
      </button>
      <div id={id} popover="auto" className={styles.menu}>
        {data && (
          <div className={styles.who}>
            <b>
              <Masked value={maskAccount(data.userInfo.userAccount)} />
            </b>
            <span className="faint small">
              {[t('player.level', { level: data.userInfo.level }), data.vip.vipName].filter(Boolean).join(' · ')}
            </span>
          </div>
        )}
        {links.map(({ word, to }) => (
          <InnerLink key={to} href={to}>
            {t(word)}
            {to === '/mine/inEmail' && unread > 0 && <span className={styles.waiting}>{unreadBadge(unread)}</span>}
          </InnerLink>
        ))}
        <button type="button" onClick={() => void leave()}>
          {t('player.logout')}
        </button>
      </div>
    </>
  );
}

/** A failed log-out leaves the player logged in and shows a message. STATE-004, AMB-184 */
function useLogOut(): () => Promise<void> {
  const t = useText('site');
  const { mutateAsync: leave } = useCall(logout, { isShownByCaller: true });
  return async () => {
    setLogOutPending(true);
    try {
      await leave({});
      becomeGuest();
      postToTabs('logout');
      showMessage({ kind: 'success', text: t('player.loggedOut') });
    } catch (error) {
      if (!isFailure(error)) throw error;
      if (!error.isShown) showMessage({ kind: 'warning', text: t('player.logoutFailed'), requestId: error.requestId });
    } finally {
      setLogOutPending(false);
    }
  };
}
