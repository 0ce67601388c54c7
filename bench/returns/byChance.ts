/** How far off the furthest of many measurements lies by chance alone. */

const density = (at: number): number => Math.exp((-at * at) / 2) / Math.sqrt(2 * Math.PI);

/** The share of a normal distribution beyond this many standard errors, on both sides. */
export function shareBeyond(errors: number): number {
  const [steps, end] = [2_000, errors + 10];
  const width = (end - errors) / steps;
  // Simpson's rule. The tail beyond the end is less than one part in 10^23.
  let sum = density(errors) + density(end);
  for (let step = 1; step < steps; step += 1) sum += (step % 2 === 1 ? 4 : 2) * density(errors + step * width);
  return (2 * sum * width) / 3;
}

/**
 * The distance, in standard errors, within which the furthest of `counts` independent counts lies in this share of all
 * runs.
 */
export function furthestByChance(counts: number, share: number): number {
  let [near, far] = [0, 10];
  while (far - near > 1e-6) {
    const middle = (near + far) / 2;
    if ((1 - shareBeyond(middle)) ** counts < share) near = middle;
    else far = middle;
  }
  return near;
}
