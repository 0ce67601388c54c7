import { createFileRoute } from '@tanstack/react-router';
import { TexasLobby, readTexasLobby } from '#app/lobbies/TexasLobby.tsx';
import { readHubSearch } from '#app/lobbies/hubSearch.ts';

export const Route = createFileRoute('/texas')({
  staticData: { title: 'section.texas', description: 'texas' },
  validateSearch: readHubSearch,
  loaderDeps: ({ search }) => ({ search }),
  loader: ({ context: { queryClient }, deps: { search } }) => readTexasLobby(queryClient, search),
  component: Screen,
});

function Screen() {
  const navigate = Route.useNavigate();
  return <TexasLobby search={Route.useSearch()} onSearch={(search) => void navigate({ search, resetScroll: false })} />;
}
