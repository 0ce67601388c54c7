/**
 * Rounds shown as highlights. They are computed by the slots' own code from the public seeds below, which were selected
 * among many. Nobody staked on them, and they are labelled so. SCREEN-046
 */
import { titleOf } from '../engines/slotTitles.ts';
import type { SlotTitle } from '../engines/slotTitles.ts';
import type { Round } from '../engines/slot/spin.ts';
import { lineCount } from '../engines/slot/rules.ts';
import type { Seeds } from './draw.ts';
import { slotRound } from './slotRound.ts';

interface Pick {
  /** Names the video, and the replay in its address. */
  readonly id: string;
  readonly gameId: string;
  readonly nonce: number;
}

/** SHA-256 of the text `foyer highlights`. */
const serverSeed = '268cc873b865f7bdb03ac303de2caa928832672c0e28710187ee8d4afbb7d7d1';
const clientSeed = 'foyer-highlights';

export const highlightPicks: readonly Pick[] = [
  { id: 'koi-gate-free-spins', gameId: 'moyu-koi-gate', nonce: 2_147 },
  { id: 'coin-theatre-hold', gameId: 'brass-coin-theatre', nonce: 176 },
  { id: 'candy-jar-free-spins', gameId: 'orchard-candy-jar', nonce: 2_968 },
  { id: 'parasol-phoenix-free-spins', gameId: 'moyu-parasol-phoenix', nonce: 2_133 },
  { id: 'trident-free-spins', gameId: 'canglan-trident', nonce: 389 },
  { id: 'two-carp-free-spins', gameId: 'canglan-two-carp', nonce: 7_273 },
  { id: 'cherry-hours-free-spins', gameId: 'orchard-cherry-hours', nonce: 24_847 },
];

export interface Highlight {
  readonly id: string;
  readonly title: SlotTitle;
  readonly seeds: Seeds;
  readonly round: Round;
  readonly freeSpins: number;
  /** What the round pays, as a multiple of its stake. */
  readonly times: number;
}

/** The whole round of a highlight; undefined for an unknown id. */
export function highlightOf(id: string): Highlight | undefined {
  const pick = highlightPicks.find((one) => one.id === id);
  const title = pick && titleOf(pick.gameId);
  if (pick === undefined || title === undefined) return undefined;
  const seeds = { serverSeed, clientSeed, nonce: pick.nonce };
  const round = slotRound(title.model, seeds);
  return { id, title, seeds, round, freeSpins: round.spins.length - 1, times: round.win / lineCount };
}
