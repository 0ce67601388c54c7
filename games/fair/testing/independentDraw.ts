/**
 * An independent implementation of a lottery's draw and of a chain's links, written from the published rules alone and
 * sharing no code with the first: the platform's hashes, big integers, balls taken out of a bag. Only tests and benches
 * use it. F03
 */
import { createHash, createHmac } from 'node:crypto';

/** As published: the balls from `from` to `to`, how many are drawn, and whether a drawn ball goes back. */
export interface PublishedDrum {
  readonly from: number;
  readonly to: number;
  readonly drawn: number;
  readonly goesBack: boolean;
}

export const publishedDrums: Readonly<Record<'minute' | 'fiveMinute' | 'daily', PublishedDrum>> = {
  minute: { from: 0, to: 9, drawn: 5, goesBack: true },
  fiveMinute: { from: 1, to: 11, drawn: 5, goesBack: false },
  daily: { from: 1, to: 48, drawn: 7, goesBack: false },
};

export function independentBalls({ from, to, drawn, goesBack }: PublishedDrum, seed: string, name: string): number[] {
  const bag: number[] = [];
  for (let ball = from; ball <= to; ball += 1) bag.push(ball);
  const found: number[] = [];
  for (let word = 0; found.length < drawn; word += 1) {
    const block = Math.trunc(word / 8);
    const digest = createHmac('sha256', seed).update(block > 0 ? `${name}:${block}` : name);
    const value = BigInt(`0x${digest.digest('hex').slice((word % 8) * 8, (word % 8) * 8 + 8)}`);
    const balls = BigInt(bag.length);
    if (value / balls >= 4_294_967_296n / balls) continue;
    const place = Number(value % balls);
    found.push(bag[place] ?? Number.NaN);
    if (!goesBack) bag.splice(place, 1);
  }
  return found;
}

/** The anchor of a chain, `steps` hashes before a seed. */
export function independentAnchor(seed: string, steps: number): string {
  let link = seed;
  for (let step = 0; step < steps; step += 1) link = createHash('sha256').update(link).digest('hex');
  return link;
}
