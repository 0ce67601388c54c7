/** The values of chips and their colours. */

/** Satang, largest first. */
export const chipValues = [100_000, 50_000, 10_000, 5_000, 1_000, 500, 100] as const;
export type ChipValue = (typeof chipValues)[number];

/** The largest chip that fits into an amount. It determines the colour of amounts without a chip of their own. */
export const toneOf = (satang: number): ChipValue => chipValues.find((value) => value <= satang) ?? 100;

/** Face and edge. */
export const chipInks: Readonly<Record<ChipValue, readonly [face: string, edge: string]>> = {
  100: ['#98a4b0', '#66717c'],
  500: ['#c24444', '#822626'],
  1_000: ['#3b8a66', '#215540'],
  5_000: ['#376bb0', '#203f6c'],
  10_000: ['#2f2e33', '#111114'],
  50_000: ['#7a52a6', '#4a2f6b'],
  100_000: ['#cf9e3c', '#866120'],
};

const most = 6;

/** The fewest chips that make up the amount, largest first. Chips after the sixth are left out. */
export function chipsFor(satang: number): ChipValue[] {
  const chips: ChipValue[] = [];
  let rest = satang;
  for (const value of chipValues)
    while (rest >= value && chips.length < most) {
      chips.push(value);
      rest -= value;
    }
  return chips.length > 0 ? chips : [100];
}
