import { Link } from '@tanstack/react-router';
import { useText } from '#text/useText.tsx';
import { buttonClass } from '#ui/buttonClass.ts';
import { EmptyState } from '#ui/EmptyState.tsx';

/** A section whose programme has not begun: what it is waiting for, and a way on. */
export function Closed({ section }: { readonly section: 'club' | 'discounts' }) {
  const t = useText('site');
  const [title, words] =
    section === 'club'
      ? (['soon.clubTitle', 'soon.clubText'] as const)
      : (['soon.discountsTitle', 'soon.discountsText'] as const);
  return (
    <main id="main" className="wrap">
      <h1 className="sr">{t(section === 'club' ? 'nav.club' : 'nav.discounts')}</h1>
      <EmptyState
        title={t(title)}
        action={
          <Link to="/home" search={{ type: 1 }} className={buttonClass({ look: 'primary' })}>
            {t('soon.toGames')}
          </Link>
        }
      >
        {t(words)}
      </EmptyState>
    </main>
  );
}
