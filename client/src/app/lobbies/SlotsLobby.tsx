import { SlotLobby } from '#features/lobby/slots/SlotLobby.tsx';
import { readSlotFilter } from '#features/lobby/slots/slotSearch.ts';
import { isOffered } from '#session/offered.ts';
import { useAddressSearch } from '../address/useAddressSearch.ts';
import { SlotBanners } from './SlotBanners.tsx';

/** One lobby under three addresses, without redirects between them. SI-18, AMB-001, AMB-003 */
export function SlotsLobby() {
  const [filter, onFilter] = useAddressSearch(readSlotFilter, { replace: true });
  return (
    <main id="main" className="wrap">
      <SlotLobby filter={filter} onFilter={onFilter} />
      {isOffered('slotBanners') && <SlotBanners />}
    </main>
  );
}
