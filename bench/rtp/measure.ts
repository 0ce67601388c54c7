/** Simulates a title's rounds, and compares two verifiers on seeded rounds. */
import { createHash } from 'node:crypto';
import { toNumber } from '@foyer/games/engines/slot/fraction.ts';
import type { Fraction } from '@foyer/games/engines/slot/fraction.ts';
import { lineCount } from '@foyer/games/engines/slot/rules.ts';
import { playRound } from '@foyer/games/engines/slot/spin.ts';
import { titleOf } from '@foyer/games/engines/slotTitles.ts';
import type { SlotTitle } from '@foyer/games/engines/slotTitles.ts';
import { replay } from '@foyer/games/fair/testing/independentSlot.ts';
import { slotRound } from '@foyer/games/fair/slotRound.ts';
import { chanceFrom } from '../chance.ts';

export interface Asked {
  readonly gameId: string;
  readonly rounds: number;
  readonly verified: number;
}

export interface Found extends Asked {
  readonly measured: number;
  readonly deviation: number;
  readonly hits: number;
  readonly most: number;
  readonly differences: number;
}

export function mustTitle(gameId: string): SlotTitle {
  const title = titleOf(gameId);
  if (title === undefined) throw new Error(`no title ${gameId}`);
  return title;
}

export function measure(asked: Asked): Found {
  const { model } = mustTitle(asked.gameId);
  const chance = chanceFrom(asked.gameId);
  const draw = (_: number, sizes: readonly number[]) => sizes.map((size) => Math.floor(chance() * size));
  let [paid, squares, hits, most] = [0, 0, 0, 0];
  for (let round = 0; round < asked.rounds; round += 1) {
    const { win, spins } = playRound(model, draw);
    const times = win / lineCount;
    paid += times;
    squares += times * times;
    if ((spins[0]?.win ?? 0) > 0) hits += 1;
    if (times > most) most = times;
  }
  const measured = paid / asked.rounds;
  const deviation = Math.sqrt(squares / asked.rounds - measured ** 2);
  return { ...asked, measured, deviation, hits: hits / asked.rounds, most, differences: differencesOf(asked) };
}

function differencesOf({ gameId, verified }: Asked): number {
  const { model } = mustTitle(gameId);
  // A hundred pseudo-random server seeds, the same in every run; the nonce counts up.
  const seeds = Array.from({ length: 100 }, (_, place) =>
    createHash('sha256').update(`${gameId} ${place}`).digest('hex'),
  );
  let differences = 0;
  for (let nonce = 0; nonce < verified; nonce += 1) {
    const serverSeed = seeds[nonce % seeds.length] ?? '';
    const clientSeed = `player-${nonce % 7}`;
    const first = slotRound(model, { serverSeed, clientSeed, nonce });
    const second = replay(model, serverSeed, clientSeed, nonce);
    const stops = first.spins.map((spin) => spin.stops).join('|');
    if (first.win !== second.win || stops !== second.stops.join('|')) differences += 1;
  }
  return differences;
}

/** How many standard errors the measured return is off the exact one. */
export const offBy = ({ measured, deviation, rounds }: Found, rtp: Fraction): number =>
  (measured - toNumber(rtp)) / (deviation / Math.sqrt(rounds));

export const signed = (off: number): string => `${off >= 0 ? '+' : '−'}${Math.abs(off).toFixed(2)}`;
