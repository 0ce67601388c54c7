import { useLocation } from '@tanstack/react-router';
import { Suspense, useRef, useState } from 'react';
import type { FocusEvent } from 'react';
import { lazyPart } from '#api/lazyPart.ts';
import { openDialog } from '#session/dialogs.ts';
import { InnerLink } from '#app/shell/InnerLink.tsx';
import { useText } from '#text/useText.tsx';
import { buttonClass } from '#ui/actions/buttonClass.ts';
import styles from './HeaderLogin.module.css';

const HeaderLoginMore = lazyPart(() => import('#app/shell/HeaderLoginMore.tsx'), 'HeaderLoginMore');

/**
 * Account and password in one box; captcha, remember and recovery open below it on focus. Where there is no space for
 * the box, a button opens the same form. On /home the box is emphasised. SI-02, ROUTE-073, AMB-017
 */
export function HeaderLogin() {
  const t = useText('site');
  const isHome = useLocation({ select: ({ pathname }) => pathname === '/home' });
  const form = useRef<HTMLFormElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const closeOnLeave = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget) && event.relatedTarget !== null) setIsOpen(false);
  };
  return (
    <>
      {/* The form handles the events of its fields, which open and close the panel below. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <form
        ref={form}
        className={styles.login}
        method="post"
        aria-label={t('login.form')}
        noValidate
        data-login-focus={isHome ? '' : undefined}
        onFocus={() => setIsOpen(true)}
        onBlur={closeOnLeave}
        onKeyDown={(event) => event.key === 'Escape' && setIsOpen(false)}
        onSubmit={(event) => {
          event.preventDefault();
          setIsOpen(true);
        }}
      >
        <LoginFields />
        <button type="submit" className={buttonClass({})}>
          {t('login.submit')}
        </button>
        {isOpen && (
          <Suspense>
            <HeaderLoginMore form={form} onDone={() => setIsOpen(false)} />
          </Suspense>
        )}
      </form>
      <button
        type="button"
        className={buttonClass({ className: styles.narrow })}
        onClick={() => openDialog({ kind: 'login' })}
      >
        {t('login.submit')}
      </button>
      <InnerLink href="/register" className={buttonClass({ look: 'primary' })}>
        {t('login.register')}
      </InnerLink>
    </>
  );
}

function LoginFields() {
  const t = useText('site');
  return (
    <div className={styles.fields}>
      <input
        name="userAccount"
        aria-label={t('login.account')}
        placeholder={t('login.account')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <input
        name="password"
        type="password"
        aria-label={t('login.password')}
        placeholder={t('login.password')}
        autoComplete="current-password"
      />
    </div>
  );
}
