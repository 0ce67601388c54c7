import { getFrontConfigList } from '@foyer/contract/site/config.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { q } from '#api/query.ts';
import { useVisitor } from '#session/signedIn.ts';
import { useText } from '#text/useText.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { closeIcon } from '#ui/icons.ts';
import { LoginForm } from './LoginForm.tsx';
import styles from './LoginForm.module.css';

const dismissedKey = 'foyer.floatLogin.dismissed';

/** A box in the corner where the front configuration asks for it: guests only, gone for the visit. POPUP-002, AMB-018 */
export function FloatingLogin({ recovery }: { readonly recovery: ReactNode }) {
  const text = useText('account');
  const ui = useText('ui');
  const visitor = useVisitor();
  const [isDismissed, setIsDismissed] = useState(readDismissed);
  const isWanted = visitor === 'guest' && !isDismissed;
  const config = useQuery({ ...q(getFrontConfigList, { configKeys: 'floatLogin' }), enabled: isWanted });
  const isOn = config.data?.list.some((item) => item.configKey === 'floatLogin' && item.configVal === '1') ?? false;
  if (!isWanted || !isOn) return null;
  const dismiss = () => {
    setIsDismissed(true);
    keepDismissed();
  };
  return (
    <aside className={styles.float} aria-label={text('login.float')}>
      <div className={styles.floatHead}>
        <h2>{text('login.float')}</h2>
        <IconButton label={ui('close')} icon={closeIcon} onClick={dismiss} />
      </div>
      <LoginForm recovery={recovery} onDone={dismiss} />
    </aside>
  );
}

function readDismissed(): boolean {
  try {
    return sessionStorage.getItem(dismissedKey) === '1';
  } catch {
    return false;
  }
}

function keepDismissed(): void {
  try {
    sessionStorage.setItem(dismissedKey, '1');
  } catch {
    // Storage is forbidden: it stays away until the page is loaded anew.
  }
}
