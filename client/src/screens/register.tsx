import { createFileRoute, Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import { lazyPart } from '#api/lazyPart.ts';
import { RegisterForm } from '#features/account/register/RegisterForm.tsx';
import { registerReads } from '#features/account/register/reads.ts';
import { LinkNote } from '#features/account/thirdParty/LinkNote.tsx';
import { redirectSearch } from '#session/redirectSearch.ts';
import { useLeaveIfPlayer } from '#session/useLeaveIfPlayer.ts';
import { useText } from '#text/useText.tsx';
import { buttonClass } from '#ui/actions/buttonClass.ts';
import styles from './register.module.css';

// Only for wide screens and without controls: rendered by the server, with its script loaded separately.
const RegisterStage = import.meta.env.SSR
  ? (await import('#features/account/register/RegisterStage.tsx')).RegisterStage
  : lazyPart(() => import('#features/account/register/RegisterStage.tsx'), 'RegisterStage');

/** SI-05 */
export const Route = createFileRoute('/register')({
  staticData: { title: 'title.register', description: 'register' },
  validateSearch: redirectSearch,
  // In the browser the form reads after it is mounted, see /home.
  loader: async ({ context: { queryClient }, preload }) => {
    if (!import.meta.env.SSR && !preload) return;
    await Promise.all([
      queryClient.prefetchQuery(registerReads.site()),
      queryClient.prefetchQuery(registerReads.variant()),
      queryClient.prefetchQuery(registerReads.items()),
    ]);
  },
  component: RegisterScreen,
});

function RegisterScreen() {
  const text = useText('account/register');
  const account = useText('account');
  const { redirect } = Route.useSearch();
  useLeaveIfPlayer(redirect);
  return (
    <div className={styles.split}>
      <Suspense>
        <RegisterStage />
      </Suspense>
      <main id="main" className={styles.side}>
        <div className={styles.box}>
          <div className={styles.head}>
            <h1>{text('title')}</h1>
            <p className="muted">{text('lead')}</p>
            <p className={styles.login}>
              <span className="muted">{text('haveAccount')}</span>
              <Link
                className={buttonClass({ size: 'small' })}
                to="/login"
                search={redirect === undefined ? {} : { redirect }}
              >
                {account('login.submit')}
              </Link>
            </p>
          </div>
          <LinkNote on="register" redirect={redirect} />
          <RegisterForm />
        </div>
      </main>
    </div>
  );
}
