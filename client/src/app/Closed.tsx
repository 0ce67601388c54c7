import { Link } from '@tanstack/react-router';
import { useText } from '#text/useText.tsx';
import { buttonClass } from '#ui/buttonClass.ts';
import { EmptyState } from '#ui/EmptyState.tsx';

/** A section whose programme has not begun: what it is waiting for, and a way on. */
export function Closed() {
  const t = useText('site');
  return (
    <main id="main" className="wrap">
      <h1 className="sr">{t('nav.discounts')}</h1>
      <EmptyState
        title={t('soon.discountsTitle')}
        action={
          <Link to="/home" search={{ type: 1 }} className={buttonClass({ look: 'primary' })}>
            {t('soon.toGames')}
          </Link>
        }
      >
        {t('soon.discountsText')}
      </EmptyState>
    </main>
  );
}
