/** The platform of a game sets the colours of cloth, rail, print and card backs: `table/platforms.css`. */
const platforms = ['moyu', 'harbour', 'kiln', 'brass', 'canglan', 'orchard'] as const;
type Platform = (typeof platforms)[number];

/** A game's id begins with its platform. Other games get the colours of 墨玉堂. */
export const platformOf = (gameId: string): Platform =>
  platforms.find((platform) => gameId.startsWith(`${platform}-`)) ?? 'moyu';
