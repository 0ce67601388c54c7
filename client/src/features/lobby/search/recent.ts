/** The games opened last in this browser. They are stored only here, and the player can clear them. */
const key = 'foyer.recentGames';
const mostRecent = 8;

/** Ids, latest first. */
export function recentGames(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id): id is string => typeof id === 'string').slice(0, mostRecent) : [];
  } catch {
    return [];
  }
}

export function keepRecentGame(id: string): void {
  if (id === '') return;
  try {
    localStorage.setItem(
      key,
      JSON.stringify([id, ...recentGames().filter((each) => each !== id)].slice(0, mostRecent)),
    );
  } catch {
    // Storage is forbidden: nothing is stored.
  }
}

export function clearRecentGames(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Storage is forbidden: nothing was stored.
  }
}
