import { createFileRoute } from '@tanstack/react-router';
import { LaunchWindow } from '#features/lobby/LaunchWindow.tsx';
import type { LaunchSearch } from '#features/lobby/gameWindow.ts';

const textIn = (value: unknown, longest: number): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, longest) : '';

/** Search parameters of a launch; invalid ones are dropped. */
const launchIn = (search: Record<string, unknown>): LaunchSearch => ({
  mode: search.mode === 'trial' ? 'trial' : 'real',
  game: textIn(search.game, 64),
  platform: textIn(search.platform, 32),
  key: textIn(search.key, 32),
  type: Number.isSafeInteger(Number(search.type)) ? Number(search.type) : 1,
  name: textIn(search.name, 64),
  ...(search.place !== undefined && { place: textIn(search.place, 32) }),
  ...(search.replay !== undefined && { replay: textIn(search.replay, 64) }),
});

export const Route = createFileRoute('/launch')({
  staticData: { title: 'title.launch', isBare: true, isPrivate: true },
  // Validated by the screen, so that the first script stays small.
  validateSearch: (search) => search as unknown as LaunchSearch,
  component: LaunchScreen,
});

function LaunchScreen() {
  return <LaunchWindow search={launchIn({ ...Route.useSearch() })} />;
}
