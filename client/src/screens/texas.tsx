import { createFileRoute } from '@tanstack/react-router';
import { changedSearch } from '#app/address/changedSearch.ts';
import { TexasLobby, readTexasLobby } from '#app/lobbies/TexasLobby.tsx';
import { readHubSearch } from '#app/lobbies/hubSearch.ts';
import type { HubSearch } from '#app/lobbies/hubSearch.ts';

export const Route = createFileRoute('/texas')({
  staticData: { title: 'section.texas', description: 'texas' },
  // Unparsed: the parser is loaded with the screen, not with every page.
  validateSearch: (search) => search as HubSearch,
  loaderDeps: ({ search }) => ({ search }),
  loader: ({ context: { queryClient }, deps: { search } }) => readTexasLobby(queryClient, readHubSearch({ ...search })),
  component: Screen,
});

function Screen() {
  const navigate = Route.useNavigate();
  const asked = readHubSearch({ ...Route.useSearch() });
  return (
    <TexasLobby
      search={asked}
      onSearch={(next) => void navigate({ search: changedSearch(asked, next, readHubSearch), resetScroll: false })}
    />
  );
}
