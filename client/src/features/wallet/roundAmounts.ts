interface AmountLimits {
  readonly minSatang: number;
  readonly maxSatang: number;
}

/** Round amounts within the limits, both included: 1, 2, 5, 10, 20, … in whole units, ascending, in minor units. */
export function roundAmounts({ minSatang, maxSatang }: AmountLimits): readonly number[] {
  const round: number[] = [];
  for (let step = 100; step <= maxSatang; step *= 10)
    round.push(...[step, step * 2, step * 5].filter((amount) => amount >= minSatang && amount <= maxSatang));
  return round;
}
