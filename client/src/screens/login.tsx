import { getFrontConfigList } from '@foyer/contract/site/config.ts';
import { createFileRoute, Link, useLocation } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { lazyPart } from '#api/lazyPart.ts';
import { q } from '#api/query.ts';
import { LoginForm } from '#features/account/login/LoginForm.tsx';
import { LinkNote } from '#features/account/thirdParty/LinkNote.tsx';
import { returnSearch } from '#features/account/thirdParty/returnSearch.ts';
import type { ReturnSearch } from '#features/account/thirdParty/returnSearch.ts';
import { useHydrated } from '#session/hydrated.ts';
import { redirectSearch } from '#session/redirectSearch.ts';
import type { RedirectSearch } from '#session/redirectSearch.ts';
import { useLeaveIfPlayer } from '#session/useLeaveIfPlayer.ts';
import { isOffered } from '#session/offered.ts';
import { useText } from '#text/useText.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { Note } from '#ui/feedback/Note.tsx';
import { SkeletonRows } from '#ui/layout/Skeleton.tsx';
import styles from './login.module.css';

// Loaded when the player opens the recovery; rendered directly by the server.
const Recovery = import.meta.env.SSR
  ? (await import('#app/overlays/Recovery.tsx')).Recovery
  : lazyPart(() => import('#app/overlays/Recovery.tsx'), 'Recovery');

// Only needed after a return from a third party.
const ThirdPartyReturn = lazyPart(
  () => import('#features/account/thirdParty/ThirdPartyReturn.tsx'),
  'ThirdPartyReturn',
);

interface LoginSearch extends RedirectSearch, ReturnSearch {
  /** `forget` opens the account recovery. AMB-012 */
  readonly panel?: 'forget';
}

/** SI-04 */
export const Route = createFileRoute('/login')({
  staticData: { title: 'title.login', description: 'login' },
  validateSearch: (search): LoginSearch => ({
    ...redirectSearch(search),
    ...returnSearch(search),
    ...(search.panel === 'forget' ? { panel: 'forget' } : {}),
  }),
  // In the browser the form reads after it is mounted, see /home.
  loader: async ({ context: { queryClient } }) => {
    if (import.meta.env.SSR) await queryClient.prefetchQuery(q(getFrontConfigList, { configKeys: 'thirdLogin' }));
  },
  component: LoginScreen,
});

function LoginScreen() {
  const { redirect, panel } = Route.useSearch();
  useLeaveIfPlayer(redirect);
  return (
    <main id="main" className={styles.page}>
      <div className={styles.box}>{panel === 'forget' ? <WayBack /> : <Login />}</div>
    </main>
  );
}

function Login() {
  const text = useText('account');
  const { redirect, authType, authCode, state } = Route.useSearch();
  // Why the player was logged out. Never from the address, where anybody could write their own words. ERR-013, S06
  const reason = useLocation({ select: (location) => location.state.reason ?? '' });
  const navigate = Route.useNavigate();
  const wanted = redirect === undefined ? {} : { redirect };
  const isReturned = useReturned(authCode);
  const forgot = (
    <Link className="link" to="/login" search={{ ...wanted, panel: 'forget' }}>
      {text('login.forgot')}
    </Link>
  );
  return (
    <>
      <div>
        <h1>{text('login.title')}</h1>
        {redirect !== undefined && <p className="muted">{text('login.lead')}</p>}
      </div>
      {reason !== '' && (
        <Note tone="warn" role="status">
          {reason}
        </Note>
      )}
      {isReturned && (
        <Suspense>
          <ThirdPartyReturn
            returned={{ authType, authCode, state }}
            onTaken={() => void navigate({ search: wanted, replace: true })}
          />
        </Suspense>
      )}
      <LinkNote on="login" redirect={redirect} />
      <Card mark="lintel">
        <LoginForm recovery={isOffered('recovery') && forgot} redirect={redirect} />
      </Card>
      <p className={styles.note}>{text('login.rememberHint')}</p>
    </>
  );
}

function WayBack() {
  const text = useText('account/recovery');
  const account = useText('account');
  const { redirect } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <>
      <div>
        <h1>{account('recovery')}</h1>
        <p className="muted">{text('lead')}</p>
      </div>
      <Suspense fallback={<SkeletonRows rows={5} rowHeight={88} />}>
        <Recovery onLogin={() => void navigate({ search: redirect === undefined ? {} : { redirect } })} />
      </Suspense>
    </>
  );
}

/**
 * Whether the visitor returned with a code. Stays true after the code is removed from the address, until its result is
 * shown.
 */
function useReturned(authCode = ''): boolean {
  const isHydrated = useHydrated();
  const [isReturned, setIsReturned] = useState(false);
  if (isHydrated && authCode !== '' && !isReturned) setIsReturned(true);
  return isReturned;
}
