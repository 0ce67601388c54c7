import { useQuery } from '@tanstack/react-query';
import { useText } from '#text/useText.tsx';
import { Button } from '#ui/actions/Button.tsx';
import { Note } from '#ui/feedback/Note.tsx';
import type { HallSearch } from './hallSearch.ts';
import styles from './Hall.module.css';
import { OfferCards } from './OfferCards.tsx';
import { relatedQuery } from './reads.ts';

/** Other promotions of the same kind; nothing if there are none. CALL-032 */
export function Related({ configId, search }: { readonly configId: string; readonly search: HallSearch }) {
  const t = useText('promotions');
  const { data, isError, refetch } = useQuery(relatedQuery(configId));
  if (isError && !data) {
    return (
      <Note tone="warn" role="alert">
        <p>{t('relatedFailed')}</p>
        <Button onClick={() => void refetch()}>{t('readAgain')}</Button>
      </Note>
    );
  }
  if (!data || data.list.length === 0) return null;
  return (
    <section className={styles.part} aria-label={t('others')}>
      <h2>{t('others')}</h2>
      <OfferCards label={t('others')} offers={data.list} search={search} place="side" />
    </section>
  );
}
