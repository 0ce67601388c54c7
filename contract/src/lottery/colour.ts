/** The four bet kinds of the lottery: pick numbers, or one of three colours. ENUM-021, CONST-035, AMB-067 */
export const lotteryColours = ['number', 'red', 'yellow', 'blue'] as const;
export type LotteryColour = (typeof lotteryColours)[number];

export const isLotteryColour = (value: unknown): value is LotteryColour =>
  lotteryColours.some((colour) => colour === value);
export const lotteryColourLabel = (colour: LotteryColour) => `lotteryColour.${colour}` as const;
