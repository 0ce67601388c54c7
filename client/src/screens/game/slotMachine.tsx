import { createFileRoute } from '@tanstack/react-router';
import { changedSearch } from '#app/address/changedSearch.ts';
import { SlotLobby } from '#features/games/slots/SlotLobby.tsx';
import { loadSlotLobby } from '#features/games/slots/loadSlotLobby.ts';
import { readSlotFilter } from '#features/games/slots/slotSearch.ts';
import type { SlotFilter } from '#features/games/slots/slotSearch.ts';

/** SI-18; one lobby under three addresses, each of which stays as it is. AMB-001, AMB-003 */
export const Route = createFileRoute('/game/slotMachine')({
  staticData: { title: 'title.slots', description: 'slots', navIndex: 3 },
  // As it came: what reads it travels with the screen and not with every page.
  validateSearch: (search) => search as SlotFilter,
  loaderDeps: ({ search: { show, platform } }) => ({ show, platform }),
  loader: ({ context: { queryClient }, deps }) => loadSlotLobby(queryClient, readSlotFilter({ ...deps })),
  component: SlotScreen,
});

function SlotScreen() {
  const filter = readSlotFilter({ ...Route.useSearch() });
  const navigate = Route.useNavigate();
  return (
    <main id="main" className="wrap">
      <SlotLobby
        filter={filter}
        onFilter={(next) =>
          void navigate({ search: changedSearch(filter, next, readSlotFilter), replace: true, resetScroll: false })
        }
      />
    </main>
  );
}
