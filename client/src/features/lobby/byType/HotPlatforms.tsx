import { useQuery } from '@tanstack/react-query';
import { listState } from '#api/listState.ts';
import { useText } from '#text/useText.tsx';
import { PlatformCards } from './PlatformCards.tsx';
import { hotPlatforms } from './reads.ts';

/** CALL-043, or CALL-042 if that fails or is empty. AMB-136 */
export function HotPlatforms() {
  const t = useText('lobby/byType');
  const state = listState(useQuery(hotPlatforms()));
  return (
    <section className="section" aria-label={t('hub.hotPlatforms')}>
      <div className="section-head">
        <h2>{t('hub.hotPlatforms')}</h2>
      </div>
      <PlatformCards state={state.status === 'ready' ? { ...state, rows: state.rows.slice(0, 6) } : state} />
    </section>
  );
}
