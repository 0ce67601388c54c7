/** Whose table it is: the platform sets the colours of cloth, rail, print and the backs of cards. */
const platforms = ['moyu', 'harbour', 'kiln', 'brass', 'canglan', 'orchard'] as const;
type Platform = (typeof platforms)[number];

/** A game's id begins with its platform; a game of another operator plays on green. */
export const platformOf = (gameId: string): Platform =>
  platforms.find((platform) => gameId.startsWith(`${platform}-`)) ?? 'moyu';
