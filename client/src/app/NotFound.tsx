import { Link } from '@tanstack/react-router';
import { useText } from '#text/useText.tsx';

/** SI-34. `err` is shown as inert text, cut at 200 characters. ROUTE-025, AMB-024, S06 */
export function NotFound({ err = '' }: { readonly err?: string }) {
  const t = useText('app');
  return (
    <main className="wrap">
      <h1>{t('notFound.title')}</h1>
      <p>{err === '' ? t('notFound.text') : err.slice(0, 200)}</p>
      <Link to="/home">{t('notFound.home')}</Link>
    </main>
  );
}
