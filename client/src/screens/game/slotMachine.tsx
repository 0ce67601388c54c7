import { createFileRoute } from '@tanstack/react-router';
import { SlotsLobby } from '#app/lobbies/SlotsLobby.tsx';
import { loadSlotLobby } from '#features/lobby/slots/loadSlotLobby.ts';
import { readSlotFilter } from '#features/lobby/slots/slotSearch.ts';
import type { SlotFilter } from '#features/lobby/slots/slotSearch.ts';

export const Route = createFileRoute('/game/slotMachine')({
  staticData: { title: 'title.slots', description: 'slots' },
  // Validated by the screen, so that the first script stays small.
  validateSearch: (search) => search as SlotFilter,
  loaderDeps: ({ search: { show, platform } }) => ({ show, platform }),
  loader: ({ context: { queryClient }, deps }) => loadSlotLobby(queryClient, readSlotFilter({ ...deps })),
  component: () => <SlotsLobby />,
});
