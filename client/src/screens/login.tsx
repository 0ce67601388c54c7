import { createFileRoute } from '@tanstack/react-router';
import { LoginForm } from '#features/account/login/LoginForm.tsx';
import { ContactService } from '#features/site/ContactService.tsx';
import { inertText } from '#session/inertText.ts';
import { redirectSearch } from '#session/redirectSearch.ts';
import { useLeaveIfPlayer } from '#session/useLeaveIfPlayer.ts';
import type { RedirectSearch } from '#session/redirectSearch.ts';
import { useText } from '#text/useText.tsx';
import { Card } from '#ui/Card.tsx';
import { Note } from '#ui/Note.tsx';
import styles from './login.module.css';

interface LoginSearch extends RedirectSearch {
  /** `forget` asks for the way back into an account. */
  readonly panel?: 'forget';
  /** Why the player was logged out: arbitrary text, shown as inert text and cut. ERR-013, S06 */
  readonly err?: string;
}

/** SI-04 */
export const Route = createFileRoute('/login')({
  staticData: { title: 'title.login', description: 'login' },
  validateSearch: (search): LoginSearch => ({
    ...redirectSearch(search),
    ...(search.panel === 'forget' ? { panel: 'forget' } : {}),
    ...(inertText(search.err) === '' ? {} : { err: inertText(search.err) }),
  }),
  component: LoginScreen,
});

function LoginScreen() {
  const text = useText('account');
  const { redirect, panel, err } = Route.useSearch();
  useLeaveIfPlayer(redirect);
  const recovery = (
    <ContactService reason="recovery" look="quiet">
      {text('login.forgot')}
    </ContactService>
  );
  return (
    <main id="main" className={styles.page}>
      <div className={styles.box}>
        <div>
          <h1>{text('login.title')}</h1>
          {redirect !== undefined && <p className="muted">{text('login.lead')}</p>}
        </div>
        {err !== undefined && (
          <Note tone="warn" role="status">
            {err}
          </Note>
        )}
        {panel === 'forget' && (
          <Note>
            <b>{text('login.forgotTitle')}</b>
            <p>{text('login.forgotWords')}</p>
            <div>
              <ContactService reason="recovery" />
            </div>
          </Note>
        )}
        <Card mark="lintel">
          <LoginForm recovery={recovery} redirect={redirect} />
        </Card>
        <p className={styles.note}>{text('login.rememberHint')}</p>
      </div>
    </main>
  );
}
