/** The sub-navigation of sports; its start page has no id. ENUM-022 */
export const sports = {
  home: undefined,
  football: 1,
  basketball: 2,
  tennis: 3,
  baseball: 8,
  darts: 15,
  handball: 23,
  iceHockey: 25,
  cycleRacing: 29,
  rugby: 31,
  billiards: 34,
  volleyball: 40,
} as const;
export type Sport = keyof typeof sports;

export const sportLabel = (sport: Sport) => `sport.${sport}` as const;
/** The sport of an id; `home` for unknown ids. */
export function sportOf(id: number | undefined): Sport {
  const found = Object.entries(sports).find(([, known]) => known === id);
  return (found?.[0] as Sport | undefined) ?? 'home';
}
