/** Whose table it is: the house sets the colours of cloth, rail, print and the backs of cards. */
const houses = ['moyu', 'harbour', 'kiln', 'brass', 'canglan', 'orchard'] as const;
type House = (typeof houses)[number];

/** A game's id begins with its house; a game of another operator plays on green. */
export const houseOf = (gameId: string): House => houses.find((house) => gameId.startsWith(`${house}-`)) ?? 'moyu';
