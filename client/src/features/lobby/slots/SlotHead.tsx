import { useQuery } from '@tanstack/react-query';
import { useText } from '#text/useText.tsx';
import { PageHead } from '#ui/layout/PageHead.tsx';
import { JackpotMillions } from './JackpotMillions.tsx';
import { slotPlatformsQuery, slotTotalQuery } from './slotFilter.ts';

/** The number of slots and of their platforms, and the jackpot if the operator shows one. SCREEN-064 */
export function SlotHead() {
  const s = useText('lobby/slots');
  const total = useQuery(slotTotalQuery());
  const platforms = useQuery(slotPlatformsQuery());
  const lead =
    total.data && platforms.data
      ? s('lead', { total: total.data.total, platforms: platforms.data.total })
      : s('leadAny');
  return <PageHead title={s('title')} lead={lead} aside={<JackpotMillions />} isCompact />;
}
