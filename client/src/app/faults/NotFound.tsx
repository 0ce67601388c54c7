import { Link } from '@tanstack/react-router';
import { inertText } from '#session/inertText.ts';
import { useText } from '#text/useText.tsx';
import { buttonClass } from '#ui/actions/buttonClass.ts';
import { HouseEmblem } from '#ui/actions/HouseEmblem.tsx';
import styles from './NotFound.module.css';

/** SI-34. `err` is inert text, cut at 200 characters; nothing in it becomes a link. ROUTE-025, S06 */
export function NotFound({ err = '' }: { readonly err?: string | undefined }) {
  const t = useText('site');
  return (
    <main id="main" className={styles.page}>
      <HouseEmblem />
      <h1>{t('notFound.title')}</h1>
      <p className="muted">{err === '' ? t('notFound.text') : inertText(err)}</p>
      <Link to="/home" className={buttonClass({ look: 'primary' })}>
        {t('notFound.home')}
      </Link>
    </main>
  );
}
